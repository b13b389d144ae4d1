import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { gameIds } from '../../src/engine/games/ids.ts';
import { measure } from '../../src/engine/mine/measure.ts';
import type { Puzzle } from '../../src/published/puzzle-schema.ts';

const budget = { nodes: 2_000_000 };
const read = (folder: string, game: string): Puzzle[] => JSON.parse(readFileSync(`src/content/${folder}/${game}.json`, 'utf8'));

/** The word that a goal begins with. */
const kindOf = (goal: string): string => goal.split(':', 1)[0] as string;

/** Of each kind of goal and each grade the puzzle that is proved in the fewest positions. */
function quickest(puzzles: readonly Puzzle[]): Puzzle[] {
  const least = new Map<string, Puzzle>();
  for (const puzzle of puzzles) {
    const key = `${kindOf(puzzle.goal)} ${puzzle.grade}`;
    const known = least.get(key);
    if (known === undefined || puzzle.proof.nodes < known.proof.nodes) least.set(key, puzzle);
  }
  return [...least.values()].filter(({ proof }) => proof.nodes < 400);
}

const some = gameIds.flatMap((game) => quickest([...read('puzzles', game), ...read('daily', game)]));

test('there are some of each game', () => {
  for (const game of gameIds) expect(some.filter((puzzle) => puzzle.game === game).length).toBeGreaterThanOrEqual(5);
});

test.each(some)('$id: measured anew it is what stands on file', async ({ id, position, goal, line, grade, themes, proof }) => {
  const measured = await measure(position, goal, line.split(','), budget);
  const { nodes: _, ...rest } = proof;
  expect(measured).toMatchObject({ ok: true, value: { grade, proof: rest } });
  // Themes of the library are chosen by hand.
  if (Number(id.slice(2)) > 1000) expect(measured.ok && [...measured.value.themes].sort()).toEqual([...themes].sort());
});
