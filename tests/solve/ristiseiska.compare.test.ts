import { afterAll, describe, expect, test } from 'vitest';
import { rng } from '../../src/engine/core/rng.ts';
import { formatGoal, type GoalSpec } from '../../src/engine/games/ristiseiska/goals.ts';
import { ristiseiska } from '../../src/engine/games/ristiseiska/index.ts';
import { type Method, proverWith, shortcutNames } from '../../src/engine/games/ristiseiska/solver/index.ts';
import { anyEnding, explore, paramsOf, positionText, winnable } from './ristiseiska.brute.ts';

/** Endings compared for each rule set: more with SOLVE_COMPARE=N, and then the counts are printed. */
const wanted = Number(process.env.SOLVE_COMPARE ?? 3);
const most = wanted > 3 ? 30_000 : 1_500;

const presets = ['duel', 'pantti', 'pantti-ace', 'begging', 'begging-points', 'forfeit'];
const overrides = [
  '',
  '~extra=no',
  '~extra=any',
  '~extra=aces-kings',
  '~ace=low',
  '~ace=closes',
  '~ace=first-decides',
  '~end=last-in',
  '~five-needs-eight=no',
  '~unable=token',
  '~unable=beg~give=unplayable-first',
  '~unable=pawn',
  '~false-pass=penalised',
];
const goals = (seats: number, random: { int(n: number): number }): Exclude<GoalSpec, { kind: 'do' | 'best' }>[] => [
  { kind: 'win' },
  { kind: 'not-last' },
  { kind: 'lies', card: random.int(52) },
  { kind: 'passes', seat: 1 + random.int(seats) },
  { kind: 'played', card: random.int(52) },
  { kind: 'turn', cards: 1 + random.int(3) },
  { kind: 'points', most: random.int(40) },
];
const methods: Record<string, Method> = {
  usual: {},
  plain: { without: shortcutNames },
  ...Object.fromEntries(shortcutNames.map((name) => [`without ${name}`, { without: [name] }])),
};

const counts: Record<string, number> = {};
const count = (name: string) => {
  counts[name] = (counts[name] ?? 0) + 1;
};
afterAll(() => {
  if (wanted > 3) console.log('compared', counts);
});

describe('the solver agrees with a plain search of the rules', () => {
  test.each(presets.flatMap((preset) => (wanted > 3 ? [2, 3, 4, 5, 6] : [2, 3, 4]).map((players) => ({ preset, players }))))(
    '$preset, $players players',
    { timeout: 3_600_000 },
    ({ preset, players }) => {
      const random = rng(presets.indexOf(preset) * 10 + players);
      for (const override of overrides) {
        const params = paramsOf(preset + override, players);
        for (let n = 0; n < wanted; n++) {
          const start = anyEnding(params, 3 + random.int(players + 6), random);
          if (start === null) continue;
          for (const goal of goals(players, random)) {
            const open = ristiseiska.goal(formatGoal(goal));
            if (!open.ok || open.value(start, []) !== 'open') continue;
            const space = explore(start, goal, most);
            if (space === null) {
              count('too large');
              continue;
            }
            const can = winnable(space);
            // The start and some positions on the way, sharing what has been proved, also by a search that was stopped.
            const inquiries = Object.entries(methods).map(([name, method]) => {
              const inquiry = proverWith(method).inquire(start, formatGoal(goal));
              if (!inquiry.ok) throw new Error(inquiry.error.code);
              return { name, inquiry: inquiry.value };
            });
            const size = space.places.length;
            for (const at of new Set([random.int(size), random.int(size), 0])) {
              if (space.places[at]?.verdict !== 'open') continue;
              const line = lineTo(space, at);
              const truth = can[at] ? 'win' : 'loss';
              for (const { name, inquiry } of inquiries) {
                const stopped = inquiry.prove(line, { nodes: 1 + random.int(20) }).result;
                const proof = inquiry.prove(line, { anyLine: name !== 'usual' });
                if (proof.result !== truth || (stopped !== truth && stopped !== 'unknown'))
                  expect.fail(
                    `${positionText(start)} ${line.map(ristiseiska.action.format)} ${formatGoal(goal)} ${name}: ${stopped}, ${proof.result}, the rules say ${truth}`,
                  );
              }
              count(`${preset} ${truth}`);
            }
          }
        }
      }
    },
  );
});

/** One way to a place of a space. */
function lineTo({ next, actions }: NonNullable<ReturnType<typeof explore>>, at: number) {
  const from = new Map<number, [number, number]>();
  for (const [i, ways] of next.entries()) for (const [w, to] of ways.entries()) if (to > i && !from.has(to)) from.set(to, [i, w]);
  const line = [];
  for (let i = at; i !== 0; ) {
    const [before, way] = from.get(i) as [number, number];
    line.unshift((actions[before] as NonNullable<(typeof actions)[0]>)[way] as (typeof actions)[0][0]);
    i = before;
  }
  return line;
}
