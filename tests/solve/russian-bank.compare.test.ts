import { afterAll, describe, expect, test } from 'vitest';
import { type Rng, rng, shuffled } from '../../src/engine/core/rng.ts';
import { formatGoal, type GoalSpec } from '../../src/engine/games/russian-bank/goals.ts';
import { formatAction } from '../../src/engine/games/russian-bank/notation.ts';
import { outcome } from '../../src/engine/games/russian-bank/rules.ts';
import { bestOfTurn, type Method, proverWith, shortcutNames } from '../../src/engine/games/russian-bank/solver/index.ts';
import { cardIn, type State, sideOf, topOf } from '../../src/engine/games/russian-bank/state.ts';
import { best, explore, lineTo, meets, positionText, reachable, type Space } from './russian-bank.brute.ts';
import { contested, diagram, fromPlay } from './russian-bank.positions.ts';

/** Turns compared of each kind: more with SOLVE_COMPARE=N, and then the counts are printed. */
const wanted = Number(process.env.SOLVE_COMPARE ?? 30);
const large = wanted > 30;
const most = large ? 6_000 : 300;

type Goal = Exclude<GoalSpec, { kind: 'do' }>;

/** Goals that the turn can be asked for, around what it holds at best, so that both verdicts occur. */
function goalsOf(space: Space, random: Rng): Goal[] {
  const at = best(space);
  const { start } = space;
  const cards = (from: readonly number[], many: number): number[] => from.slice(-many).map(cardIn);
  const somewhere = (space.nodes[random.int(space.nodes.length)] as Space['nodes'][0]).state;
  const pile = random.int(4);
  const own = sideOf(somewhere, start.turn).piles[pile] ?? [];
  const other = somewhere.sides[2 - start.turn]?.piles[pile] ?? [];
  const near = (value: number, low: number): number => Math.max(low, value + random.int(3) - 1);
  const goals: Goal[] = [
    { kind: 'win' },
    { kind: 'lock' },
    { kind: 'end' },
    { kind: 'reserve', cards: at.reserve },
    { kind: 'reserve', cards: near(at.reserve, 0) },
    { kind: 'stock', cards: at.stock },
    { kind: 'stock', cards: near(at.stock, 0) },
    { kind: 'home', cards: Math.max(1, at.home) },
    { kind: 'home', cards: at.home + 1 },
    { kind: 'empty', cards: 1 + random.int(3) },
  ];
  const numbers = [(pile + 1) as 1 | 2 | 3 | 4, (1 + random.int(4)) as 1 | 2 | 3 | 4];
  for (const number of numbers) {
    if (topOf(own) !== undefined) goals.push({ kind: 'top', pile: `t${number}`, cards: cards(own, 1 + random.int(2)) });
    if (topOf(other) !== undefined) goals.push({ kind: 'top', pile: `o${number}`, cards: cards(other, 1 + random.int(3)) });
  }
  return goals;
}

const methods: Record<string, Method> = {
  usual: {},
  'promising first': { breadth: 0 },
  plain: { without: shortcutNames },
  ...Object.fromEntries(shortcutNames.map((name) => [`without ${name}`, { without: [name] }])),
  ...Object.fromEntries(shortcutNames.map((name) => [`only ${name}`, { without: shortcutNames.filter((n) => n !== name) }])),
};

const none = () => ({ positions: 0, verdicts: 0, wins: 0, losses: 0 });
const counts: Record<Goal['kind'], ReturnType<typeof none>> = {
  win: none(),
  reserve: none(),
  stock: none(),
  home: none(),
  lock: none(),
  empty: none(),
  top: none(),
  end: none(),
  tie: none(),
};
afterAll(() => {
  if (large) console.table(counts);
});

/** All methods in a large comparison; else the usual one and two others, by turns. */
const chosen = (random: Rng): [string, Method][] => {
  const [usual, ...others] = Object.entries(methods) as [[string, Method], ...[string, Method][]];
  return large ? [usual, ...others] : [usual, ...shuffled(others, random).slice(0, 2)];
};

function compare(start: State, random: Rng, kinds?: readonly Goal['kind'][], size = most): boolean {
  const space = explore(start, size);
  if (space === null) return false;
  const at = best(space);
  const { reserve, stock, home } = bestOfTurn(start).best;
  expect({ reserve: reserve.value, stock: stock.value, home: home.value }, positionText(start)).toEqual(at);
  for (const goal of goalsOf(space, random).filter(({ kind }) => kinds?.includes(kind) ?? true)) {
    const met = meets(space, goal);
    if (met[0]) continue;
    const truth = reachable(space, met);
    const count = counts[goal.kind];
    // The start, and one or two positions on the way, by what has been proved before.
    const ats: readonly number[] = [0, random.int(space.nodes.length), random.int(space.nodes.length)].filter((at) =>
      goesOn(space, met, at),
    );
    for (const [name, method] of chosen(random)) {
      const inquiry = proverWith(method).inquire(start, formatGoal(goal));
      if (!inquiry.ok) throw new Error(inquiry.error.reason);
      for (const node of random.int(2) === 0 ? ats : [...ats].reverse()) {
        const line = lineTo(space, node);
        const said: string = inquiry.value.prove(line, {}).result;
        const right: 'win' | 'loss' = truth[node] ? 'win' : 'loss';
        if (said !== right)
          expect.fail(`${positionText(start)} ${line.map(formatAction)} ${formatGoal(goal)} ${name}: ${said}, not ${right}`);
        count.verdicts++;
      }
    }
    for (const node of ats) {
      count.positions++;
      count[truth[node] ? 'wins' : 'losses']++;
    }
  }
  return true;
}

/** Whether the goal is open on the way to a position, and the turn goes on there. */
function goesOn(space: Space, met: readonly boolean[], at: number): boolean {
  const { state, turns } = space.nodes[at] as Space['nodes'][0];
  if (turns > 0 || outcome(state) !== null) return false;
  for (let node: number | undefined = at; node !== undefined; node = space.nodes[node]?.from?.node) if (met[node]) return false;
  return true;
}

describe('the solver agrees with a plain search of the rules', () => {
  test('in play', { timeout: 3_600_000 }, () => {
    const random = rng(1);
    for (let n = 0; n < wanted; ) for (const state of fromPlay(random)) if (compare(state, random)) n++;
  });

  test('in awkward diagrams', { timeout: 3_600_000 }, () => {
    const random = rng(2);
    for (let n = 0; n < wanted * 3; ) {
      const state = diagram(random);
      if (state && compare(state, random)) n++;
    }
  });
});

describe('around cards that could go home', () => {
  test('the solver agrees with a plain search', { timeout: 3_600_000 }, () => {
    const random = rng(3);
    for (let n = 0; n < wanted * 8; ) {
      const state = contested(random);
      if (state && compare(state, random, ['reserve', 'stock', 'win', 'home'], most / 3)) n++;
    }
  });
});

test('both verdicts occur for every goal', () => {
  for (const [goal, { wins, losses }] of Object.entries(counts)) {
    if (goal === 'tie' || goal === 'end') continue;
    expect(wins, goal).toBeGreaterThan(7);
    expect(losses, goal).toBeGreaterThan(7);
  }
});
