import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { splitLine } from '../../src/engine/core/play.ts';
import { loadTable } from '../../src/engine/games/registry.ts';
import { gradeOf as gradeOfRistiseiska } from '../../src/engine/games/ristiseiska/solver/index.ts';
import { gradeOf as gradeOfRussianBank } from '../../src/engine/games/russian-bank/solver/index.ts';
import { gradeOf } from '../../src/engine/mine/grade.ts';
import type { Grading } from '../../src/engine/solve/solver.ts';
import { grade, judge, reply, solve } from '../../src/engine/solve/verdicts.ts';
import { type Puzzle, puzzleSchema } from '../../src/puzzles/schema.ts';

const read = (path: string): unknown => JSON.parse(readFileSync(join(import.meta.dirname, '../..', path), 'utf8'));

/** Of each game: the letter of its ids, its grade of what was measured, and the most actions that a line may have. */
const games = {
  sixteen: { letter: 's', gradeOf: ({ onlyMoves }: Grading) => gradeOf(onlyMoves), longest: 72 },
  'russian-bank': {
    letter: 'b',
    gradeOf: ({ share = 0, depth = 0 }: Grading) => gradeOfRussianBank(share, depth),
    longest: 50,
  },
  ristiseiska: { letter: 'r', gradeOf: gradeOfRistiseiska, longest: 48 },
} as const;

type Filed = keyof typeof games;

const filed = Object.keys(games) as Filed[];
const puzzlesOf = (game: Filed): Puzzle[] => puzzleSchema.array().parse(read(`src/content/puzzles/${game}.json`));

/** What any one verdict of these tests may cost, far less than a page allows: verdicts are to be quick. */
const quick = { nodes: 200_000 };

/** The value of a result that must be there. */
function must<T>(result: { ok: true; value: T } | { ok: false; error: { reason: string } }): T {
  if (!result.ok) throw new Error(result.error.reason);
  return result.value;
}

describe.each(filed)('the puzzles of %s as a set', (game) => {
  const puzzles = puzzlesOf(game);

  test('they are of this game, numbered in order, from easy to hard, and every grade has some', () => {
    expect(puzzles.map(({ id }) => id)).toEqual(puzzles.map((_, i) => `${games[game].letter}-${String(i + 1).padStart(4, '0')}`));
    expect(puzzles.filter((puzzle) => puzzle.game !== game)).toEqual([]);
    const grades = puzzles.map((puzzle) => puzzle.grade);
    expect(grades).toEqual([...grades].sort());
    expect(new Set(grades)).toEqual(new Set([1, 2, 3, 4, 5]));
  });

  test('no two begin alike, and none shares its title', () => {
    const places = puzzles.map(({ position }) => position.slice(position.indexOf('/')));
    expect(new Set(places).size).toBe(puzzles.length);
    const titles = puzzles.map(({ title }) => title);
    expect(new Set(titles).size).toBe(puzzles.length);
  });
});

describe.each(filed.flatMap(puzzlesOf))('$id', (puzzle) => {
  const { game, position, goal, proof } = puzzle;
  const line = splitLine(puzzle.line);

  test('the position is written canonically, and is of the game', async () => {
    expect(position.startsWith(`${game}:`)).toBe(true);
    expect(must((await loadTable(game)).open(position)).position).toBe(position);
  });

  test('the line is legal and meets the goal with its last action', async () => {
    const before = must(await judge(position, line.slice(0, -1), goal, quick));
    expect(before).toMatchObject({ state: 'open', winnable: true });
    expect(must(await judge(position, line, goal, quick))).toMatchObject({ state: 'met', winnable: true });
    expect(line.length).toBeLessThanOrEqual(games[game].longest);
  });

  test('the solver proves the start won again', async () => {
    const { result, line: found } = must(await solve(position, goal, quick));
    expect(result).toBe('win');
    expect(found).not.toBeNull();
  });

  test('the proof and the grade repeat', async () => {
    const graded = must(await grade(position, line, goal, quick)) as Grading;
    const { nodes: _, ...measured } = proof;
    expect(graded).toMatchObject(measured);
    expect(games[game].gradeOf(graded)).toBe(puzzle.grade);
  });

  test('every first step off the line is settled within the budget, and some lose', async () => {
    const table = await loadTable(game);
    const losing: string[] = [];
    for (const [i] of line.entries())
      for (const action of must(table.replay(position, line.slice(0, i))).actions) {
        const tried = [...line.slice(0, i), action];
        const { state, winnable, reason } = must(await judge(position, tried, goal, quick));
        expect(reason).toBeNull();
        if (winnable === false) losing.push(action);
        // Where others are next, their answer is proved too, and none of theirs is a guess.
        const answer = state === 'open' ? must(await reply(position, tried, goal, quick)) : null;
        expect(answer?.why).not.toBe('guess');
      }
    expect(losing).not.toEqual([]);
  });
});
