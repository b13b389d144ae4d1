import { type Card, isRed, pack, rankOf, suitOf } from '../../core/cards.ts';
import { pileIndex, type Target } from './notation.ts';
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
  const top = topOf(sideOf(state, own ? state.turn : opponentOf(state.turn)).piles[pileIndex[to]] ?? []);
  return own ? ownMisfit(card, top) : otherMisfit(card, top);
}

const cardsOfBoth = 104;

/** A rule about two cards, worked out for every pair, since random play and search ask it millions of times. */
function everyPair(rule: (card: PackCard, top: PackCard) => Misfit | null): (card: PackCard, top: PackCard) => boolean {
  const fits = new Uint8Array(cardsOfBoth * cardsOfBoth);
  for (let card = 0; card < cardsOfBoth; card++)
    for (let top = 0; top < cardsOfBoth; top++) fits[card * cardsOfBoth + top] = rule(card, top) === null ? 1 : 0;
  return (card, top) => fits[card * cardsOfBoth + top] === 1;
}
const fitsOwn = everyPair(ownMisfit);
const fitsOther = everyPair(otherMisfit);

/** The tops of the piles that are targets of the player in turn, in the order of `targets` without the foundations; −1: empty. */
export function targetTops(state: State): readonly PackCard[] {
  const tops: PackCard[] = [];
  for (const player of [opponentOf(state.turn), state.turn])
    for (const pile of sideOf(state, player).piles) tops.push(pile.length > 0 ? (pile[pile.length - 1] as PackCard) : -1);
  return tops;
}

/** Whether the pile with a number in `targetTops` takes a card: where `misfit` is null. */
export function pileTakes(tops: readonly PackCard[], index: number, card: PackCard): boolean {
  const top = tops[index] as PackCard;
  return top < 0 || (index < 4 ? fitsOther : fitsOwn)(card, top);
}

/** The cards that a place of the player in turn takes now, in the order of the pack; of foundations, what any of them waits for. */
export const takes = (state: State, to: Target): Card[] => pack.filter((card) => misfit(state, card, to) === null);
