import { type Card, formatCard, parseCard } from '../../core/cards.ts';
import { tooLong } from '../../core/fields.ts';
import type { Goal, GoalState, Seat } from '../../core/game.ts';
import { compiled, type Do, decidedOnTheWay, kindAndValue, parseCount, parseDo } from '../../core/goals.ts';
import { mapped, ok, type Result } from '../../core/result.ts';
import { coded, fail } from './codes.ts';
import { runCards } from './fits.ts';
import { type Action, formatAction, parseAction } from './notation.ts';
import { players } from './params.ts';
import { formatPosition } from './position.ts';
import { actor, apply, outcome } from './rules.ts';
import { handOf, type State } from './state.ts';

/** A goal of Ristiseiska as data; "the player" is the one who decides at the start (see `heroOf`). */
export type GoalSpec =
  /** The player is the first to be out. */
  | { readonly kind: 'win' }
  /** The player gets out; with `last-in` that is all it takes not to lose. */
  | { readonly kind: 'not-last' }
  /**
   * The first action is one of those with the highest chance to be first out. That is no question of the line alone: the
   * goal stays open for ever here (it is lost only where the round is over at the start), and after one action it is for the
   * solver to prove that it was one of the best.
   */
  | { readonly kind: 'best' }
  /** The card lies on the table before the player's next turn. */
  | { readonly kind: 'lies'; readonly card: Card }
  /** Another player has had to pass or beg before the player's next turn. */
  | { readonly kind: 'passes'; readonly seat: Seat }
  /** The player has played the card, in whichever turn. */
  | { readonly kind: 'played'; readonly card: Card }
  /** The player plays so many cards before this turn ends. */
  | { readonly kind: 'turn'; readonly cards: number }
  /** The round has ended, and the player has at most so many penalty points. */
  | { readonly kind: 'points'; readonly most: number }
  | Do<Action>;

/** A goal as canonical text. */
export function formatGoal(goal: GoalSpec): string {
  switch (goal.kind) {
    case 'lies':
    case 'played':
      return `${goal.kind}:${formatCard(goal.card)}`;
    case 'passes':
      return `passes:${goal.seat}`;
    case 'turn':
      return `turn:${goal.cards}`;
    case 'points':
      return `points:${goal.most}`;
    case 'do':
      return `do:${goal.actions.map(formatAction).join(',')}`;
    default:
      return goal.kind;
  }
}

/** Goals that ask for less of the same, the hardest first; none where there is no less. `most`: no points are higher. */
export function easierGoals(goal: GoalSpec, most = 100): GoalSpec[] {
  if (goal.kind === 'turn')
    return Array.from({ length: goal.cards - 1 }, (_, i) => ({ kind: 'turn', cards: goal.cards - 1 - i }));
  if (goal.kind === 'points')
    return Array.from({ length: Math.max(0, most - goal.most) }, (_, i) => ({ kind: 'points', most: goal.most + 1 + i }));
  return [];
}

/** Reads a goal; an error is of the field `goal` and quotes the text. */
export function parseGoal(text: string): Result<GoalSpec> {
  if (text === 'win' || text === 'not-last' || text === 'best') return ok({ kind: text });
  const long = tooLong('goal', text);
  if (long) return long;
  const [kind, value] = kindAndValue(text);
  switch (kind) {
    case 'lies':
    case 'played': {
      const card = parseCard(value);
      return card === null ? fail('goal', 'goal-form', { text, goal: kind, form: coded('form-card') }) : ok({ kind, card });
    }
    case 'passes':
      return mapped(parseCount(text, coded('risti-what-player'), [1, players[1]]), (seat) => ({ kind, seat }));
    case 'turn':
      return mapped(parseCount(text, coded('what-cards'), [1, 52]), (cards) => ({ kind, cards }));
    case 'points':
      return mapped(parseCount(text, coded('risti-what-points'), [0, 1000]), (most) => ({ kind, most }));
    case 'do':
      return parseDo(text, { parse: parseAction });
    default:
      return fail('goal', 'unknown-goal', { text, forms: coded('risti-goals') });
  }
}

