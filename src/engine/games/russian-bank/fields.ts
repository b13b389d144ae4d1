import { type Card, cardOf, formatCard, parseCards, ranks, type SuitIndex, suits } from '../../core/cards.ts';
import { fail, ok, type Result } from '../../core/result.ts';
import { mostInHand, type Params } from './params.ts';

/** Cards as they are written, before it is known from which pack each comes. */
export interface Written {
  readonly reserve: readonly Card[];
  readonly piles: readonly (readonly Card[])[];
  readonly hand: readonly Card[];
  readonly waste: readonly Card[];
}

/** `<reserve>;<t1>.<t2>.<t3>.<t4>;<hand>;<waste>` */
export function readSide(field: string, text: string, params: Params): Result<Written> {
  const parts = text.split(';');
  if (parts.length !== 4) return fail(field, `${field} has 4 parts (reserve;piles;hand;waste), this has ${parts.length}`);
  const [reserveText, pilesText, handText, wasteText] = parts as [string, string, string, string];

  const read = (part: string, what: string): Result<readonly Card[]> => {
    if (part === '-') return ok([]);
    if (part === '') return fail(field, `${what} of ${field} is blank; an empty one is written -`);
    const cards = parseCards(part);
    if ('bad' in cards)
      return fail(field, `“${cards.bad}” in ${what} of ${field} is not a card: rank A 2–9 T J Q K, then suit c d h s`);
    return ok(cards);
  };

  const reserve = read(reserveText, 'the reserve');
  if (!reserve.ok) return reserve;
  const pileTexts = pilesText.split('.');
  if (pileTexts.length !== 4) return fail(field, `${field} has ${pileTexts.length} piles; there are 4`);
  const piles: (readonly Card[])[] = [];
  for (const [i, pileText] of pileTexts.entries()) {
    const pile = read(pileText, `pile ${i + 1}`);
    if (!pile.ok) return pile;
    piles.push(pile.value);
  }
  const hand = read(handText, 'the hand');
  if (!hand.ok) return hand;
  const waste = read(wasteText, 'the waste');
  if (!waste.ok) return waste;

  if (reserve.value.length > params.reserve)
    return fail(
      field,
      `the reserve of ${field} has ${reserve.value.length} cards; with these rules it has at most ${params.reserve}`,
    );
  const stock = [...reserve.value, ...hand.value, ...waste.value];
  const twice = stock.find((card, i) => stock.indexOf(card) !== i);
  if (twice !== undefined)
    return fail(field, `${formatCard(twice)} is twice in reserve, hand and waste of ${field}, who has only one`);
  const inHand = hand.value.length + waste.value.length;
  if (inHand > mostInHand(params))
    return fail(
      field,
      `hand and waste of ${field} have ${inHand} cards; with these rules they have at most ${mostInHand(params)}`,
    );
  return ok({ reserve: reserve.value, piles, hand: hand.value, waste: waste.value });
}

/** The heights of the eight foundations from their tops: `3-.--.K2.A-`. */
export function readFoundations(text: string): Result<readonly number[]> {
  const bad = (reason: string) => fail('foundations', reason);
  const pairs = text.split('.');
  if (pairs.length !== 4) return bad(`“${text}” has ${pairs.length} suits; there are 4 (c.d.h.s)`);
  const heights: number[] = [];
  for (const [i, pair] of pairs.entries()) {
    if (!/^[A2-9TJQK-]{2}$/.test(pair))
      return bad(`“${pair}” is not the tops of the two foundations of suit ${suits[i]}: A 2–9 T J Q K, or - for an empty one`);
    const [higher, lower] = [...pair].map((char) => ranks.indexOf(char) + 1) as [number, number];
    if (lower > higher) return bad(`“${pair}” of suit ${suits[i]} is not written higher first`);
    heights.push(higher, lower);
  }
  return ok(heights);
}

/** The cards that a foundation holds. */
export const homeCards = (heights: readonly number[], index: number): Card[] =>
  Array.from({ length: heights[index] as number }, (_, i) => cardOf((index >> 1) as SuitIndex, i + 1));
