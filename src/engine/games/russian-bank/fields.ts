import { type Card, cardOf, formatCard, parseCards, ranks, type SuitIndex, suits } from '../../core/cards.ts';
import type { Coded } from '../../core/codes.ts';
import { ok, type Result } from '../../core/result.ts';
import { coded, fail } from './codes.ts';
import { mostInHand, type Params } from './params.ts';
import type { Player } from './state.ts';

/** Cards as they are written, before it is known from which pack each comes. */
export interface Written {
  readonly reserve: readonly Card[];
  readonly piles: readonly (readonly Card[])[];
  readonly hand: readonly Card[];
  readonly waste: readonly Card[];
}

/** `<reserve>;<t1>.<t2>.<t3>.<t4>;<hand>;<waste>` */
export function readSide(player: Player, text: string, params: Params): Result<Written> {
  const field = `player ${player}`;
  const parts = text.split(';');
  if (parts.length !== 4) return fail(field, 'bank-side-parts', { player, found: parts.length });
  const [reserveText, pilesText, handText, wasteText] = parts as [string, string, string, string];

  const read = (part: string, place: Coded): Result<readonly Card[]> => {
    if (part === '-') return ok([]);
    if (part === '') return fail(field, 'blank', { place });
    const cards = parseCards(part);
    return 'bad' in cards ? fail(field, 'not-a-card', { text: cards.bad, place }) : ok(cards);
  };

  const reserve = read(reserveText, coded('bank-place-reserve', { player }));
  if (!reserve.ok) return reserve;
  const pileTexts = pilesText.split('.');
  if (pileTexts.length !== 4) return fail(field, 'bank-side-piles', { player, found: pileTexts.length });
  const piles: (readonly Card[])[] = [];
  for (const [i, pileText] of pileTexts.entries()) {
    const pile = read(pileText, coded('bank-place-pile', { pile: i + 1, player }));
    if (!pile.ok) return pile;
    piles.push(pile.value);
  }
  const hand = read(handText, coded('bank-place-hand', { player }));
  if (!hand.ok) return hand;
  const waste = read(wasteText, coded('bank-place-waste', { player }));
  if (!waste.ok) return waste;

  if (reserve.value.length > params.reserve)
    return fail(field, 'bank-reserve-size', { player, found: reserve.value.length, most: params.reserve });
  const stock = [...reserve.value, ...hand.value, ...waste.value];
  const twice = stock.find((card, i) => stock.indexOf(card) !== i);
  if (twice !== undefined) return fail(field, 'bank-own-card-twice', { card: formatCard(twice), player });
  const inHand = hand.value.length + waste.value.length;
  if (inHand > mostInHand(params)) return fail(field, 'bank-hand-size', { player, found: inHand, most: mostInHand(params) });
  return ok({ reserve: reserve.value, piles, hand: hand.value, waste: waste.value });
}

/** The heights of the eight foundations from their tops: `3-.--.K2.A-`. */
export function readFoundations(text: string): Result<readonly number[]> {
  const pairs = text.split('.');
  if (pairs.length !== 4) return fail('foundations', 'bank-foundation-suits', { text, found: pairs.length });
  const heights: number[] = [];
  for (const [i, pair] of pairs.entries()) {
    const suit = suits[i] as (typeof suits)[number];
    if (!/^[A2-9TJQK-]{2}$/.test(pair)) return fail('foundations', 'bank-foundation-tops', { text: pair, suit });
    const [higher, lower] = [...pair].map((char) => ranks.indexOf(char) + 1) as [number, number];
    if (lower > higher) return fail('foundations', 'bank-foundation-order', { text: pair, suit });
    heights.push(higher, lower);
  }
  return ok(heights);
}

/** The cards that a foundation holds. */
export const homeCards = (heights: readonly number[], index: number): Card[] =>
  Array.from({ length: heights[index] as number }, (_, i) => cardOf((index >> 1) as SuitIndex, i + 1));
