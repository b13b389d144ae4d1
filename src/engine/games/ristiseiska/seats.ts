import type { Seat } from '../../core/game.ts';
import { handOf, type State } from './state.ts';

/** The other players who still hold cards, beginning at the left (or, with `right`, at the right) of a seat. */
export function others(state: Pick<State, 'hands'>, seat: Seat, side: 'left' | 'right'): Seat[] {
  const seats = state.hands.length;
  const step = side === 'left' ? 1 : seats - 1;
  return Array.from({ length: seats - 1 }, (_, i) => ((seat - 1 + (i + 1) * step) % seats) + 1).filter(
    (other) => handOf(state, other).length > 0,
  );
}

/** Who is next clockwise. */
export const nextSeat = (state: Pick<State, 'hands'>, seat: Seat): Seat => others(state, seat, 'left')[0] ?? seat;

/** Who gives up a card to the one whose turn it is: the first to the right with two or more, as a last card is kept. */
export const giverOf = (state: State): Seat | null =>
  others(state, state.turn, 'right').find((seat) => handOf(state, seat).length >= 2) ?? null;

/** Who is asked to give a card, or whose hand chance takes one from; null in the phases in which nobody is. */
export const askedOf = ({ phase }: Pick<State, 'phase'>): Seat | null => ('player' in phase ? phase.player : null);

/** The player whose last card has gone between a position and the next; null for nobody. */
export const newlyOut = (before: Pick<State, 'hands'>, after: Pick<State, 'hands'>): Seat | null =>
  after.hands.findIndex((hand, i) => hand.length === 0 && handOf(before, i + 1).length > 0) + 1 || null;
