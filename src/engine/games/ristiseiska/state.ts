import type { Card } from '../../core/cards.ts';
import type { Seat } from '../../core/game.ts';
import type { Params } from './params.ts';
import type { Layout, Side, Table } from './table.ts';

/** What is to be decided, and (with `player`) by whom where that is not the one whose turn it is. */
export type Phase =
  | { readonly kind: 'play' | 'extra' }
  /** `take`: chance takes a card of the player; `give`: the player gives one to the beggar; `fine`: may give one to who claimed. */
  | { readonly kind: 'take' | 'give' | 'fine'; readonly player: Seat };

/** A position of Ristiseiska. Seats count from 1, clockwise. */
export interface State extends Layout {
  readonly params: Params;
  readonly table: Table;
  /** By seat, each in the order of the notation; a card that the viewer may not see is `unseen`. */
  readonly hands: readonly (readonly Card[])[];
  /** Whose turn it is; at the end of a round, who acted last. */
  readonly turn: Seat;
  readonly phase: Phase;
  /** Who holds the token; null while it lies in the middle. */
  readonly token: Seat | null;
  /** Who has not had a turn yet, in order. */
  readonly fresh: readonly Seat[];
  readonly aces: Side | null;
  /** Turns in succession without a card played; counted only with `unable: beg`. */
  readonly idle: number;
  /** With `end: last-in`: who has got out, first out first. */
  readonly out: readonly Seat[];
}

/** A card of which only the back is seen. */
export const unseen: Card = -1;

/** The hand of a seat. */
export const handOf = (state: Pick<State, 'hands'>, seat: Seat): readonly Card[] => state.hands[seat - 1] ?? [];

/** Cards in the order of the notation. */
export const inOrder = (cards: readonly Card[]): Card[] => [...cards].sort((a, b) => a - b);
