import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { gameIds } from '../../src/engine/games/ids.ts';
import { loadMaking } from '../../src/engine/games/registry.ts';
import { find, recipesFor } from '../../src/engine/mine/find.ts';
import {
  combinations,
  expected,
  fewest,
  isServed,
  type Sample,
  served,
  slowest,
  wishName,
} from '../../src/engine/mine/serving.ts';
import { ownActions, triesSolved } from '../../src/engine/mine/solving.ts';
import { tools } from '../../src/engine/mine/tools.ts';

const kind = (rules: string, goals: readonly string[], themes: readonly string[]) => ({
  rules,
  goals,
  themes,
  size: '',
  grades: [],
});
/** Two recipes: one wins at once, the other is about a theme. */
const miner = {
  recipes: ['plain', 'themed'],
  kindOf: (recipe: string) => (recipe === 'plain' ? kind('one', ['win'], []) : kind('two', ['win', 'home'], ['late'])),
};
const any = { rules: null, goal: null, theme: null, grade: null };
const puzzle = (grade: number, goal = 'win', themes: readonly string[] = [], own = 5) => ({ grade, goal, themes, own });
const samples = (recipe: string, seconds: number, times: number, found: Sample['found']): Sample[] =>
  Array.from({ length: times }, (_, seed) => ({ recipe, seed, seconds, found: seed % 2 === 0 ? found : [] }));

test('what a wish takes is what its recipes take, over how often they hold it', () => {
  const all = [...samples('plain', 1, 20, [puzzle(1)]), ...samples('themed', 3, 20, [puzzle(2, 'home:3', ['late']), puzzle(3)])];
  // One number in two: 1 s and 3 s, by turns.
  expect(expected(miner, all, any)).toEqual({ seconds: 4, seen: 20 });
  expect(expected(miner, all, { ...any, rules: 'one' })).toEqual({ seconds: 2, seen: 10 });
  expect(expected(miner, all, { ...any, theme: 'late', grade: 2 })).toEqual({ seconds: 6, seen: 10 });
  expect(expected(miner, all, { ...any, grade: 3 })).toEqual({ seconds: 8, seen: 10 });
  expect(expected(miner, all, { ...any, grade: 5 })).toEqual({ seconds: Number.POSITIVE_INFINITY, seen: 0 });
  expect(expected(miner, all, any, ({ grade }) => grade === 1)).toEqual({ seconds: 8, seen: 10 });
});

test('what has to be named is in no wish for any rules, and a goal goes by what was looked at for it alone', () => {
  const named = { ...miner, recipes: ['plain'], namedRecipes: ['themed'] };
  expect(recipesFor(named, any)).toEqual(['plain']);
  expect(recipesFor(named, { ...any, rules: 'two' })).toEqual(['themed']);
  // The plain recipe's rules are the only ones that any may mean, so they are not named; the others always are.
  expect(combinations(named).map(wishName)).toEqual([
    '- - -',
    '- win -',
    ...['-', 'win', 'home'].flatMap((goal) => [`two ${goal} -`, `two ${goal} late`]),
  ]);
  const all = samples('themed', 8, 20, [puzzle(2, 'home:3', ['late'])]);
  const narrow = samples('themed', 1, 20, [puzzle(2, 'home:3', ['late'])]).map((one) => ({ ...one, goal: 'home' }));
  expect(expected(named, [...all, ...narrow], { ...any, rules: 'two' })).toEqual({ seconds: 16, seen: 10 });
  expect(expected(named, [...all, ...narrow], { ...any, rules: 'two', goal: 'home' })).toEqual({ seconds: 2, seen: 10 });
  expect(expected(named, [...all, ...narrow], { ...any, rules: 'two', goal: 'win' }).seen).toBe(0);
});

test('what takes too long or was hardly seen is not offered', () => {
  expect(isServed({ seconds: slowest, seen: fewest })).toBe(true);
  expect(isServed({ seconds: slowest + 0.1, seen: 100 })).toBe(false);
  expect(isServed({ seconds: 0.1, seen: fewest - 1 })).toBe(false);
  const quick = [...samples('plain', 0.1, 20, [puzzle(1)]), ...samples('themed', 5, 20, [puzzle(2, 'home:3', ['late'])])];
  // Any rules are looked for with both recipes, and so with the slow one.
  expect(served(miner, quick)).toEqual({ 'one - -': '01', 'one win -': '01' });
  // Four of the plain recipe and twelve of the other, of which two are the same.
  expect(combinations(miner)).toHaveLength(14);
});

test.each(gameIds)(
  'what a search of %s finds is among all that lies there, with the moves of its own',
  async (game) => {
    const { miner } = (await loadMaking(game)) as NonNullable<Awaited<ReturnType<typeof loadMaking>>>;
    const answer = await find(game, any, 4242, 400);
    const found = answer.ok ? answer.value.found : null;
    if (found === null) throw new Error('nothing is found');
    const all = await miner.all(found.recipe, found.seed, tools);
    expect(all.some(({ position, goal }) => position === found.position && goal === found.goal)).toBe(true);
    expect(found.own).toBe(await ownActions(found.position, found.line.split(',')));
  },
  60_000,
);

/** Puzzles of the library, of a grade. */
const libraryOf = (game: string, grade: number): { position: string; goal: string; grade: number }[] =>
  JSON.parse(readFileSync(new URL(`../../src/content/puzzles/${game}.json`, import.meta.url), 'utf8')).filter(
    (one: { grade: number }) => one.grade === grade,
  );

test.each(gameIds)('tries at a puzzle of %s come to the same each time, and easy ones are solved more often', async (game) => {
  const solved = async (grade: number) => {
    const some = libraryOf(game, grade).slice(0, 5);
    const counts = await Promise.all(some.map(({ position, goal }) => triesSolved(position, goal, 30, 7)));
    return counts.reduce((sum, one) => sum + one, 0);
  };
  const easy = await solved(1);
  expect(easy).toBe(await solved(1));
  expect(easy).toBeGreaterThan(await solved(5));
});

test('what cannot be tried says so', async () => {
  await expect(triesSolved('chess:x', 'win', 1, 1)).rejects.toThrow();
  await expect(triesSolved('sixteen:nowhere', 'win', 1, 1)).rejects.toThrow('sixteen:nowhere: fields');
});
