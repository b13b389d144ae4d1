import type { GoalState } from '../../src/engine/core/game.ts';
import type { Rng } from '../../src/engine/core/rng.ts';
import { formatGoal, type GoalSpec, parseGoal } from '../../src/engine/games/russian-bank/crapette/goals.ts';
import { crapette } from '../../src/engine/games/russian-bank/crapette/index.ts';
import type { Action } from '../../src/engine/games/russian-bank/crapette/notation.ts';
import type { Params } from '../../src/engine/games/russian-bank/crapette/params.ts';
import { outcome, type Table } from '../../src/engine/games/russian-bank/crapette/rules.ts';
import { bestOfTurn, type Method, proverWith, shortcutNames } from '../../src/engine/games/russian-bank/crapette/solver/index.ts';
import { cardIn, opponentOf, type PackCard, type Side, sideOf, stockOf } from '../../src/engine/games/russian-bank/state.ts';
import type { Space } from '../../src/engine/proving/plain.ts';
import { diagram, filled, open } from '../engine/crapette.open.ts';
import { type Ground, waysOf } from './ground.ts';

const most = 200;

type Spec = Exclude<GoalSpec, { kind: 'do' }>;

/** The traditional Russian Bank: dense diagrams of low cards of both packs. */
export const ground: Ground<Params, Table, Action, Method> = {
  game: crapette,
  proverWith,
  rules: ['crapette', 'crapette~waste=open', 'crapette~reserve=12~score=count'],
  ways: {
    usual: {},
    ...waysOf<Method, (typeof shortcutNames)[number]>(shortcutNames, {}),
    'promising first': { breadth: 0 },
    'short lines throughout': { breadth: Number.POSITIVE_INFINITY },
    forgetful: { memory: 6 },
  },
  forgetful: ['forgetful'],
  most,

  draw(rules, random) {
    // Most diagrams are too large, or none that play can lead to.
    for (let tries = 0; tries < 50; tries++) {
      const below = (most: number): number => (most > 1 ? random.int(most) : 0);
      const drawn = diagram(below, rules.slice('crapette'.length));
      const text = drawn && random.int(4) > 0 ? filled(drawn, below) : drawn;
      if (text === null) continue;
      // Far from the limit, which a space does not know: it holds each position once, however many actions led there.
      const state = { ...open(text), count: 0 };
      if (outcome(state) !== null) continue;
      // Too large ones are sorted out quickly, by the solver without a shortcut; most that are kept are small, so that there are many.
      const nodes = random.int(4) === 0 ? most : most / 4;
      const whole = bestOfTurn(state, { nodes }, undefined, { without: shortcutNames });
      if (whole.reason === null && whole.nodes > 2) return state;
    }
    return null;
  },

  goals(start, at, random) {
    const counts = at.map((state) => countsOf(start, state));
    const best = {
      reserve: Math.min(...counts.map(({ reserve }) => reserve)),
      stock: Math.min(...counts.map(({ stock }) => stock)),
      home: Math.max(...counts.map(({ home }) => home)),
      load: Math.max(...counts.map(({ load }) => load)),
      empty: Math.max(...counts.map(({ empty }) => empty)),
    };
    const goals: GoalSpec[] = [{ kind: 'win' }, { kind: 'end' }];
    // What can just be had, and one more than that.
    for (const kind of ['reserve', 'stock'] as const)
      for (const cards of [best[kind], best[kind] - 1]) if (cards >= 0) goals.push({ kind, cards });
    for (const kind of ['home', 'load', 'empty'] as const)
      for (const cards of [best[kind], best[kind] + 1])
        if (cards > 0 && (kind !== 'empty' || cards <= 8)) goals.push({ kind, cards });
    goals.push(...tops(start, at[random.int(at.length)] as Table, random));
    return goals.map(formatGoal);
  },

  shared: {
    // So many cards there are not: it is open as long as the turn lasts.
    goal: 'load:104',
    labels(text, space) {
      const goal = parseGoal(text);
      if (!goal.ok || goal.value.kind === 'do') throw new Error(`“${text}” is not asked here`);
      return labels(goal.value, space);
    },
  },

  besides(start, space, way) {
    if (space === null) return null;
    const counts = space.states.map((state) => countsOf(start, state));
    const truth = {
      reserve: Math.min(...counts.map(({ reserve }) => reserve)),
      stock: Math.min(...counts.map(({ stock }) => stock)),
      home: Math.max(...counts.map(({ home }) => home)),
      load: Math.max(...counts.map(({ load }) => load)),
    };
    const said = bestOfTurn(start, {}, undefined, way);
    if (said.reason !== null) return null;
    const wrong = (['reserve', 'stock', 'home', 'load'] as const).find((what) => said.best[what].value !== truth[what]);
    return wrong ? `the best ${wrong} of the turn is said to be ${said.best[wrong].value}, and is ${truth[wrong]}` : null;
  },

  smaller(state) {
    const fewer: Table[] = [];
    const drop = (cards: readonly PackCard[], i: number): PackCard[] => cards.filter((_, k) => k !== i);
    for (const player of [0, 1] as const) {
      const side = state.sides[player];
      const put = (change: Partial<Side>): void => {
        const changed = { ...side, ...change };
        fewer.push({ ...state, sides: player === 0 ? [changed, state.sides[1]] : [state.sides[0], changed] });
      };
      for (const what of ['reserve', 'hand', 'waste'] as const)
        for (const i of side[what].keys()) put({ [what]: drop(side[what], i) });
      for (const [p, pile] of side.piles.entries())
        for (const i of pile.keys()) put({ piles: side.piles.with(p, drop(pile, i)) });
    }
    if (state.drawn) fewer.push({ ...state, drawn: false });
    return fewer;
  },
};

