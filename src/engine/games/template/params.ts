import { formatRulesField, unknownOption } from '../../core/fields.ts';
import { parseNumber } from '../../core/numbers.ts';
import { ok, type Result } from '../../core/result.ts';
import { fail } from './codes.ts';

/** The parameters of the template game. All bounds inclusive. */
export interface Params {
  /** Squares between the counter and the end of the track at the start, 1–40. */
  readonly length: number;
  /** The longest step, 1–9. */
  readonly most: number;
}

/** The shortest and the longest track and step. */
export const bounds = { length: [1, 40], most: [1, 9] } as const;

/** The track with its usual length, and a short one. */
export const presets = {
  template: { length: 21, most: 3 },
  short: { length: 10, most: 2 },
} as const satisfies Record<string, Params>;

/** The `rules` field: the length of the track, then `~most=N` unless the longest step is 3. */
export function parseRules(text: string): Result<Params> {
  const [lengthText = '', override, ...more] = text.split('~');
  const length = parseNumber(lengthText, ...bounds.length);
  if (length === null)
    return fail('rules', 'rule-number', { text: lengthText, rule: 'length', low: bounds.length[0], high: bounds.length[1] });
  if (override === undefined) return ok({ length, most: presets.template.most });
  const most = override.startsWith('most=') ? parseNumber(override.slice(5), ...bounds.most) : null;
  if (most === null) return fail('rules', 'unknown-rule', { text: `~${override}`, rules: ['~most=1', '…', '~most=9'] });
  return more.length === 0 ? ok({ length, most }) : fail('rules', 'rule-twice', { rule: 'most' });
}

/** The length, and the longest step unless it is the usual one. */
export const formatRules = (params: Params): string =>
  formatRulesField<Params>(`${params.length}`, params, presets.template, ['most']);

/** Parameters from the command line's options: `rules`, as in a position. */
export function params(options: Readonly<Record<string, string>>): Result<Params> {
  return unknownOption(options, ['rules']) ?? (options.rules === undefined ? ok(presets.template) : parseRules(options.rules));
}
