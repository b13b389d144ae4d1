import { type Card, cardOf, formatCard, pack, parseCards, ranks, type SuitIndex, suits } from '../../core/cards.ts';
import { textNumber } from '../../core/numbers.ts';
import { fail, ok, type Result } from '../../core/result.ts';
import { mostInHand, type Params, parseRules } from './params.ts';
import { limit, type PackCard, type Player, packCard, type Side, type State } from './position.ts';
import { outcome } from './rules.ts';
import { canAct } from './turn.ts';

/** Cards as they are written, before it is known from which pack each comes. */
interface Written {
  readonly reserve: readonly Card[];
  readonly piles: readonly (readonly Card[])[];
  readonly hand: readonly Card[];
  readonly waste: readonly Card[];
}

/**
 * Reads the fields of a position. Errors name the field: rules, turn, player 1, player 2, foundations, drawn or count
 * (or `fields`).
 */
export function parsePosition(text: string): Result<State> {
  const fields = text.split('/');
  if (fields.length !== 7)
    return fail(
      'fields',
      `a position of Russian Bank has 7 fields (rules/turn/player 1/player 2/foundations/drawn/count), this has ${fields.length}`,
    );
  const [rulesText, turnText, oneText, twoText, foundationsText, drawnText, countText] = fields as [
    string,
    string,
    string,
    string,
    string,
    string,
    string,
  ];

  const params = parseRules(rulesText);
  if (!params.ok) return params;
  if (turnText !== '1' && turnText !== '2') return fail('turn', `“${turnText}” is not a player: 1 or 2`);
  const turn = Number(turnText) as Player;
  const one = parseSide('player 1', oneText, params.value);
  if (!one.ok) return one;
  const two = parseSide('player 2', twoText, params.value);
  if (!two.ok) return two;
  const heights = parseFoundations(foundationsText);
  if (!heights.ok) return heights;
  if (drawnText !== 'd' && drawnText !== '-') return fail('drawn', `“${drawnText}” is not d (a drawn card waits) or -`);
  const drawn = drawnText === 'd';
  const count = textNumber(countText, 0, limit);
  if (count === null) return fail('count', `“${countText}” is not a number of actions: 0 to ${limit}`);

  const sides = [one.value, two.value] as const;
  const surplus = tooMany(sides, heights.value);
  if (surplus !== null) return surplus;
  for (const [i, { hand, waste }] of sides.entries())
    if (hand.length === 0 && waste.length > 0 && !(drawn && turn === i + 1))
      return fail(`player ${i + 1}`, `the hand of player ${i + 1} is empty above a waste, which would have been turned over`);
  if (drawn && sides[turn - 1]?.waste.length === 0)
    return fail('drawn', `a drawn card waits, but the waste of player ${turn} is empty`);

  const state: State = { params: params.value, turn, ...withBacks(sides, heights.value), drawn, count };
  if (outcome(state) === null && !canAct(state))
    return fail('turn', `player ${turn} has neither a play nor a draw, so the turn would have passed`);
  return ok(state);
}

/** `<reserve>;<t1>.<t2>.<t3>.<t4>;<hand>;<waste>` */
function parseSide(field: string, text: string, params: Params): Result<Written> {
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
function parseFoundations(text: string): Result<readonly number[]> {
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
const homeCards = (heights: readonly number[], index: number): Card[] =>
  Array.from({ length: heights[index] as number }, (_, i) => cardOf((index >> 1) as SuitIndex, i + 1));

/** An error in the field in which, reading from the left, a card is there for the third time; else null. */
function tooMany(sides: readonly Written[], heights: readonly number[]) {
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
      if ((seen[card] as number) > 2)
        return fail(field, `${formatCard(card)} is there more than twice, counting those on foundations`);
    }
  return null;
}

/**
 * Gives every card its back. What lies in reserve, hand and waste is the player's own. The others may come from either
 * pack: in reading order, each is taken from the pack of the player on whose side it lies (on foundations: of player 1)
 * unless that pack's card is already somewhere. As no card is there more than twice, it is then free in the other pack.
 */
function withBacks(sides: readonly [Written, Written], heights: readonly number[]): Pick<State, 'sides' | 'foundations'> {
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
