import { type Card, formatCards, parseCards } from '../../core/cards.ts';
import { tooLong } from '../../core/fields.ts';
import type { Goal, GoalState } from '../../core/game.ts';
import { compiled, type Do, decidedOnTheWay, kindAndValue, parseCount, parseDo } from '../../core/goals.ts';
import { mapped, ok, type Result } from '../../core/result.ts';
import { coded, fail } from './codes.ts';
import { type Action, formatAction, parseAction, type Target } from './notation.ts';
import { formatPosition } from './position.ts';
import { legal, outcome, step, topAt } from './rules.ts';
import { cardIn, opponentOf, type PlayerNumber, type Side, type State, sideOf, stockOf } from './state.ts';

/** A goal of Russian Bank as data; see the notation's list of goals. All but `do` are about the first turn of the line. */
export type GoalSpec =
  | CommonGoal
  | { readonly kind: 'lock' | 'tie' | 'end' }
  | { readonly kind: 'empty'; readonly cards: number }
  | TopGoal
  | Do<Action>;

/** A pile as the player who begins the line sees it: one of their own, or one of the opponent's. */
type Pile = Exclude<Target, 'f'>;

/** These cards, lower to upper, are the topmost of a pile. */
export interface TopGoal {
  readonly kind: 'top';
  readonly pile: Pile;
  readonly cards: readonly Card[];
}

/** The numbers that make sense, both inclusive; of `empty`, how many piles. */
const bounds = { reserve: [0, 13], stock: [0, 48], home: [1, 104], empty: [1, 4] } as const;

/** A goal as canonical text. */
export function formatGoal(goal: GoalSpec): string {
  switch (goal.kind) {
    case 'win':
    case 'lock':
    case 'tie':
    case 'end':
      return goal.kind;
    case 'top':
      return formatTop(goal);
    case 'do':
      return `do:${goal.actions.map(formatAction).join(',')}`;
    default:
      return `${goal.kind}:${goal.cards}`;
  }
}

/** Reads a goal; an error is of the field `goal` and quotes the text. */
export function parseGoal(text: string): Result<GoalSpec> {
  if (text === 'win' || text === 'lock' || text === 'tie' || text === 'end') return ok({ kind: text });
  const long = tooLong('goal', text);
  if (long) return long;
  const [kind] = kindAndValue(text);
  switch (kind) {
    case 'reserve':
    case 'stock':
    case 'home':
    case 'empty':
      return parseCounted(text, kind, bounds[kind], kind === 'empty' ? 'what-piles' : 'what-cards');
    case 'top':
      return parseTop(text);
    case 'do':
      return parseDo(text, { parse: parseAction });
    default:
      return fail('goal', 'unknown-goal', { text, forms: coded('bank-goals') });
  }
}

/** Reads a goal of a kind that asks for a number, of cards unless said otherwise, within bounds that are both inclusive. */
export const parseCounted = <Kind extends string>(
  text: string,
  kind: Kind,
  bounds: readonly [number, number],
  what: 'what-cards' | 'what-piles' = 'what-cards',
): Result<{ readonly kind: Kind; readonly cards: number }> =>
  mapped(parseCount(text, coded(what), bounds), (cards) => ({ kind, cards }));

/** A goal `top` as text. */
export const formatTop = ({ pile, cards }: TopGoal): string => `top:${pile}=${formatCards(cards)}`;

/** Reads a goal `top`: `top:t1=8s7d`. */
export function parseTop(text: string): Result<TopGoal> {
  const value = kindAndValue(text)[1];
  const [pile = '', cardsText = ''] = value.split('=', 2);
  const cards = parseCards(cardsText);
  if (!/^[to][1-4]=./.test(value) || 'bad' in cards || value !== `${pile}=${cardsText}`)
    return fail('goal', 'goal-form', { text, goal: 'top', form: coded('bank-form-top') });
  return ok({ kind: 'top', pile: pile as Pile, cards });
}

/**
 * Whether a goal other than `lock`, `end` and `do` holds for a player while their turn lasts (its last action included).
 * `home` is how many cards have gone to foundations in this turn.
 */
export function holds(goal: GoalSpec, state: State, player: PlayerNumber, home: number): boolean {
  switch (goal.kind) {
    case 'win':
    case 'reserve':
    case 'stock':
    case 'home':
      return isReached(goal, sideOf(state, player), home);
    case 'empty':
      return sideOf(state, player).piles.filter((pile) => pile.length === 0).length >= goal.cards;
    case 'top':
      return liesOnTop(goal, state, player);
    case 'tie':
      return outcome(state)?.winner === null;
    case 'lock':
    case 'end':
    case 'do':
      return false;
  }
}

/** A goal that both rule sets have, about the cards that a player has left or has brought home in this turn. */
export type CommonGoal = { readonly kind: 'win' } | { readonly kind: 'reserve' | 'stock' | 'home'; readonly cards: number };

/** Whether such a goal holds for a player. In: what belongs to them, and how many cards have gone home in this turn. */
export function isReached(goal: CommonGoal, side: Side, home: number): boolean {
  switch (goal.kind) {
    case 'win':
      return stockOf(side) === 0;
    case 'reserve':
      return side.reserve.length <= goal.cards;
    case 'stock':
      return stockOf(side) <= goal.cards;
    case 'home':
      return home >= goal.cards;
  }
}

