import { type Card, cardOf, formatCards, pack, rankOf, ranks, type SuitIndex, suitOf } from '../../src/engine/core/cards.ts';
import type { GoalState } from '../../src/engine/core/game.ts';
import type { Rng } from '../../src/engine/core/rng.ts';
import { shuffled } from '../../src/engine/core/shuffled.ts';
import { canPlayStock, formatGoal, type GoalSpec, holds, parseGoal } from '../../src/engine/games/russian-bank/goals.ts';
import { russianBank } from '../../src/engine/games/russian-bank/index.ts';
import type { Action } from '../../src/engine/games/russian-bank/notation.ts';
import { type Params, presets } from '../../src/engine/games/russian-bank/params.ts';
import { parsePosition } from '../../src/engine/games/russian-bank/position.ts';
import { outcome } from '../../src/engine/games/russian-bank/rules.ts';
import { bestOfTurn, type Method, proverWith, shortcutNames } from '../../src/engine/games/russian-bank/solver/index.ts';
import { Kernel } from '../../src/engine/games/russian-bank/solver/kernel.ts';
import { TurnSearch } from '../../src/engine/games/russian-bank/solver/search.ts';
import { shortcutsFor } from '../../src/engine/games/russian-bank/solver/shortcuts.ts';
import {
  cardIn,
  opponentOf,
  type PackCard,
  type Side,
  type State,
  sideOf,
  stockOf,
} from '../../src/engine/games/russian-bank/state.ts';
import { Meter } from '../../src/engine/proving/budget.ts';
import type { Space } from '../../src/engine/proving/plain.ts';
import { type Ground, waysOf } from './ground.ts';

const most = 200;

type Spec = Exclude<GoalSpec, { kind: 'do' }>;

export const ground: Ground<Params, State, Action, Method> = {
  game: russianBank,
  proverWith,
  rules: Object.keys(presets),
  ways: {
    usual: {},
    ...waysOf<Method, (typeof shortcutNames)[number]>(shortcutNames, {}),
    'promising first': { breadth: 0 },
    forgetful: { memory: 6 },
  },
  forgetful: ['forgetful'],
  most,

  draw(rules, random) {
    const state = [ladder, ladder, packed, held, contested, diagram][random.int(6)]?.(rules, random) ?? null;
    if (state === null) return null;
    // Too large ones are sorted out quickly, by the solver's own rules without a shortcut; most that are kept are small, so that
    // there are many.
    const size = random.int(4) === 0 ? most : most / 4;
    const kernel = new Kernel();
    const target = { kind: 'all' } as const;
    const meter = new Meter({ nodes: size });
    new TurnSearch(kernel, state, target, shortcutsFor(target, shortcutNames)).run(kernel.words(state), most, meter);
    return meter.stopped === null && meter.nodes > 2 ? state : null;
  },

  goals(start, at, random) {
    const own = at.filter(({ turn }) => turn === start.turn).map((state) => sideOf(state, start.turn));
    const homes = at.map((state) => homeOf(state) - homeOf(start));
    const somewhere = at[random.int(at.length)] as State;
    const pile = random.int(4);
    const near = (value: number, most: number): number => Math.min(most, Math.max(0, value + random.int(3) - 1));
    const fewest = { reserve: Math.min(...own.map(({ reserve }) => reserve.length)), stock: Math.min(...own.map(stockOf)) };
    const goals: GoalSpec[] = [
      { kind: 'win' },
      { kind: 'lock' },
      { kind: 'end' },
      { kind: 'reserve', cards: fewest.reserve },
      { kind: 'stock', cards: fewest.stock },
      { kind: 'reserve', cards: near(fewest.reserve, 13) },
      { kind: 'stock', cards: near(fewest.stock, 48) },
      { kind: 'home', cards: Math.max(1, Math.max(...homes)) },
      { kind: 'home', cards: Math.max(...homes) + 1 },
      { kind: 'empty', cards: 1 + random.int(3) },
    ];
    const tops = (letter: 't' | 'o', cards: readonly PackCard[]): void => {
      const number = (1 + (random.int(3) === 0 ? random.int(4) : pile)) as 1 | 2 | 3 | 4;
      if (cards.length > 0)
        goals.push({ kind: 'top', pile: `${letter}${number}`, cards: cards.slice(-1 - random.int(2)).map(cardIn) });
    };
    tops('t', sideOf(somewhere, start.turn).piles[pile] ?? []);
    tops('o', sideOf(somewhere, opponentOf(start.turn)).piles[pile] ?? []);
    return goals.map(formatGoal);
  },

  shared: {
    // It is open as long as the turn lasts and there is something to play for.
    goal: 'win',
    labels(text, space) {
      const goal = parseGoal(text);
      if (!goal.ok || goal.value.kind === 'do') throw new Error(`“${text}” is not asked here`);
      return labels(goal.value, space);
    },
  },

  besides(start, space, way) {
    if (space === null) return null;
    const own = space.states.map((state) => sideOf(state, start.turn));
    const truth = {
      reserve: Math.min(...own.map(({ reserve }) => reserve.length)),
      stock: Math.min(...own.map(stockOf)),
      home: Math.max(...space.states.map((state) => homeOf(state) - homeOf(start))),
    };
    const said = bestOfTurn(start, {}, undefined, way);
    if (said.reason !== null) return null;
    const wrong = (['reserve', 'stock', 'home'] as const).find((what) => said.best[what].value !== truth[what]);
    return wrong ? `the best ${wrong} of the turn is said to be ${said.best[wrong].value}, and is ${truth[wrong]}` : null;
  },

  smaller(state) {
    const fewer: State[] = [];
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
        for (const i of pile.keys()) put({ piles: side.piles.map((other, k) => (k === p ? drop(pile, i) : other)) });
    }
    for (const [f, foundation] of state.foundations.entries())
      if (foundation.length > 0)
        fewer.push({
          ...state,
          foundations: state.foundations.map((other, k) => (k === f ? [] : other)),
        });
    if (state.drawn) fewer.push({ ...state, drawn: false });
    if (state.count > 0) fewer.push({ ...state, count: 0 });
    return fewer;
  },
};

