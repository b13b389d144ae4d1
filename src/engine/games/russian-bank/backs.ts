import type { Card } from '../../core/cards.ts';
import { homeCards, type Written } from './fields.ts';
import { type PackCard, type Player, packCard, type Side, type State } from './state.ts';

/**
 * Gives every card its back. What lies in reserve, hand and waste is the player's own. The others may come from either
 * pack: in reading order, each is taken from the pack of the player on whose side it lies (on foundations: of player 1)
 * unless that pack's card is already somewhere. As no card is there more than twice, it is then free in the other pack.
 */
export function withBacks(sides: readonly [Written, Written], heights: readonly number[]): Pick<State, 'sides' | 'foundations'> {
  const used = new Set<PackCard>();
  const own = (cards: readonly Card[], player: Player): PackCard[] =>
    cards.map((card) => {
      used.add(packCard(card, player));
      return packCard(card, player);
    });
  const either = (card: Card, first: Player): PackCard => {
    const back = used.has(packCard(card, first)) ? ((3 - first) as Player) : first;
    used.add(packCard(card, back));
    return packCard(card, back);
  };
  const stock = ({ reserve, hand, waste }: Written, player: Player) => ({
    reserve: own(reserve, player),
    hand: own(hand, player),
    waste: own(waste, player),
  });
  const piles = (side: Written, player: Player) => side.piles.map((pile) => pile.map((card) => either(card, player)));
  const stocks = [stock(sides[0], 1), stock(sides[1], 2)] as const;
  const one: Side = { ...stocks[0], piles: piles(sides[0], 1) };
  const two: Side = { ...stocks[1], piles: piles(sides[1], 2) };
  const foundations = heights.map((_, i) => homeCards(heights, i).map((card) => either(card, 1)));
  return { sides: [one, two], foundations };
}
