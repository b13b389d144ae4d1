import { ok, type Result } from '../../../core/result.ts';
import { fail } from '../codes.ts';
import { formatFields, homeCards, parseCardsOfSide, parseFields, tooMany, type Written } from '../position.ts';
import { formatPackCard, opponentOf, type PackCard, type PlayerNumber, packCard, type Side, sideOf, topOf } from '../state.ts';
import { formatAction, parseAction, type Target } from './notation.ts';
import { formatRules, parseRules } from './params.ts';
import { beforeSlip, canAct, houseAt, justAfter, outcome, outOfOrder, type Table } from './rules.ts';

/** Which of the fields says whether a card waits, and what has been done out of order. */
const drawnField = 5;

/** `~draw`, `~6d.r-o2`: what has been done out of order, and with which card; empty for nothing. */
const formatSlip = ({ slip }: Table): string =>
  !slip ? '' : slip.action.kind === 'draw' ? '~draw' : `~${formatPackCard(slip.card)}.${formatAction(slip.action)}`;

/** The fields of a position, canonical. */
export function formatPosition(table: Table): string {
  const fields = formatFields(formatRules(table.params), table);
  return table.slip ? fields.replace(/[d-](?=\/\d+$)/, (drawn) => drawn + formatSlip(table)) : fields;
}

/** Reads the fields of a position. Errors name the field. */
export function parsePosition(text: string): Result<Table> {
  const fields = text.split('/');
  const [drawn = '', slip, ...more] = (fields[drawnField] ?? '').split('~');
  if (slip === undefined) return parseTable(text);
  const fault = fail('drawn', 'crapette-no-slip', { text: fields[drawnField] ?? '' });
  const table = parseTable(fields.with(drawnField, drawn).join('/'), true);
  if (!table.ok) return table;
  const read = more.length > 0 || table.value.params.order !== 'called' ? null : withSlip(table.value, slip);
  return read === null ? fault : ok(read);
}

/** The table on which that has just been done out of order; null where it cannot have been. */
function withSlip(table: Table, text: string): Table | null {
  const [, card, moves = ''] = /^(?:([A2-9TJQK][cdhs])\.)?([a-z0-9-]+)$/.exec(text) ?? [];
  const read = parseAction(moves, false);
  if (!read.ok || table.count === 0) return null;
  const action = read.value;
  if (action.kind === 'draw') {
    const { hand, waste } = sideOf(table, table.turn);
    if (!table.drawn || card !== undefined) return null;
    const slipped = { ...table, slip: { action, card: hand[0] as PackCard } };
    // The hand may have been the waste until then.
    const turned = waste.length > 0 ? [] : [withHand(table, [], hand)];
    const befores = [beforeSlip(slipped) as Table, ...turned.map((one) => ({ ...one, drawn: false }))];
    return befores.some((before) => outOfOrder(before, action) !== null) ? slipped : null;
  }
  if (action.kind !== 'play' || card === undefined) return null;
  const lies = topsAt(table, action.to).find((top) => top !== undefined && formatPackCard(top) === card);
  if (lies === undefined || (action.from === 'h' && table.drawn)) return null;
  const slipped = { ...table, slip: { action, card: lies } };
  const before = beforeSlip(slipped) as Table;
  if (outOfOrder(before, action) === null) return null;
  return formatPosition({ ...justAfter(before, action), count: table.count }) === formatPosition(table) ? slipped : null;
}

/** What may have been played to a place. */
function topsAt(table: Table, to: Target): (PackCard | undefined)[] {
  const other = sideOf(table, opponentOf(table.turn));
  if (to === 'f') return table.foundations.map(topOf);
  return [topOf(to === 'or' ? other.reserve : to === 'ow' ? other.waste : houseAt(table, to))];
}

/** The table on which the player in turn has these cards in hand and waste. */
function withHand(table: Table, hand: readonly PackCard[], waste: readonly PackCard[]): Table {
  const side = { ...sideOf(table, table.turn), hand, waste };
  return { ...table, sides: table.turn === 1 ? [side, table.sides[1]] : [table.sides[0], side] };
}

/** Reads the fields of a position in which nothing has been done out of order. In: `pending`, whether something has been after all, so that who could act is not known. */
function parseTable(text: string, pending = false): Result<Table> {
  const read = parseFields(text, parseRules, parseCardsOfSide);
  if (!read.ok) return read;
  const { params, turn, sides, heights, drawn, count } = read.value;
  const surplus = tooMany(sides, heights);
  if (surplus !== null) return { ok: false, error: { ...surplus.error, field: 'cards' } };
  if (drawn && sides[turn - 1]?.hand.length === 0) return fail('drawn', 'crapette-drawn-nowhere', { player: turn });
  const table: Table = { params, turn, ...withPacks(sides, heights), drawn, count };
  if (!pending && outcome(table) === null && !canAct(table)) return fail('turn', 'bank-turn-passed', { player: turn });
  return ok(table);
}

/** Gives every card its back: in reading order the first of a card is of the pack on whose side it lies, the second of the other. */
function withPacks(written: readonly [Written, Written], heights: readonly number[]): Pick<Table, 'sides' | 'foundations'> {
  const used = new Set<PackCard>();
  const backs = (cards: Written['hand'], first: PlayerNumber): PackCard[] =>
    cards.map((card) => {
      const back = used.has(packCard(card, first)) ? ((3 - first) as PlayerNumber) : first;
      used.add(packCard(card, back));
      return packCard(card, back);
    });
  const side = ({ reserve, piles, hand, waste }: Written, player: PlayerNumber): Side => ({
    reserve: backs(reserve, player),
    piles: piles.map((pile) => backs(pile, player)),
    hand: backs(hand, player),
    waste: backs(waste, player),
  });
  return {
    sides: [side(written[0], 1), side(written[1], 2)],
    foundations: heights.map((_, i) => backs(homeCards(heights, i), 1)),
  };
}
