import { expect, test } from 'vitest';
import { tuned } from '../../src/engine/core/tuning.ts';
import { entries } from '../../src/engine/games/registry.ts';
import { weights as ristiseiska } from '../../src/engine/games/ristiseiska/players/weights.ts';
import { liveliness, livelyDeals } from '../../src/engine/games/russian-bank/mine/liveliness.ts';
import { weights as sixteen } from '../../src/engine/games/sixteen/players/weights.ts';
import { match, pairings } from '../../src/engine/mine/matches.ts';

const method = { seed: 3, generations: 12, candidates: 20, chosen: 5 };

test('tuning finds where the score is highest, the same each time', () => {
  const score = ({ a = 0, b = 0 }: Readonly<Record<string, number>>) => -((a - 1) ** 2) - (b + 0.5) ** 2;
  const found = tuned({ a: 0, b: 0 }, score, method);
  expect(Math.abs((found.a ?? 0) - 1)).toBeLessThan(0.2);
  expect(Math.abs((found.b ?? 0) + 0.5)).toBeLessThan(0.2);
  expect(tuned({ a: 0, b: 0 }, score, method)).toEqual(found);
});

test('every candidate of a generation plays the same games, another generation others', () => {
  const games: number[] = [];
  tuned({ a: 1 }, (_, number) => games.push(number), { ...method, generations: 2 });
  expect(new Set(games.slice(0, 20)).size).toBe(1);
  expect(new Set(games).size).toBe(2);
});

test.each([
  ['ristiseiska', ristiseiska, 0.3],
  ['sixteen', sixteen, 0.05],
] as const)(
  'the weights of %s are in the form in which the command writes them, and better than those it began with',
  async (id, weights, by) => {
    const tunable = (await entries[id].trials?.())?.tunable;
    if (!tunable) throw new Error('nothing is tuned');
    expect(Object.keys(weights)).toEqual(Object.keys(tunable.start));
    for (const [name, value] of Object.entries(weights)) expect(tunable.text({ ...weights })).toContain(`  ${name}: ${value},\n`);
    expect(tunable.score({ ...weights }, 5)).toBeGreaterThan(tunable.score(tunable.start, 5) + by);
  },
);

test('matches of three, in which each seat is taken in turn', async () => {
  const options = { rules: 'begging', players: '3' };
  const result = await match('ristiseiska', 'thumb', 'random', 60, 1, options);
  expect(result).toEqual(await match('ristiseiska', 'thumb', 'random', 60, 1, options));
  expect(result).toMatchObject({ seats: 3, games: 60, frozen: 0 });
  expect(result?.notLast).toBeGreaterThan(45);
  expect(await match('ristiseiska', 'thumb', 'random', 1, 1, { rules: 'nothing' })).toBeNull();
  expect(await pairings('russian-bank')).toEqual([
    ['greedy', 'random'],
    ['planner', 'random'],
    ['planner', 'greedy'],
  ]);
});

test('frozen games are counted, and those that are proved to be', async () => {
  const result = await match('russian-bank', 'greedy', 'greedy', 12, 4);
  expect(result?.frozen).toBeGreaterThan(0);
  expect(result?.proved).toBeGreaterThan(0);
  expect(result?.proved).toBeLessThanOrEqual(result?.frozen ?? 0);
});

test('a deal is lively where each game of it is decided', () => {
  const look = { deals: 2, games: 1, seed: 2 };
  let told = 0;
  const lively = livelyDeals(look, (looked) => {
    told = looked;
  });
  expect(told).toBe(2);
  expect(lively).toEqual(lively.toSorted((one, other) => one - other));
  for (const deal of lively) expect(liveliness(deal, 1, 1)).toBe(1);
});
