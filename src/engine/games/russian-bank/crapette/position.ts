import { ok, type Result } from '../../../core/result.ts';
import { fail } from '../codes.ts';
import { formatFields, homeCards, parseCardsOfSide, parseFields, tooMany, type Written } from '../position.ts';
import { type PackCard, type PlayerNumber, packCard, type Side } from '../state.ts';
import { canAct, outcome, type Params, type Table } from './rules.ts';

const defaults: Params = { preset: 'crapette', reserve: 13, waste: 'closed', score: 'none' };
const choices = { reserve: ['12', '13'], waste: ['closed', 'open'], score: ['none', 'count'] } as const;
type Key = keyof typeof choices;
const keys = Object.keys(choices) as Key[];
const offered = keys.flatMap((key) => choices[key].map((value) => `~${key}=${value}`));

/** The `rules` field: the preset, then overrides in any order, each key once: `crapette~waste=open`. */
export function parseRules(text: string): Result<Params> {
  const [preset = '', ...overrides] = text.split('~');
  if (preset !== defaults.preset) return fail('rules', 'unknown-preset', { text: preset, presets: [defaults.preset] });
  const found = new Map<string, string>();
  for (const override of overrides) {
    if (!offered.includes(`~${override}`)) return fail('rules', 'unknown-rule', { text: `~${override}`, rules: offered });
    const [key, value] = override.split('=') as [string, string];
    if (found.has(key)) return fail('rules', 'rule-twice', { rule: key });
    found.set(key, value);
  }
  return ok({
    preset: 'crapette',
    reserve: found.get('reserve') === '12' ? 12 : 13,
    waste: found.get('waste') === 'open' ? 'open' : 'closed',
    score: found.get('score') === 'count' ? 'count' : 'none',
  });
}

/** The preset, then what differs from it. */
export const formatRules = (params: Params): string =>
  defaults.preset + keys.map((key) => (params[key] === defaults[key] ? '' : `~${key}=${params[key]}`)).join('');

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
