import { type Card, formatCard, pack, rankOf } from '../../core/cards.ts';
import { textNumber } from '../../core/numbers.ts';
import { ok, type Result } from '../../core/result.ts';
import { withBacks } from './backs.ts';
import { fail } from './codes.ts';
import { homeCards, readFoundations, readSide, type Written } from './fields.ts';
import { formatRules, parseRules } from './params.ts';
import { outcome } from './rules.ts';
import { cardIn, cardText, limit, type PackCard, type Player, type Side, type State, topOf } from './state.ts';
import { canAct } from './turn.ts';

const cardsText = (cards: readonly PackCard[]): string => (cards.length === 0 ? '-' : cards.map(cardText).join(''));

const sideText = ({ reserve, piles, hand, waste }: Side): string =>
  [cardsText(reserve), piles.map(cardsText).join('.'), cardsText(hand), cardsText(waste)].join(';');

/** The tops of a suit's two foundations, higher first. */
function foundationsText(two: readonly (readonly PackCard[])[]): string {
  const tops = two.map(topOf).sort((a, b) => rankOrNone(b) - rankOrNone(a));
  return tops.map((top) => (top === undefined ? '-' : cardText(top)[0])).join('');
}

const rankOrNone = (card: PackCard | undefined): number => (card === undefined ? 0 : rankOf(cardIn(card)));

/** The fields of a position, canonical: see the notation. */
export function formatPosition(state: State): string {
  return [
    formatRules(state.params),
    state.turn,
    ...state.sides.map(sideText),
    [0, 2, 4, 6].map((first) => foundationsText(state.foundations.slice(first, first + 2))).join('.'),
    state.drawn ? 'd' : '-',
    state.count,
  ].join('/');
}

const template = ['rules', 'turn', 'player 1', 'player 2', 'foundations', 'drawn', 'count'];

/** Reads the fields of a position. Errors name the field, one of the template's (or `fields`). */
export function parsePosition(text: string): Result<State> {
  const fields = text.split('/');
  if (fields.length !== template.length)
    return fail('fields', 'field-count', { count: template.length, fields: template, found: fields.length });
  const field = (index: number) => fields[index] as string;

  const params = parseRules(field(0));
  if (!params.ok) return params;
  if (field(1) !== '1' && field(1) !== '2') return fail('turn', 'not-a-player', { text: field(1), most: 2 });
  const turn = Number(field(1)) as Player;
  const one = readSide(1, field(2), params.value);
  if (!one.ok) return one;
  const two = readSide(2, field(3), params.value);
  if (!two.ok) return two;
  const heights = readFoundations(field(4));
  if (!heights.ok) return heights;
  if (field(5) !== 'd' && field(5) !== '-') return fail('drawn', 'bank-drawn', { text: field(5) });
  const drawn = field(5) === 'd';
  const count = textNumber(field(6), 0, limit);
  if (count === null) return fail('count', 'not-a-number', { text: field(6), low: 0, high: limit });

  const sides = [one.value, two.value] as const;
  const surplus = tooMany(sides, heights.value);
  if (surplus !== null) return surplus;
  for (const [i, { hand, waste }] of sides.entries())
    if (hand.length === 0 && waste.length > 0 && !(drawn && turn === i + 1))
      return fail(`player ${i + 1}`, 'bank-not-turned-over', { player: i + 1 });
  if (drawn && sides[turn - 1]?.waste.length === 0) return fail('drawn', 'bank-drawn-nowhere', { player: turn });

  const state: State = { params: params.value, turn, ...withBacks(sides, heights.value), drawn, count };
  if (outcome(state) === null && !canAct(state)) return fail('turn', 'bank-turn-passed', { player: turn });
  return ok(state);
}

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
      if ((seen[card] as number) > 2) return fail(field, 'bank-surplus', { card: formatCard(card) });
    }
  return null;
}