/** Whose goal it is: the player who decides at the start; where chance does or nobody, the one whose turn it is. */
export function heroOf(start: State): Seat {
  const decider = actor(start);
  return typeof decider === 'number' ? decider : start.turn;
}

/** The goal as a function of start and line: once met it stays met, and so with lost. */
export const goal = (text: string): Result<Goal<State, Action>> =>
  compiled(parseGoal(text), { outcome, format: formatAction }, (asked) =>
    asked.kind === 'best'
      ? (start: State) => (outcome(start) === null ? 'open' : 'lost')
      : decidedOnTheWay({
          first: begin,
          next: further,
          judge: (point) => judgePoint(asked, point),
          key: (point) => keyOf(asked, point),
          mine: ({ state, hero }) => actor(state) === hero,
        }),
  );

type Walked = Exclude<GoalSpec, { kind: 'best' | 'do' }>;

/** A point of a line, and what has been done on the way to it. */
interface Point {
  readonly hero: Seat;
  readonly state: State;
  /** The action before, and the position it was played in; null at the start. */
  readonly done: { readonly action: Action; readonly in: State } | null;
  /** The turn has gone to somebody else since. */
  readonly left: boolean;
  /** Cards that the player has played. */
  readonly cards: number;
}

const begin = (state: State): Point => ({ hero: heroOf(state), state, done: null, left: false, cards: 0 });

function further({ hero, state, left, cards }: Point, action: Action): Point {
  const after = apply(state, action);
  const own = action.kind === 'play' && state.turn === hero;
  return { hero, state: after, done: { action, in: state }, left: left || after.turn !== hero, cards: cards + (own ? 1 : 0) };
}

function judgePoint(spec: Walked, { hero, state, done, left, cards }: Point): GoalState {
  if (done && spec.kind === 'passes' && isPassOf(spec.seat, done.in, done.action)) return 'met';
  if (done?.action.kind === 'play' && done.in.turn === hero) {
    if (spec.kind === 'played' && done.action.card === spec.card) return 'met';
    if (spec.kind === 'turn' && cards >= spec.cards) return 'met';
  }
  const verdict = judge(spec, hero, state);
  return verdict === 'open' && left && isTooLate(spec, state.turn === hero) ? 'lost' : verdict;
}

/** What a goal with a turn's time remembers: whether that turn is over, and how many cards were played in it. */
function keyOf({ kind }: Walked, { state, left, cards }: Point): string {
  const position = formatPosition(state);
  if (kind === 'turn') return `${position} ${left} ${cards}`;
  return kind === 'lies' || kind === 'passes' ? `${position} ${left}` : position;
}

/** Whether the time for a goal is up once the player's turn has ended; `back`: it is their turn again. */
function isTooLate(spec: Walked, back: boolean): boolean {
  if (spec.kind === 'turn') return true;
  return back && (spec.kind === 'lies' || spec.kind === 'passes');
}

const isPassOf = (seat: Seat, state: State, action: Action): boolean =>
  state.turn === seat && (action.kind === 'pass' || action.kind === 'beg');

const lies = (state: State, card: Card): boolean => state.table.some((run, suit) => runCards(run, suit).includes(card));

/** What a position says by itself; a goal that is still open at the end of a round is lost. */
function judge(spec: Walked, hero: Seat, state: State): GoalState {
  const end = outcome(state);
  switch (spec.kind) {
    case 'win': {
      const first = end?.winner ?? state.out[0];
      if (first !== undefined) return first === hero ? 'met' : 'lost';
      break;
    }
    case 'not-last':
      if (handOf(state, hero).length === 0) return 'met';
      break;
    case 'lies':
      if (lies(state, spec.card)) return 'met';
      break;
    case 'played':
      if (lies(state, spec.card)) return 'lost';
      break;
    case 'points':
      if (end !== null && (end.points[hero - 1] as number) <= spec.most) return 'met';
      break;
    default:
      break;
  }
  return end === null ? 'open' : 'lost';
}
