import { afterAll, describe, expect, test } from 'vitest';
import { rng } from '../../src/engine/core/rng.ts';
import { ristiseiska } from '../../src/engine/games/ristiseiska/index.ts';
import { solved } from '../../src/engine/games/ristiseiska/solver/linear.ts';
import type { RateAnswer } from '../../src/engine/proving/answers.ts';
import { rate } from '../../src/engine/solve/verdicts.ts';
import { anyEnding, chances, explore, paramsOf, positionText } from './ristiseiska.brute.ts';

/** Endings compared for each rule set: more with SOLVE_COMPARE=N, and then the counts are printed. */
const wanted = Number(process.env.SOLVE_COMPARE ?? 12);
const most = wanted > 12 ? 20_000 : 2_000;

const ruleSets = [
  'duel',
  'duel~extra=any~ace=low',
  'duel~ace=first-decides~extra=aces-kings',
  'duel~end=last-in',
  'pantti',
  'begging',
];

const counts: Record<string, number> = { positions: 0, actions: 0, mixed: 0 };
const add = (name: string, n = 1) => {
  counts[name] = (counts[name] ?? 0) + n;
};
afterAll(() => {
  if (wanted > 12) console.log('compared', counts);
});

describe('chances are those of a plain computation from the rules', () => {
  test.each(ruleSets.flatMap((rules) => [2, 3, 4].map((players) => ({ rules, players }))))(
    '$rules, $players players',
    { timeout: 3_600_000 },
    async ({ rules, players }) => {
      const random = rng(ruleSets.indexOf(rules) * 10 + players);
      const params = paramsOf(rules, players);
      for (let n = 0; n < wanted; n++) {
        const start = anyEnding(params, players + 1 + random.int(6), random);
        if (start === null || start.out.length > 0) continue;
        const space = explore(start, { kind: 'best' }, most);
        if (space === null) continue;
        const values = chances(space);
        const rated = await rate(positionText(start), 'best');
        if (!rated.ok) throw new Error(rated.error.code);
        const next = space.next[0] as readonly number[];
        const ways = (space.actions[0] ?? []).map((action, i) => ({
          text: ristiseiska.action.format(action),
          value: values[next[i] as number] as number,
        }));
        const highest = Math.max(...ways.map(({ value }) => value));
        for (const { text, value } of ways) {
          const found: RateAnswer['actions'][number] | undefined = rated.value.actions.find(({ action }) => action === text);
          if (found?.value === undefined || Math.abs(found.value - value) > 1e-10)
            expect.fail(`${positionText(start)} ${text}: ${found?.value}, the rules say ${value}`);
          expect(found.result).toBe(value >= highest - 1e-9 ? 'win' : 'loss');
          if (value > 1e-6 && value < 1 - 1e-6) add('mixed');
        }
        add('positions');
        add('actions', ways.length);
      }
    },
  );
});

test('there was something to compare', () => {
  expect(counts.actions).toBeGreaterThan(wanted * 8);
  expect(counts.mixed).toBeGreaterThan(wanted);
});

test('a large chain is solved like a small one', () => {
  const ring = (size: number) =>
    Array.from({ length: size }, (_, i) => ({
      sure: i === 0 ? 0.25 : 0,
      ways: [
        { to: (i + 1) % size, chance: 0.5 },
        { to: 0, chance: 0.25 },
      ],
    }));
  for (const size of [2, 80, 81, 300]) {
    // The value of place i is a + b / 2^i round the ring; what matters is that the equations hold.
    const equations = ring(size);
    const values = solved(equations);
    for (const [i, { sure, ways }] of equations.entries())
      expect(values[i]).toBeCloseTo(
        ways.reduce((sum, { to, chance }) => sum + chance * (values[to] as number), sure),
        12,
      );
  }
});
