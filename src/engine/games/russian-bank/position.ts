import { type Card, cardOf, formatCard, pack, parseCards, rankOf, ranks, type SuitIndex, suits } from '../../core/cards.ts';
import type { Coded } from '../../core/codes.ts';
import { splitFields } from '../../core/fields.ts';
import { parseNumber } from '../../core/numbers.ts';
import { ok, type Result } from '../../core/result.ts';
import { coded, fail } from './codes.ts';
import { formatRules, mostInHand, type Params, parseRules } from './params.ts';
import { canAct, outcome } from './rules.ts';
import {
  cardIn,
  formatPackCard,
  limit,
  type PackCard,
  type PlayerNumber,
  packCard,
  type Side,
  type State,
  topOf,
} from './state.ts';

const formatPackCards = (cards: readonly PackCard[]): string => (cards.length === 0 ? '-' : cards.map(formatPackCard).join(''));

const formatSide = ({ reserve, piles, hand, waste }: Side): string =>
  [formatPackCards(reserve), piles.map(formatPackCards).join('.'), formatPackCards(hand), formatPackCards(waste)].join(';');

/** The tops of a suit's two foundations, higher first. */
function formatFoundations(two: readonly (readonly PackCard[])[]): string {
  const tops = two.map(topOf).sort((a, b) => rankOrNone(b) - rankOrNone(a));
  return tops.map((top) => (top === undefined ? '-' : formatPackCard(top)[0])).join('');
}

const rankOrNone = (card: PackCard | undefined): number => (card === undefined ? 0 : rankOf(cardIn(card)));

/** The fields of a position, canonical: see the notation. */
export const formatPosition = (state: State): string => formatFields(formatRules(state.params), state);

/** The fields of a position under any rule set, whose `rules` field is given. */
export function formatFields(rules: string, state: Omit<State, 'params'>): string {
  return [
    rules,
    state.turn,
    ...state.sides.map(formatSide),
    [0, 2, 4, 6].map((first) => formatFoundations(state.foundations.slice(first, first + 2))).join('.'),
    state.drawn ? 'd' : '-',
    state.count,
  ].join('/');
}

const template = ['rules', 'turn', 'player 1', 'player 2', 'foundations', 'drawn', 'count'];

/** What the fields of a position say under any rule set, each by itself. */
interface Fields<Rules> {
  readonly params: Rules;
  readonly turn: PlayerNumber;
  readonly sides: readonly [Written, Written];
  readonly heights: readonly number[];
  readonly drawn: boolean;
  readonly count: number;
}

/** Reads the fields of a position by themselves. In: how a rule set reads its rules, and a side. Errors name the field, one of the template's (or `fields`). */
export function parseFields<Rules>(
  text: string,
  rules: (text: string) => Result<Rules>,
  side: (player: PlayerNumber, text: string, params: Rules) => Result<Written>,
): Result<Fields<Rules>> {
  const fields = splitFields(text, template);
  if (!fields.ok) return fields;
  const field = (index: number) => fields.value[index] as string;

  const params = rules(field(0));
  if (!params.ok) return params;
  if (field(1) !== '1' && field(1) !== '2') return fail('turn', 'not-a-player', { text: field(1), most: 2 });
  const one = side(1, field(2), params.value);
  if (!one.ok) return one;
  const two = side(2, field(3), params.value);
  if (!two.ok) return two;
  const heights = parseFoundations(field(4));
  if (!heights.ok) return heights;
  if (field(5) !== 'd' && field(5) !== '-') return fail('drawn', 'bank-drawn', { text: field(5) });
  const count = parseNumber(field(6), 0, limit);
  if (count === null) return fail('count', 'not-a-number', { text: field(6), low: 0, high: limit });
  return ok({
    params: params.value,
    turn: Number(field(1)) as PlayerNumber,
    sides: [one.value, two.value],
    heights: heights.value,
    drawn: field(5) === 'd',
    count,
  });
}

/** Reads the fields of a position. Errors name the field, one of the template's (or `fields`). */
export function parsePosition(text: string): Result<State> {
  const read = parseFields(text, parseRules, parseSide);
  if (!read.ok) return read;
  const { params, turn, sides, heights, drawn, count } = read.value;
  const surplus = tooMany(sides, heights);
  if (surplus !== null) return surplus;
  for (const [i, { hand, waste }] of sides.entries())
    if (hand.length === 0 && waste.length > 0 && !(drawn && turn === i + 1))
      return fail(`player ${i + 1}`, 'bank-not-turned-over', { player: i + 1 });
  if (drawn && sides[turn - 1]?.waste.length === 0) return fail('drawn', 'bank-drawn-nowhere', { player: turn });

  const state: State = { params, turn, ...withBacks(sides, heights), drawn, count };
  if (outcome(state) === null && !canAct(state)) return fail('turn', 'bank-turn-passed', { player: turn });
  return ok(state);
}