const homeOf = (state: State): number => state.foundations.reduce((sum, pile) => sum + pile.length, 0);

/** What a goal says of each point of the space of `win`, in which a point is lost when the turn is over. */
function labels(goal: Spec, { states, goals }: Space<State, Action>): GoalState[] {
  const start = states[0] as State;
  return states.map((state, i) => {
    if (holds(goal, state, start.turn, homeOf(state) - homeOf(start))) return 'met';
    if (goals[i] !== 'lost') return 'open';
    if (goal.kind === 'end') return 'met';
    // Where the turn is back at the start's player the other one has had to pass.
    const locked = state.turn === start.turn || !canPlayStock({ ...state, count: 0 });
    return goal.kind === 'lock' && locked ? 'met' : 'lost';
  });
}

/** Heaps 0–2 are reserve, hand and waste of the player in turn, 3–5 of the other, then the piles of both; null where play cannot lead there. */
function positionOf(
  rules: string,
  heaps: readonly Card[][],
  tops: readonly number[],
  drawn: boolean,
  count: number,
  turn: 1 | 2,
): State | null {
  const text = (heap: number): string => formatCards(heaps[heap] as Card[]) || '-';
  const side = (first: number, pile: number): string =>
    `${text(first)};${[0, 1, 2, 3].map((i) => text(pile + i)).join('.')};${text(first + 1)};${text(first + 2)}`;
  const foundation = (suit: number): string =>
    [tops[2 * suit] as number, tops[2 * suit + 1] as number]
      .sort((a, b) => b - a)
      .map((top) => (top === 0 ? '-' : ranks[top - 1]))
      .join('');
  const foundations = [0, 1, 2, 3].map(foundation).join('.');
  const [own, other] = [side(0, 6), side(3, 10)];
  const sides = turn === 1 ? `${own}/${other}` : `${other}/${own}`;
  const parsed = parsePosition(`${rules}/${turn}/${sides}/${foundations}/${drawn ? 'd' : '-'}/${count}`);
  return parsed.ok && outcome(parsed.value) === null ? parsed.value : null;
}

const either = (random: Rng): 1 | 2 => (random.int(2) === 0 ? 1 : 2);

const noHeaps = (): Card[][] => Array.from({ length: 14 }, () => []);

/**
 * A few cards of one suit that follow one another, with twins, of which the lowest could go home or on one of the opponent's piles:
 * in the reserve and on top of the player's piles, with no empty place to begin with and a card that needs one.
 */
