import { type Card, isRed, pack, rankOf, suitOf } from '../../core/cards.ts';
import { pileIndex, type Target } from './notation.ts';
import { cardIn, opponentOf, type PackCard, type State, sideOf, topOf, unseen } from './state.ts';

const king = 13;

/** The rules by which a card may not fit where it is carried. */
export type Misfit = 'foundation-next' | 'own-descends' | 'own-colour' | 'other-suit' | 'other-neighbour' | 'no-wrap';

/** The foundation (0-based) that takes this card next, or −1 (rules, "Playing a card"). */
export function foundationFor(state: Pick<State, 'foundations'>, card: PackCard): number {
  const first = 2 * suitOf(cardIn(card));
  const beneath = rankOf(cardIn(card)) - 1;
  if (state.foundations[first]?.length === beneath) return first;
  return state.foundations[first + 1]?.length === beneath ? first + 1 : -1;
}

/** Ace on king or king on ace. */
const wraps = (one: number, other: number): boolean => Math.abs(one - other) === king - 1;

/** null when a card may go on an own pile with this top, else the rule that forbids it. */
export function ownMisfit(card: PackCard, top: PackCard | undefined): Misfit | null {
  if (top === undefined) return null;
  const rank = rankOf(cardIn(card));
  const beneath = rankOf(cardIn(top));
  if (rank !== beneath - 1) return rank === king && wraps(rank, beneath) ? 'no-wrap' : 'own-descends';
  return isRed(cardIn(card)) === isRed(cardIn(top)) ? 'own-colour' : null;
}

/** null when a card may go on an opponent's pile with this top, else the rule that forbids it. */
export function otherMisfit(card: PackCard, top: PackCard | undefined): Misfit | null {
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

/** Stands for the top of an empty pile. */
const empty: PackCard = -1;

/** A rule about two cards, worked out for every pair, since random play and search ask it millions of times. */
function everyPair(rule: (card: PackCard, top: PackCard | undefined) => Misfit | null): Uint8Array {
  const fits = new Uint8Array(cardsOfBoth * (cardsOfBoth + 1));
  for (let card = 0; card < cardsOfBoth; card++)
    for (let top = empty; top < cardsOfBoth; top++)
      fits[pair(card, top)] = rule(card, top === empty ? undefined : top) === null ? 1 : 0;
  return fits;
}
const pair = (card: PackCard, top: PackCard): number => card * (cardsOfBoth + 1) + top + 1;
const fitsOwn = everyPair(ownMisfit);
const fitsOther = everyPair(otherMisfit);

/** The tops of the piles that are targets of the player in turn, in the order of `targets` without the foundations; −1: empty. */
export function targetTops(state: State): readonly PackCard[] {
  const [a, b, c, d] = sideOf(state, opponentOf(state.turn)).piles as Four;
  const [e, f, g, h] = sideOf(state, state.turn).piles as Four;
  return [topOr(a), topOr(b), topOr(c), topOr(d), topOr(e), topOr(f), topOr(g), topOr(h)];
}
type Four = readonly [Pile, Pile, Pile, Pile];
type Pile = readonly PackCard[];
const topOr = (pile: Pile): PackCard => (pile.length > 0 ? (pile[pile.length - 1] as PackCard) : empty);

/** Whether the pile with a number in `targetTops` takes a card: where `misfit` is null. */
export const pileTakes = (tops: readonly PackCard[], index: number, card: PackCard): boolean =>
  (index < 4 ? fitsOther : fitsOwn)[pair(card, tops[index] as PackCard)] === 1;

/** Whether a foundation or a pile takes a card of the player in turn; the pile it lies on, by its number in `targetTops`, does not. */
export function fitsAnywhere(state: State, card: PackCard, lies = -1): boolean {
  if (card === unseen) return false;
  if (foundationFor(state, card) >= 0) return true;
  const tops = targetTops(state);
  for (let i = 0; i < tops.length; i++) if (i !== lies && pileTakes(tops, i, card)) return true;
  return false;
}

/** The cards that a place of the player in turn takes now, in the order of the pack; of foundations, what any of them waits for. */
export const takes = (state: State, to: Target): Card[] => pack.filter((card) => misfit(state, card, to) === null);
