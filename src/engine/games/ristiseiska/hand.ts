import { type Card, rankOf } from '../../core/cards.ts';
import type { Seat } from '../../core/game.ts';
import { handOf, type State } from './state.ts';
import { fits } from './table.ts';

/** The cards after which one may play on (rules, "Aces and kings"). */
export const isAceOrKing = (card: Card): boolean => rankOf(card) === 1 || rankOf(card) === 13;

/** The cards of a player that fit on the table. */
export const playable = (state: State, seat: Seat): Card[] => handOf(state, seat).filter((card) => fits(state, card));

/** The cards that a player may play on after an ace or a king. */
export function mayFollow(state: State, seat: Seat): Card[] {
  switch (state.params.extra) {
    case 'no':
      return [];
    case 'any':
      return playable(state, seat);
    case 'aces-kings':
      return playable(state, seat).filter(isAceOrKing);
  }
}

/** The cards that a player who has been begged may give: with `unplayable-first` one that does not fit, while there is one. */
export function givable(state: State, seat: Seat): readonly Card[] {
  const hand = handOf(state, seat);
  if (state.params.give === 'free') return hand;
  const unplayable = hand.filter((card) => !fits(state, card));
  return unplayable.length > 0 ? unplayable : hand;
}