/** An error in the field in which, reading from the left, a card is there for the third time; else null. */
export function tooMany(sides: readonly Written[], heights: readonly number[]) {
  const fields: [string, readonly Card[]][] = [
    ...sides.map(({ reserve, piles, hand, waste }, i): [string, Card[]] => [
      `player ${i + 1}`,
      [...reserve, ...piles.flat(), ...hand, ...waste],
    ]),
    ['foundations', heights.flatMap((_, i) => homeCards(heights, i))],
  ];
  const seen = pack.map(() => 0);
  for (const [field, cards] of fields)
    for (const card of cards) {
      seen[card] = (seen[card] as number) + 1;
      if ((seen[card] as number) > 2) return fail(field, 'bank-surplus', { card: formatCard(card) });
    }
  return null;
}

/** Cards as they are written, before it is known from which pack each comes. */
export interface Written {
  readonly reserve: readonly Card[];
  readonly piles: readonly (readonly Card[])[];
  readonly hand: readonly Card[];
  readonly waste: readonly Card[];
}

/** `<reserve>;<t1>.<t2>.<t3>.<t4>;<hand>;<waste>`, of a size that a pack of one's own allows. */
function parseSide(player: PlayerNumber, text: string, params: Params): Result<Written> {
  const written = parseCardsOfSide(player, text);
  if (!written.ok) return written;
  const field = `player ${player}`;
  const { reserve, hand, waste } = written.value;
  if (reserve.length > params.reserve)
    return fail(field, 'bank-reserve-size', { player, found: reserve.length, most: params.reserve });
  const stock = [...reserve, ...hand, ...waste];
  const twice = stock.find((card, i) => stock.indexOf(card) !== i);
  if (twice !== undefined) return fail(field, 'bank-own-card-twice', { card: formatCard(twice), player });
  const inHand = hand.length + waste.length;
  if (inHand > mostInHand(params)) return fail(field, 'bank-hand-size', { player, found: inHand, most: mostInHand(params) });
  return written;
}

/** The cards of a side as written, however many there are. */
export function parseCardsOfSide(player: PlayerNumber, text: string): Result<Written> {
  const field = `player ${player}`;
  const parts = text.split(';');
  if (parts.length !== 4) return fail(field, 'bank-side-parts', { player, found: parts.length });
  const [reserveText, pilesText, handText, wasteText] = parts as [string, string, string, string];

  const read = (part: string, place: () => Coded): Result<readonly Card[]> => {
    if (part === '-') return ok([]);
    if (part === '') return fail(field, 'blank', { place: place() });
    const cards = parseCards(part);
    return 'bad' in cards ? fail(field, 'not-a-card', { text: cards.bad, place: place() }) : ok(cards);
  };

  const reserve = read(reserveText, () => coded('bank-place-reserve', { player }));
  if (!reserve.ok) return reserve;
  const pileTexts = pilesText.split('.');
  if (pileTexts.length !== 4) return fail(field, 'bank-side-piles', { player, found: pileTexts.length });
  const piles: (readonly Card[])[] = [];
  for (const [i, pileText] of pileTexts.entries()) {
    const pile = read(pileText, () => coded('bank-place-pile', { pile: i + 1, player }));
    if (!pile.ok) return pile;
    piles.push(pile.value);
  }
  const hand = read(handText, () => coded('bank-place-hand', { player }));
  if (!hand.ok) return hand;
  const waste = read(wasteText, () => coded('bank-place-waste', { player }));
  if (!waste.ok) return waste;
  return ok({ reserve: reserve.value, piles, hand: hand.value, waste: waste.value });
}

/** The heights of the eight foundations from their tops: `3-.--.K2.A-`. */
function parseFoundations(text: string): Result<readonly number[]> {
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
export function homeCards(heights: readonly number[], index: number): Card[] {
  const cards: Card[] = [];
  for (let rank = 1; rank <= (heights[index] as number); rank++) cards.push(cardOf((index >> 1) as SuitIndex, rank));
  return cards;
}

/**
 * Gives every card its back. What lies in reserve, hand and waste is the player's own. The others may come from either
 * pack: in reading order, each is taken from the pack of the player on whose side it lies (on foundations: of player 1)
 * unless that pack's card is already somewhere. As no card is there more than twice, it is then free in the other pack.
 */
export function withBacks(sides: readonly [Written, Written], heights: readonly number[]): Pick<State, 'sides' | 'foundations'> {
  const used = new Set<PackCard>();
  const own = (cards: readonly Card[], player: PlayerNumber): PackCard[] =>
    cards.map((card) => {
      used.add(packCard(card, player));
      return packCard(card, player);
    });
  const either = (card: Card, first: PlayerNumber): PackCard => {
    const back = used.has(packCard(card, first)) ? ((3 - first) as PlayerNumber) : first;
    used.add(packCard(card, back));
    return packCard(card, back);
  };
  const stock = ({ reserve, hand, waste }: Written, player: PlayerNumber) => ({
    reserve: own(reserve, player),
    hand: own(hand, player),
    waste: own(waste, player),
  });
  const piles = (side: Written, player: PlayerNumber) => side.piles.map((pile) => pile.map((card) => either(card, player)));
  const stocks = [stock(sides[0], 1), stock(sides[1], 2)] as const;
  const one: Side = { ...stocks[0], piles: piles(sides[0], 1) };
  const two: Side = { ...stocks[1], piles: piles(sides[1], 2) };
  const foundations = heights.map((_, i) => homeCards(heights, i).map((card) => either(card, 1)));
  return { sides: [one, two], foundations };
}
