import type { Seat } from '../../core/game.ts';
import { points } from './scoring.ts';
import { handOf, type State } from './state.ts';

/** The end of a round: first out, last in (with `end: last-in`), and the penalty points of each player. */
export type End = {
  readonly winner: Seat | null;
  readonly loser: Seat | null;
  readonly points: readonly number[];
};

/** Turns in succession without a card after which a round is a draw. */
export const idleLimit = (state: Pick<State, 'hands'>): number => 4 * state.hands.length;

/** Whether the round has been decided: by a hand that is empty, or with `last-in` by one that is left. */
export function isDecided({ params, hands }: State): boolean {
  const holding = hands.filter((hand) => hand.length > 0).length;
  return params.end === 'first-out' ? holding < hands.length : holding <= 1;
}

/** Whether the round is over, decided or drawn. */
export const isOver = (state: State): boolean => isDecided(state) || state.idle >= idleLimit(state);

/** How the round has ended, or null while play goes on. */
export function outcome(state: State): End | null {
  if (!isOver(state)) return null;
  const drawn = !isDecided(state);
  const lastIn = state.params.end === 'last-in';
  const holding = state.hands.findIndex((_, i) => handOf(state, i + 1).length > 0) + 1;
  return {
    winner: drawn ? null : lastIn ? (state.out[0] ?? null) : state.turn,
    loser: drawn || !lastIn ? null : holding,
    points: points(state),
  };
}
