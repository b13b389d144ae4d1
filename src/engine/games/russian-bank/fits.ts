import { type Card, isRed, pack, rankOf, suitOf } from '../../core/cards.ts';
import type { Target } from './notation.ts';
import { cardIn, opponentOf, type PackCard, type State, sideOf, topOf, unseen } from './state.ts';

const king = 13;

/** The rules by which a card may not fit where it is carried. */
export type Misfit = 'foundation-next' | 'own-descends' | 'own-colour' | 'other-suit' | 'other-neighbour' | 'no-wrap';

/** The foundation (0-based) that takes this card next, or −1 (rules, "Playing a card"). */
export function foundationFor(state: State, card: PackCard): number {
  const first = 2 * suitOf(cardIn(card));
  const beneath = rankOf(cardIn(card)) - 1;
  for (const index of [first, first + 1]) if (state.foundations[index]?.length === beneath) return index;
  return -1;
}

/** Ace on king or king on ace. */
const wraps = (one: number, other: number): boolean => Math.abs(one - other) === king - 1;

/** null when a card may go on an own pile with this top, else the rule that forbids it. */
function ownMisfit(card: PackCard, top: PackCard | undefined): Misfit | null {
  if (top === undefined) return null;
  const rank = rankOf(cardIn(card));
  const beneath = rankOf(cardIn(top));
  if (rank !== beneath - 1) return rank === king && wraps(rank, beneath) ? 'no-wrap' : 'own-descends';
  return isRed(cardIn(card)) === isRed(cardIn(top)) ? 'own-colour' : null;
}

/** null when a card may go on an opponent's pile with this top, else the rule that forbids it. */
function otherMisfit(card: PackCard, top: PackCard | undefined): Misfit | null {
  if (top === undefined) return null;
  if (suitOf(cardIn(card)) !== suitOf(cardIn(top))) return 'other-suit';
  const rank = rankOf(cardIn(card));
  const beneath = rankOf(cardIn(top));
  if (Math.abs(rank - beneath) === 1) return null;
  return wraps(rank, beneath) ? 'no-wrap' : 'other-neighbour';
}

/** null when a card of the player in turn may go there, else the rule that forbids it. A card not seen goes nowhere. */
export function misfit(state: State, card: PackCard, to: Target): Misfit | null {
  if (card === unseen || (to === 'f' && foundationFor(state, card) < 0)) return 'foundation-next';
  if (to === 'f') return null;
  const own = to[0] === 't';
  const top = topOf(sideOf(state, own ? state.turn : opponentOf(state.turn)).piles[Number(to[1]) - 1] ?? []);
  return own ? ownMisfit(card, top) : otherMisfit(card, top);
}

/** The cards that a place of the player in turn takes now, in the order of the pack; of foundations, what any of them waits for. */
export const takes = (state: State, to: Target): Card[] => pack.filter((card) => misfit(state, card, to) === null);
