import { type Card, formatCard } from '../../core/cards.ts';
import type { Params } from './params.ts';

/** A player, by number. */
export type PlayerNumber = 1 | 2;

/** The other player. */
export const opponentOf = (player: PlayerNumber): PlayerNumber => (player === 1 ? 2 : 1);

/**
 * One physical card: a card of player 1's pack (0–51) or of player 2's (52–103), told apart by their backs. The back
 * means nothing to the rules; it lets a board see which card moved.
 */
export type PackCard = number;

/** A card whose face the viewer may not see; whose it is follows from where it lies. */
export const unseen: PackCard = -1;

/** A card of the pack with this back. */
export const packCard = (card: Card, back: PlayerNumber): PackCard => card + (back - 1) * 52;
export const cardIn = (card: PackCard): Card => card % 52;
/** Whose pack a card is of. */
export const backOf = (card: PackCard): PlayerNumber => (card < 52 ? 1 : 2);

/** What belongs to one player. All bottom to top, but the hand next card first. */
export interface Side {
  readonly reserve: readonly PackCard[];
  /** Four piles. */
  readonly piles: readonly (readonly PackCard[])[];
  readonly hand: readonly PackCard[];
  readonly waste: readonly PackCard[];
}

/** A position of Russian Bank. */
export interface State {
  readonly params: Params;
  readonly turn: PlayerNumber;
  /** Of player 1 and player 2. */
  readonly sides: readonly [Side, Side];
  /** Eight, two for each suit in the order c d h s; each keeps its place, whichever of a suit's two is higher. */
  readonly foundations: readonly (readonly PackCard[])[];
  /** A drawn card waits on the waste of the player in turn. */
  readonly drawn: boolean;
  /** Actions so far. */
  readonly count: number;
}

/** After so many actions the game is a draw. */
export const limit = 1000;

/** What belongs to a player. */
export const sideOf = (state: Pick<State, 'sides'>, player: PlayerNumber): Side => state.sides[player - 1] as Side;

/** Cards that a player has yet to get rid of: reserve, hand and waste. */
export const stockOf = ({ reserve, hand, waste }: Side): number => reserve.length + hand.length + waste.length;

/** The topmost card, or undefined. */
export const topOf = (pile: readonly PackCard[]): PackCard | undefined => pile[pile.length - 1];

/** `7c`; `??` for a card that may not be seen. */
export const formatPackCard = (card: PackCard): string => (card === unseen ? '??' : formatCard(cardIn(card)));
