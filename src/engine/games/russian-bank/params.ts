import { formatRulesField, parseOverrides, unknownOption } from '../../core/fields.ts';
import { mapped, type Result } from '../../core/result.ts';
import { fail } from './codes.ts';

/** The parameters of the rule set in which nothing is forced. */
export interface Params {
  readonly preset: 'free';
  /** Cards in a reserve at the start: 12, or 13 as tradition has it. */
  readonly reserve: 12 | 13;
}

/** Its one preset. The other rule set is in `crapette/`, and `both.ts` makes one game of the two. */
export const presets = { free: { preset: 'free', reserve: 12 } } as const satisfies Record<string, Params>;

/** The most cards that a player can have in hand and waste together: the pack without the reserve and four piles. */
export const mostInHand = ({ reserve }: Params): number => 52 - reserve - 4;

/** The `rules` field: a preset, then overrides: `free`, `free~reserve=13`. */
export function parseRules(text: string): Result<Params> {
  const [preset = '', ...overrides] = text.split('~');
  // A page of this game alone knows by name what `both.ts` deals, too.
  if (preset !== 'free') return fail('rules', 'unknown-preset', { text: preset, presets: ['free', 'crapette'] });
  return mapped(parseOverrides(overrides, { reserve: ['12', '13'] }), ({ reserve }) => ({
    preset,
    reserve: reserve === '13' ? 13 : 12,
  }));
}

/** The preset, then what differs from it. */
export const formatRules = (params: Params): string =>
  formatRulesField<Params>(params.preset, params, presets[params.preset], ['reserve']);

/** Parameters from the command line's options, by how a rule set reads its rules: as in a position; `players`, if given, can only be 2. */
export function paramsBy<Rules>(
  options: Readonly<Record<string, string>>,
  parse: (text: string) => Result<Rules>,
  usual: string,
): Result<Rules> {
  const unknown = unknownOption(options, ['rules', 'players']);
  if (unknown) return unknown;
  if (options.players !== undefined && options.players !== '2')
    return fail('players', 'bank-two-players', { text: options.players });
  return parse(options.rules ?? usual);
}

/** The same for `free`. */
export const params = (options: Readonly<Record<string, string>>): Result<Params> => paramsBy(options, parseRules, 'free');