/** What the goals count, from a start to a position of the same turn. The opponent's stock grows by loading alone. */
function countsOf(start: Table, now: Table) {
  const own = sideOf(now, start.turn);
  const theirs = opponentOf(start.turn);
  return {
    reserve: own.reserve.length,
    stock: stockOf(own),
    home: now.foundations.flat().length - start.foundations.flat().length,
    load: stockOf(sideOf(now, theirs)) - stockOf(sideOf(start, theirs)),
    empty: now.sides.flatMap(({ piles }) => piles).filter((pile) => pile.length === 0).length,
  };
}

/** The cards on top of two houses somewhere in the turn, asked of that house or of another one. */
function tops(start: Table, somewhere: Table, random: Rng): GoalSpec[] {
  const asked: GoalSpec[] = [];
  for (const letter of ['t', 'o'] as const) {
    const { piles } = sideOf(somewhere, letter === 't' ? start.turn : opponentOf(start.turn));
    const house = random.int(4);
    const cards = (piles[house] as readonly PackCard[]).slice(-1 - random.int(2)).map(cardIn);
    const number = (1 + (random.int(3) === 0 ? random.int(4) : house)) as 1 | 2 | 3 | 4;
    if (cards.length > 0) asked.push({ kind: 'top', pile: `${letter}${number}`, cards });
  }
  return asked;
}

/** What a goal says of each point of the space of the whole turn, in which a point is lost when the turn or the game is over. */
function labels(goal: Spec, { states, goals }: Space<Table, Action>): GoalState[] {
  const start = states[0] as Table;
  return states.map((state, i) => {
    if (holds(goal, start, state)) return 'met';
    if (goals[i] !== 'lost') return 'open';
    return goal.kind === 'end' && turnIsOver(start, state) ? 'met' : 'lost';
  });
}

function holds(goal: Spec, start: Table, now: Table): boolean {
  if (goal.kind === 'end') return false;
  const counts = countsOf(start, now);
  if (goal.kind === 'win') return counts.stock === 0;
  if (goal.kind === 'reserve' || goal.kind === 'stock') return counts[goal.kind] <= goal.cards;
  if (goal.kind !== 'top') return counts[goal.kind] >= goal.cards;
  const { piles } = sideOf(now, goal.pile[0] === 't' ? start.turn : opponentOf(start.turn));
  const pile = (piles[Number(goal.pile[1]) - 1] as readonly PackCard[]).map(cardIn);
  return pile.slice(-goal.cards.length).join() === goal.cards.join();
}

/** Of a point where nothing more can be done in the turn: whether the turn has ended, not the game in the middle of it. */
function turnIsOver(start: Table, now: Table): boolean {
  const end = outcome(now);
  return end === null || now.turn !== start.turn || ('reason' in end && end.reason === 'stuck');
}