function ladder(rules: string, random: Rng): State | null {
  const suit = random.int(4) as SuitIndex;
  const low = 2 + random.int(9);
  const tops = Array<number>(8).fill(0);
  tops[2 * suit] = low - 1;
  if (random.int(3) === 0) tops[2 * suit + 1] = random.int(low);
  const rung = (step: number): Card[] => (low + step <= 13 ? [cardOf(suit, low + step)] : []);
  const others = shuffled([0, 1, 1, 2, 2, 3].flatMap(rung), random);
  const rungs = shuffled([...rung(0), ...others.slice(0, 2 + random.int(4))], random);
  const fillers = shuffled(
    pack.filter((card) => suitOf(card) !== suit),
    random,
  );
  const heaps = noHeaps();
  const put = (heap: number, cards: readonly Card[]): void => {
    heaps[heap]?.push(...cards);
  };
  const foot = [cardOf(suit, low - 1), ...rung(1), ...rung(2)][random.int(4) === 0 ? random.int(3) : 0];
  put(
    10,
    foot !== undefined && (foot !== cardOf(suit, low - 1) || (tops[2 * suit + 1] as number) < low - 1)
      ? [foot]
      : fillers.splice(0, 1),
  );
  for (let pile = 11; pile < 14; pile++) if (random.int(8) > 0) put(pile, fillers.splice(0, 1));
  put(0, fillers.splice(0, random.int(3) === 0 ? 0 : 1));
  const bare = 6 + random.int(4);
  for (let pile = 6; pile < 10; pile++) if (pile !== bare) put(pile, fillers.splice(0, 1));
  put(bare, rungs.splice(0, 1));
  for (const card of rungs) put([0, 0, 6, 7, 8][random.int(5)] as number, [card]);
  if (random.int(3) === 0) put(6 + random.int(4), fillers.splice(0, 1));
  if (random.int(4) === 0) put(3, fillers.splice(0, 1));
  if (random.int(8) === 0) put(1, fillers.splice(0, 1));
  return positionOf(rules, heaps, tops, false, random.int(40), either(random));
}

/**
 * Two cards of every rank of one suit or two, three or four ranks in a row: in the reserve, on the player's piles, and one for the
 * opponent to build on. What else there is only fills places.
 */
function packed(rules: string, random: Rng): State | null {
  const low = 2 + random.int(9);
  const span = 2 + random.int(3);
  const suits = shuffled([0, 1, 2, 3] as SuitIndex[], random).slice(0, 1 + random.int(2));
  const tops = Array<number>(8).fill(0);
  for (const suit of suits) {
    tops[2 * suit] = low - 1 - random.int(2) * random.int(3);
    tops[2 * suit + 1] = random.int(2) === 0 ? 0 : low - 1 + random.int(2);
  }
  const dense: Card[] = [];
  for (const suit of suits)
    for (let rank = low - 1; rank <= Math.min(13, low + span); rank++)
      for (const copy of [0, 1]) if ((tops[2 * suit + copy] as number) < rank) dense.push(cardOf(suit, rank));
  const fillers = shuffled(
    pack.filter((card) => !suits.includes(suitOf(card)) && (rankOf(card) > 8 || random.int(3) === 0)),
    random,
  );
  const cards = shuffled(dense, random);
  const heaps = noHeaps();
  const put = (heap: number, card: Card | undefined): void => {
    if (card !== undefined) (heaps[heap] as Card[]).push(card);
  };
  // The opponent: something to build on, fillers, and now and then an empty pile.
  for (let pile = 10; pile < 14; pile++) if (random.int(7) > 0) put(pile, random.int(3) === 0 ? cards.pop() : fillers.pop());
  for (let pile = 6; pile < 10; pile++) if (random.int(5) > 0) put(pile, fillers.pop());
  for (let n = 2 + random.int(6); n > 0; n--)
    put(
      [0, 0, 0, 6, 6, 7, 8, 9, random.int(4) === 0 ? 1 : 0, random.int(4) === 0 ? 2 : 7][random.int(10)] as number,
      cards.pop(),
    );
  if (random.int(2) === 0) (heaps[0] as Card[]).unshift(...fillers.splice(0, 1));
  if (random.int(3) === 0) put(3, cards.pop() ?? fillers.pop());
  if (random.int(4) === 0) put(4, cards.pop() ?? fillers.pop());
  return positionOf(rules, heaps, tops, random.int(6) === 0, random.int(40), either(random));
}

/**
 * The opponent's piles are full of cards of one or two suits that follow one another, and their next cards are of the same: whether they can
 * play one hangs on what they can uncover. The player has a few cards to put in the way.
 */
