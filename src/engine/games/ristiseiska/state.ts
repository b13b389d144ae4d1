import type { Card } from '../../core/cards.ts';
import type { Seat } from '../../core/game.ts';
import type { Params } from './params.ts';

/** The run of a suit on the table: its lowest card (1 the ace, 7 at most) and its highest (7–13; 14 an ace on the king). */
export interface Run {
  readonly low: number;
  readonly high: number;
}

/** The runs of clubs, diamonds, hearts and spades; null where the seven is still to come. */
export type Table = readonly (Run | null)[];

/** Where an ace goes: below the two, or above the king. */
export type Side = 'low' | 'high';

/** What decides whether a card fits; a position has all of it. */
export interface Layout {
  readonly params: Params;
  readonly table: Table;
  /** With `ace: first-decides`: what the first ace has decided. */
  readonly aces: Side | null;
}

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
