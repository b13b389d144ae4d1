import { formatRulesField, parseOverrides, unknownOption } from '../../core/fields.ts';
import { parseNumber } from '../../core/numbers.ts';
import { mapped, ok, type Result } from '../../core/result.ts';
import { fail } from './codes.ts';

/** When bricks on top of one another are a run: each lower than the one beneath, or each exactly one lower. */
export type Runs = 'descending' | 'consecutive';

/** The parameters of Sixteen (rules, "Other sets and the stricter run"). All bounds inclusive. */
export interface Params {
  /** The top rank, 1–16. */
  readonly ranks: number;
  /** Bricks of each rank, and foundations, 1–12. */
  readonly copies: number;
  /** Tableau piles, 2–6. */
  readonly piles: number;
  readonly runs: Runs;
}

/** The smallest and the largest set, all inclusive. */
export const bounds = { ranks: [1, 16], copies: [1, 12], piles: [2, 6] } as const;

/** The full set, with either kind of run. */
export const presets = {
  sixteen: { ranks: 16, copies: 6, piles: 4, runs: 'descending' },
  consecutive: { ranks: 16, copies: 6, piles: 4, runs: 'consecutive' },
} as const satisfies Record<string, Params>;

const digits = '0123456789abcdefg';

/** `1`…`9`, `a` = 10 … `g` = 16; 0 is an empty foundation. */
export const formatRank = (rank: number): string => digits[rank] as string;

/** The rank of one character, 1–16, or null. */
export function parseRank(char: string): number | null {
  const rank = char.length === 1 ? digits.indexOf(char) : -1;
  return rank > 0 ? rank : null;
}

/** The `rules` field: the top rank as a brick, then `~runs=consecutive` for the variant. */
export function parseRules(text: string): Result<Pick<Params, 'ranks' | 'runs'>> {
  const [rank = '', ...overrides] = text.split('~');
  const ranks = parseRank(rank);
  if (ranks === null) return fail('rules', 'sixteen-top-rank', { text: rank });
  return mapped(parseOverrides(overrides, { runs: ['consecutive', 'descending'] }), ({ runs }) => ({
    ranks,
    runs: runs === 'consecutive' ? runs : 'descending',
  }));
}

/** The top rank, and the kind of run unless it is the usual one. */
export const formatRules = ({ ranks, runs }: Pick<Params, 'ranks' | 'runs'>): string =>
  formatRulesField<{ runs: Runs }>(formatRank(ranks), { runs }, presets.sixteen, ['runs']);

/**
 * Parameters from the command line's options: `rules` (as in a position), `ranks`, `copies`, `piles`.
 * `ranks` may repeat what `rules` says, not contradict it.
 */
export function params(options: Readonly<Record<string, string>>): Result<Params> {
  let result: Params = presets.sixteen;
  const unknown = unknownOption(options, ['rules', 'ranks', 'copies', 'piles']);
  if (unknown) return unknown;
  if (options.rules !== undefined) {
    const rules = parseRules(options.rules);
    if (!rules.ok) return rules;
    result = { ...result, ...rules.value };
  }
  for (const key of ['ranks', 'copies', 'piles'] as const) {
    const text = options[key];
    if (text === undefined) continue;
    const [low, high] = bounds[key];
    const value = parseNumber(text, low, high);
    if (value === null) return fail(key, 'option-number', { text, option: key, low, high });
    if (key === 'ranks' && options.rules !== undefined && value !== result.ranks)
      return fail('ranks', 'sixteen-ranks-contradict', { ranks: value, rules: options.rules });
    result = { ...result, [key]: value };
  }
  return ok(result);
}
