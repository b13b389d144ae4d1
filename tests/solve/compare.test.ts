import { afterAll, describe, expect, test } from 'vitest';
import { type Rng, rng } from '../../src/engine/core/rng.ts';
import { formatGoal, type GoalSpec } from '../../src/engine/games/sixteen/goals.ts';
import type { Params } from '../../src/engine/games/sixteen/params.ts';
import { deal } from '../../src/engine/games/sixteen/rules.ts';
import { type Method, proverWith, type Shortcut, shortcutNames } from '../../src/engine/games/sixteen/solver/index.ts';
import type { State } from '../../src/engine/games/sixteen/state.ts';
import { anyPosition, explore, positionText, winnable } from './brute.ts';

/** Positions compared for each set and goal: more with SOLVE_COMPARE=N, and then the counts are printed. */
const wanted = Number(process.env.SOLVE_COMPARE ?? 30);
const most = wanted > 30 ? 30_000 : 3_000;

const sets: Params[] = (['descending', 'consecutive'] as const).flatMap((runs) => [
  { ranks: 5, copies: 1, piles: 2, runs },
  { ranks: 4, copies: 2, piles: 2, runs },
  { ranks: 3, copies: 3, piles: 2, runs },
  { ranks: 6, copies: 2, piles: 2, runs },
  { ranks: 4, copies: 2, piles: 3, runs },
  { ranks: 3, copies: 2, piles: 4, runs },
]);

const goalsOf = ({ ranks, copies, piles }: Params, random: Rng): Exclude<GoalSpec, { kind: 'do' }>[] => [
  { kind: 'win' },
  { kind: 'home', bricks: 1 + random.int(ranks * copies) },
  { kind: 'empty', piles: 1 + random.int(piles) },
  { kind: 'top', ranks: [1 + random.int(ranks)], pile: 1 + random.int(piles) },
  { kind: 'top', ranks: [1 + random.int(ranks), 1 + random.int(ranks)], pile: null },
  { kind: 'sorted' },
];

/** The exact search alone, with all shortcuts or without some. */
const exactly = (without: readonly Shortcut[] = []): Method => ({ without, breadth: 0, widths: [] });
const methods: Record<string, Method> = {
  usual: {},
  breadth: { breadth: 1_000_000 },
  beams: { breadth: 0, taste: 0 },
  exact: exactly(),
  plain: exactly(shortcutNames),
  ...Object.fromEntries(shortcutNames.map((name) => [`without ${name}`, exactly([name])])),
  ...Object.fromEntries(shortcutNames.map((name) => [`only ${name}`, exactly(shortcutNames.filter((n) => n !== name))])),
};

const counts = { positions: 0, verdicts: 0, wins: 0, losses: 0 };
afterAll(() => {
  if (wanted > 30) console.log('compared', counts);
});

describe('the solver agrees with a plain search of the rules', () => {
  test.each(sets)('$ranks ranks, $copies copies, $piles piles, $runs', { timeout: 3_600_000 }, (params) => {
    const random = rng(params.ranks * 100 + params.copies * 10 + params.piles);
    for (let n = 0; n < wanted; ) {
      const start: State = n % 5 === 0 ? deal(params, random) : anyPosition(params, random);
      const space = explore(start, most);
      if (space === null && n % 5 !== 0) continue;
      n++;
      if (space === null) continue;
      for (const goal of goalsOf(params, random)) {
        const can = winnable(space, goal);
        // The start and some positions on the way, sharing what has been proved.
        const ats: number[] = [0, random.int(space.states.length), random.int(space.states.length)];
        for (const at of new Set(ats)) {
          const state = space.states[at] as State;
          if (goal.kind === 'win' && space.next[at]?.length === 0) continue;
          counts.positions++;
          for (const [name, method] of Object.entries(methods)) {
            const inquiry = proverWith(method).inquire(state, formatGoal(goal));
            if (!inquiry.ok) throw new Error(inquiry.error.code);
            const proof = inquiry.value.prove([], {});
            const truth: 'win' | 'loss' = can[at] ? 'win' : 'loss';
            if (proof.result !== truth)
              expect.fail(`${positionText(state)} ${formatGoal(goal)} ${name}: ${proof.result}, the rules say ${truth}`);
            counts.verdicts++;
            counts[truth === 'win' ? 'wins' : 'losses']++;
          }
        }
      }
    }
  });
});

test('both verdicts occur often', () => {
  expect(counts.wins).toBeGreaterThan(1_000);
  expect(counts.losses).toBeGreaterThan(1_000);
});
