import { ok, type Result } from '../../../core/result.ts';
import { fail } from '../codes.ts';
import { formatFields, homeCards, parseCardsOfSide, parseFields, tooMany, type Written } from '../position.ts';
import { type PackCard, type PlayerNumber, packCard, type Side } from '../state.ts';
import { formatRules, parseRules } from './params.ts';
import { canAct, outcome, type Table } from './rules.ts';

/** The fields of a position, canonical. */
export const formatPosition = (table: Table): string => formatFields(formatRules(table.params), table);

/** Reads the fields of a position. Errors name the field. */
export function parsePosition(text: string): Result<Table> {
  const read = parseFields(text, parseRules, parseCardsOfSide);
  if (!read.ok) return read;
  const { params, turn, sides, heights, drawn, count } = read.value;
  const surplus = tooMany(sides, heights);
  if (surplus !== null) return { ok: false, error: { ...surplus.error, field: 'cards' } };
  if (drawn && sides[turn - 1]?.hand.length === 0) return fail('drawn', 'crapette-drawn-nowhere', { player: turn });
  const table: Table = { params, turn, ...withPacks(sides, heights), drawn, count };
  if (outcome(table) === null && !canAct(table)) return fail('turn', 'bank-turn-passed', { player: turn });
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
