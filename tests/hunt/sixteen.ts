import type { GoalState } from '../../src/engine/core/game.ts';
import { shuffled } from '../../src/engine/core/shuffled.ts';
import { formatGoal, type GoalSpec, holds, parseGoal } from '../../src/engine/games/sixteen/goals.ts';
import { sixteen } from '../../src/engine/games/sixteen/index.ts';
import type { Action } from '../../src/engine/games/sixteen/notation.ts';
import type { Params } from '../../src/engine/games/sixteen/params.ts';
import { homeCount, outcome } from '../../src/engine/games/sixteen/rules.ts';
import { deadWhateverComes, type Method, proverWith, shortcutNames } from '../../src/engine/games/sixteen/solver/index.ts';
import { type Brick, brick, rankOf, type State } from '../../src/engine/games/sixteen/state.ts';
import { winnable } from '../../src/engine/proving/plain.ts';
import { type Ground, waysOf } from './ground.ts';

/** The exact search alone. */
const exactly = { breadth: 0, widths: [] };

/** Sets small enough to be looked at whole, and close to one another in rank. */
export const ground: Ground<Params, State, Action, Method> = {
  game: sixteen,
  proverWith,
  rules: ['descending', 'consecutive'],
  ways: {
    usual: {},
    ...waysOf<Method, (typeof shortcutNames)[number]>(shortcutNames, exactly),
    exact: exactly,
    breadth: { breadth: 1_000_000 },
    beams: { breadth: 0, taste: 0 },
    forgetful: { ...exactly, memory: 300 },
  },
  forgetful: ['forgetful'],
  most: 300,

  draw(rules, random) {
    const params: Params = {
      ranks: 3 + random.int(4),
      copies: 1 + random.int(3),
      piles: 2 + random.int(3),
      runs: rules === 'consecutive' ? 'consecutive' : 'descending',
    };
    const { ranks, copies, piles } = params;
    const level = random.int(ranks);
    const tops = Array.from({ length: copies }, () => Math.max(0, Math.min(ranks - 1, level + random.int(3) - 1)));
    let serial = 0;
    const made = (rank: number): Brick => brick(rank, ++serial);
    const rest: number[] = [];
    for (let rank = 1; rank <= ranks; rank++) for (const top of tops) if (top < rank) rest.push(rank);
    // Diagrams leave bricks out; and no more than can be looked at whole.
    const missing = Math.max(random.int(3) === 0 ? 1 + random.int(3) : 0, rest.length - 9);
    const bricks = shuffled(rest, random).slice(missing);
    const drawn = bricks.length > 0 && random.int(3) === 0 ? made(bricks.pop() as number) : null;
    const urn = bricks.splice(0, random.int(4)).map(made);
    // Empty and full piles side by side.
    const weights = Array.from({ length: piles }, () => [0, 1, 1, 3][random.int(4)] as number);
    const among = weights.flatMap((weight, pile) => Array<number>(weight).fill(pile));
    const heaps: number[][] = Array.from({ length: piles }, () => []);
    for (const rank of bricks) heaps[among.length === 0 ? 0 : (among[random.int(among.length)] as number)]?.push(rank);
    const laid = heaps.map((heap) => (random.int(3) === 0 ? sortedFrom(heap, random.int(heap.length + 1)) : heap).map(made));
    const foundations = tops.sort((a, b) => b - a).map((top) => Array.from({ length: top }, (_, i) => made(i + 1)));
    const state: State = { params, piles: laid, foundations, drawn, urn };
    return outcome(state) === null ? state : null;
  },

  goals(start, at, random) {
    const { ranks, piles } = start.params;
    const most = Math.max(...at.map(homeCount));
    const somewhere = at[random.int(at.length)] as State;
    const pile = random.int(piles);
    const top = (somewhere.piles[pile] ?? []).map(rankOf).slice(-1 - random.int(2));
    const goals: GoalSpec[] = [
      { kind: 'win' },
      { kind: 'home', bricks: Math.max(1, most) },
      { kind: 'home', bricks: most + 1 },
      { kind: 'empty', piles: 1 + random.int(piles) },
      { kind: 'sorted' },
      { kind: 'top', ranks: [1 + random.int(ranks), 1 + random.int(ranks)], pile: random.int(2) === 0 ? null : pile + 1 },
    ];
    if (top.length > 0) goals.push({ kind: 'top', ranks: top, pile: random.int(3) === 0 ? null : pile + 1 });
    return goals.map(formatGoal);
  },

  shared: {
    goal: 'win',
    labels(text, { states }): readonly GoalState[] {
      const goal = parseGoal(text);
      if (!goal.ok) throw new Error(goal.error.code);
      const spec = goal.value;
      return states.map((state, i) => (holds(spec, state, i === 0 ? 0 : 1) ? 'met' : 'open'));
    },
  },

  besides(start, space) {
    if (space === null || !deadWhateverComes(start)) return null;
    return winnable(space)[0] ? 'it is said to be lost whatever comes, and this order wins' : null;
  },

  smaller(state) {
    const { piles, urn, drawn, foundations, params } = state;
    const without = (bricks: readonly Brick[], i: number): Brick[] => bricks.filter((_, k) => k !== i);
    const fewer: State[] = [];
    for (const [p, pile] of piles.entries())
      for (const i of pile.keys()) fewer.push({ ...state, piles: piles.map((other, k) => (k === p ? without(pile, i) : other)) });
    for (const i of urn.keys()) fewer.push({ ...state, urn: without(urn, i) });
    if (drawn !== null) fewer.push({ ...state, drawn: null });
    if (params.piles > 2)
      for (const [p, pile] of piles.entries())
        if (pile.length === 0)
          fewer.push({ ...state, params: { ...params, piles: params.piles - 1 }, piles: piles.filter((_, k) => k !== p) });
    for (const [f, foundation] of foundations.entries())
      if (foundation.length > 0)
        fewer.push({ ...state, foundations: foundations.map((other, k) => (k === f ? other.slice(0, -1) : other)) });
    return fewer;
  },
};

/** A heap with its upper part sorted into a run. */
const sortedFrom = (heap: readonly number[], from: number): number[] => [
  ...heap.slice(0, from),
  ...heap.slice(from).sort((a, b) => b - a),
];
