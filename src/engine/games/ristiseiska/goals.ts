import { type Card, formatCard, parseCard } from '../../core/cards.ts';
import type { Goal, GoalState, Seat } from '../../core/game.ts';
import { fail, ok, type Result } from '../../core/result.ts';
import { outcome } from './ending.ts';
import { type Action, formatAction, parseAction } from './notation.ts';
import { textNumber } from './params.ts';
import { actor } from './rules.ts';
import { handOf, type State } from './state.ts';
import { runCards } from './table.ts';
import { apply } from './turns.ts';

/** A goal of Ristiseiska as data; "the player" is the one who decides at the start (see `heroOf`). */
export type GoalSpec =
  /** The player is the first to be out. */
  | { readonly kind: 'win' }
  /** The player gets out; with `last-in` that is all it takes not to lose. */
  | { readonly kind: 'not-last' }
  /**
   * The first action is one of those with the highest chance to be first out. That is no question of the line alone: the
   * goal stays open for ever here, and after one action it is for the solver to prove that it was one of the best.
   */
  | { readonly kind: 'best' }
  /** The card lies on the table before the player's next turn. */
  | { readonly kind: 'lies'; readonly card: Card }
  /** Another player has had to pass or beg before the player's next turn. */
  | { readonly kind: 'passes'; readonly seat: Seat }
  | { readonly kind: 'do'; readonly actions: readonly Action[] };

export function formatGoal(goal: GoalSpec): string {
  switch (goal.kind) {
    case 'lies':
      return `lies:${formatCard(goal.card)}`;
    case 'passes':
      return `passes:${goal.seat}`;
    case 'do':
      return `do:${goal.actions.map(formatAction).join(',')}`;
    default:
      return goal.kind;
  }
}

export function parseGoal(text: string): Result<GoalSpec> {
  const bad = (reason: string) => fail('goal', `“${text}”${reason}`);
  if (text === 'win' || text === 'not-last' || text === 'best') return ok({ kind: text });
  const colon = text.indexOf(':');
  const [kind, value] = colon < 0 ? [text, ''] : [text.slice(0, colon), text.slice(colon + 1)];
  switch (kind) {
    case 'lies': {
      const card = parseCard(value);
      return card === null ? bad(': lies: takes a card (lies:9c)') : ok({ kind, card });
    }
    case 'passes': {
      const seat = textNumber(value, 1, 6);
      return seat === null ? bad(': passes: takes the number of a player (passes:2)') : ok({ kind, seat });
    }
    case 'do': {
      const actions: Action[] = [];
      for (const word of value.split(',')) {
        const action = parseAction(word);
        if (!action.ok) return bad(`: ${action.error.reason}`);
        actions.push(action.value);
      }
      return ok({ kind, actions });
    }
    default:
      return bad(' is not a goal of Ristiseiska: win, not-last, best, lies:CARD, passes:PLAYER or do:ACTION');
  }
}

/** Whose goal it is: the player who decides at the start; where chance does or nobody, the one whose turn it is. */
export function heroOf(start: State): Seat {
  const decider = actor(start);
  return typeof decider === 'number' ? decider : start.turn;
}

/** The goal as a function of start and line: once met it stays met, and so with lost. */
export function goal(text: string): Result<Goal<State, Action>> {
  const spec = parseGoal(text);
  if (!spec.ok) return spec;
  const asked = spec.value;
  switch (asked.kind) {
    case 'best':
      return ok(() => 'open');
    case 'do': {
      const wanted = asked.actions.map(formatAction);
      return ok((_start, [first]) => (first === undefined ? 'open' : wanted.includes(formatAction(first)) ? 'met' : 'lost'));
    }
    default:
      return ok((start, line) => walk(asked, start, line));
  }
}

type Walked = Exclude<GoalSpec, { kind: 'best' | 'do' }>;

function walk(spec: Walked, start: State, line: readonly Action[]): GoalState {
  const hero = heroOf(start);
  let state = start;
  let left = false;
  let verdict = judge(spec, hero, state);
  for (const action of line) {
    if (verdict !== 'open') return verdict;
    if (spec.kind === 'passes' && isPassOf(spec.seat, state, action)) return 'met';
    state = apply(state, action);
    left ||= state.turn !== hero;
    verdict = judge(spec, hero, state);
    const back = left && state.turn === hero && (spec.kind === 'lies' || spec.kind === 'passes');
    if (verdict === 'open' && back) return 'lost';
  }
  return verdict;
}

const isPassOf = (seat: Seat, state: State, action: Action): boolean =>
  state.turn === seat && (action.kind === 'pass' || action.kind === 'beg');

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
      if (state.table.some((run, suit) => runCards(run, suit).includes(spec.card))) return 'met';
      break;
    case 'passes':
      break;
  }
  return end === null ? 'open' : 'lost';
}