/** Whether a goal `top` of a player holds. */
export function liesOnTop({ cards, pile }: TopGoal, state: Pick<State, 'sides'>, player: PlayerNumber): boolean {
  const { piles } = sideOf(state, pile[0] === 't' ? player : opponentOf(player));
  const lies = piles[Number(pile[1]) - 1] ?? [];
  return formatCards(lies.map(cardIn)).endsWith(formatCards(cards));
}

/** Goals that ask for less of the same, the hardest first; none where there is no less. */
export function easierGoals(goal: GoalSpec): GoalSpec[] {
  const numbers = (from: number, to: number) =>
    Array.from({ length: Math.max(0, Math.abs(to - from) + 1) }, (_, i) => from + i * Math.sign(to - from));
  switch (goal.kind) {
    case 'win':
      return numbers(1, bounds.stock[1]).map((cards) => ({ kind: 'stock', cards }));
    case 'reserve':
    case 'stock': {
      const { kind, cards } = goal;
      return cards < bounds[kind][1] ? numbers(cards + 1, bounds[kind][1]).map((more) => ({ kind, cards: more })) : [];
    }
    case 'home':
    case 'empty': {
      const { kind, cards } = goal;
      return cards > bounds[kind][0] ? numbers(cards - 1, bounds[kind][0]).map((fewer) => ({ kind, cards: fewer })) : [];
    }
    default:
      return [];
  }
}

/**
 * The goal as a function of start and line: once met it stays met. Lost when the turn, or the game, has ended without
 * it. `end` is met when the turn ends. `lock` is decided then: met if the opponent can play no card of reserve, hand or
 * waste in the turn that follows, also because they have to pass by themselves. The limit of actions is left out of that:
 * otherwise going to and fro until only one action is left would lock anybody. Whoever wins has not ended the turn, and has
 * not locked.
 */
export const goal = (text: string): Result<Goal<State, Action>> =>
  compiled(parseGoal(text), { outcome, format: formatAction }, (asked) =>
    decidedOnTheWay({
      first: begin,
      next: further,
      judge: (point) => judge(asked, point),
      // Only the limit hangs on the count, and for all but `tie` more room before it is never worse.
      key: ({ state }) => formatPosition(asked.kind === 'tie' ? state : { ...state, count: 0 }),
    }),
  );

/** A point of a line: who plays the turn, how many turns have ended since it began, and cards home in it. */
interface Point {
  readonly player: PlayerNumber;
  readonly state: State;
  readonly turns: number;
  readonly home: number;
}

const begin = (state: State): Point => ({ player: state.turn, state, turns: 0, home: 0 });

function further(point: Point, action: Action): Point {
  const goesHome = action.kind === 'play' && action.to === 'f';
  return { ...point, ...step(point.state, action), home: point.home + (goesHome ? 1 : 0) };
}

function judge(goal: Exclude<GoalSpec, { kind: 'do' }>, { player, state, turns, home }: Point): GoalState {
  if (holds(goal, state, player, home)) return 'met';
  if (turns === 0) return outcome(state) === null ? 'open' : 'lost';
  if (goal.kind === 'end') return 'met';
  return goal.kind === 'lock' && (turns > 1 || !canPlayStock({ ...state, count: 0 })) ? 'met' : 'lost';
}

/**
 * Whether the player in turn can play a card of reserve, hand or waste in this turn, by any way of playing it: a search
 * of every line of the turn, by the rules alone and without shortcuts. It is the reference that faster searches are
 * compared with.
 *
 * Positions are looked at breadth first, so each is met first with the fewest actions played; meeting it again later,
 * nearer to the limit, cannot add anything.
 */
export const canPlayStock = (start: State): boolean => stockPlay(start) !== null;

/** A card of reserve, hand or waste that can be played. */
export interface StockPlay {
  readonly card: Card;
  /** Where it is played from; `drawn`: the waste, where it waits since it was drawn. */
  readonly from: 'reserve' | 'waste' | 'drawn';
  /** What is done for it, and it itself at the end. */
  readonly line: readonly Action[];
}

/** The card that `canPlayStock` finds first, so with the fewest actions; looks at no more than `most` positions. */
export function stockPlay(start: State, most = Number.POSITIVE_INFINITY): StockPlay | null {
  if (outcome(start) !== null) return null;
  const seen = new Set([withoutCount(start)]);
  const waiting: { readonly state: State; readonly line: readonly Action[] }[] = [{ state: start, line: [] }];
  for (const { state, line } of waiting)
    for (const action of legal(state)) {
      if (action.kind === 'play' && (action.from === 'r' || action.from === 'w')) {
        const from = action.from === 'r' ? 'reserve' : state.drawn ? 'drawn' : 'waste';
        return { card: topAt(state, action.from) as Card, from, line: [...line, action] };
      }
      const { state: after, turns } = step(state, action);
      if (turns > 0 || outcome(after) !== null) continue;
      const key = withoutCount(after);
      if (seen.has(key) || seen.size >= most) continue;
      seen.add(key);
      waiting.push({ state: after, line: [...line, action] });
    }
  return null;
}

const withoutCount = (state: State): string => formatPosition({ ...state, count: 0 });