function held(rules: string, random: Rng): State | null {
  const low = 2 + random.int(8);
  const suits = shuffled([0, 1, 2, 3] as SuitIndex[], random).slice(0, 1 + random.int(3));
  const cards = shuffled(
    suits.flatMap((suit) => [0, 1, 2, 3, 4].flatMap((step) => Array<Card>(1 + random.int(2)).fill(cardOf(suit, low + step)))),
    random,
  );
  const fillers = shuffled(
    pack.filter((card) => !suits.includes(suitOf(card))),
    random,
  );
  const heaps = noHeaps();
  const put = (heap: number, from: Card[], many: number): void => {
    heaps[heap]?.push(...from.splice(0, many));
  };
  for (let pile = 10; pile < 14; pile++)
    put(pile, random.int(4) === 0 ? fillers : cards, random.int(6) === 0 ? 0 : 1 + random.int(3));
  for (const next of [3, 3, 4, 5]) if (random.int(2) === 0) put(next, cards, 1);
  for (let pile = 6; pile < 10; pile++) put(pile, random.int(3) === 0 ? cards : fillers, random.int(8) === 0 ? 0 : 1);
  put(0, random.int(2) === 0 ? cards : fillers, 1 + random.int(2));
  if (random.int(3) === 0) put(1, random.int(2) === 0 ? cards : fillers, 1);
  return positionOf(rules, heaps, Array<number>(8).fill(0), false, random.int(40), either(random));
}

/** Few ranks and suits, twins about, empty piles, foundations half built. */
function diagram(rules: string, random: Rng): State | null {
  const low = random.int(3) === 0 ? 1 : 1 + random.int(10);
  const span = 3 + random.int(3);
  const suits = shuffled([0, 1, 2, 3], random).slice(0, 1 + random.int(4)) as SuitIndex[];
  const tops = Array.from({ length: 8 }, (_, i) =>
    suits.includes((i >> 1) as SuitIndex) ? Math.min(13, Math.max(0, low - 1 + random.int(3) - random.int(2))) : 0,
  );
  const cards: Card[] = [];
  for (const suit of suits)
    for (let rank = low; rank <= Math.min(13, low + span); rank++)
      for (const copy of [0, 1]) if ((tops[2 * suit + copy] as number) < rank) cards.push(cardOf(suit, rank));
  const heaps = noHeaps();
  // Mostly piles and the stock of the player in turn.
  const spread = [0, 0, 1, 1, 2, 3, 4, 6, 7, 8, 9, 6, 7, 8, 9, 10, 11, 12, 13, 10];
  for (const card of shuffled(cards, random).slice(0, 5 + random.int(8)))
    heaps[spread[random.int(spread.length)] as number]?.push(card);
  return positionOf(rules, heaps, tops, random.int(4) === 0, random.int(200), either(random));
}

/**
 * About one card c that could go home: its twin and cards that fit on it lie about, and places are scarce, so that sending c home
 * may be just what is needed, or just what is not.
 */
function contested(rules: string, random: Rng): State | null {
  const rank = 2 + random.int(11);
  const suit = random.int(4) as SuitIndex;
  const tops = Array.from({ length: 8 }, () =>
    Math.max(0, Math.min(13, rank - 2 + random.int(3) - random.int(2) * random.int(8))),
  );
  tops[2 * suit] = rank - 1;
  const near = pack.filter((card) => {
    const apart = Math.abs(rankOf(card) - rank);
    return suitOf(card) === suit ? apart <= 2 : apart <= 1;
  });
  const free = (card: Card): Card[] =>
    [0, 1].flatMap((copy) => ((tops[2 * suitOf(card) + copy] as number) < rankOf(card) ? [card] : []));
  const c = cardOf(suit, rank);
  const nearby = shuffled([...near.flatMap(free), ...near.flatMap(free)], random);
  const others = shuffled(pack.flatMap(free), random);
  const left = new Map(pack.map((card) => [card, free(card).length]));
  const take = (card: Card | undefined): Card[] => {
    if (card === undefined || left.get(card) === 0) return [];
    left.set(card, (left.get(card) as number) - 1);
    return [card];
  };
  const heaps = noHeaps();
  take(c);
  // Now and then a way for c to the opponent, where the card below it in its suit could follow.
  const follows = random.int(3) === 0 && rank < 13;
  if (follows) heaps[10]?.push(...take(cardOf(suit, rank + 1)));
  for (let pile = 6; pile < 14; pile++)
    if (random.int(8) > 0 && heaps[pile]?.length === 0)
      heaps[pile]?.push(...take(random.int(3) === 0 ? nearby.pop() : others.pop()));
  for (let n = 2 + random.int(4); n > 0; n--)
    heaps[[0, 0, 1, 1, 2, 6, 7, 10][random.int(8)] as number]?.push(...take(nearby.pop()));
  if (follows) heaps[0]?.push(...take(cardOf(suit, rank - 1)));
  if (random.int(2) === 0) heaps[3]?.push(...take(nearby.pop()));
  heaps[[0, 2, 6, 7, 8, 9][random.int(6)] as number]?.push(c);
  return positionOf(rules, heaps, tops, random.int(4) === 0, 0, either(random));
}

export { contested, diagram };
