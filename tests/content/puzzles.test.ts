import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type GameId, gameIds, letters } from '../../src/engine/games/registry.ts';
import { faults } from '../../src/engine/mine/filed.ts';
import { type Puzzle, puzzleSchema } from '../../src/published/puzzle-schema.ts';

const read = (path: string): unknown => JSON.parse(readFileSync(join(import.meta.dirname, '../..', path), 'utf8'));

const puzzlesOf = (game: GameId): Puzzle[] => puzzleSchema.array().parse(read(`src/content/puzzles/${game}.json`));

describe.each(gameIds)('the puzzles of %s as a set', (game) => {
  const puzzles = puzzlesOf(game);

  test('they are of this game, each has a number of its own, they go from easy to hard, and every grade has some', () => {
    for (const { id } of puzzles) expect(id).toMatch(new RegExp(`^${letters[game]}-0\\d{3}$`));
    expect(new Set(puzzles.map(({ id }) => id)).size).toBe(puzzles.length);
    expect(puzzles.filter((puzzle) => puzzle.game !== game)).toEqual([]);
    const order = puzzles.map(({ grade, id }) => `${grade} ${id}`);
    expect(order).toEqual(order.toSorted());
    expect(new Set(puzzles.map(({ grade }) => grade))).toEqual(new Set([1, 2, 3, 4, 5]));
  });

  test('no two begin alike, and none shares its title', () => {
    const places = puzzles.map(({ position }) => position.slice(position.indexOf('/')));
    expect(new Set(places).size).toBe(puzzles.length);
    const titles = puzzles.map(({ title }) => title);
    expect(new Set(titles).size).toBe(puzzles.length);
  });
});

test.each(gameIds.flatMap(puzzlesOf))('$id is proved anew', async (puzzle) => {
  expect(await faults(puzzle)).toEqual([]);
});
