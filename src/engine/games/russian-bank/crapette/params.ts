import { ok, type Result } from '../../../core/result.ts';
import { fail } from '../codes.ts';
import { paramsBy } from '../params.ts';

/** The parameters of the traditional game. */
export interface Params {
  readonly preset: 'crapette';
  readonly reserve: 12 | 13;
  /** Whether the top of one's own waste may be played. */
  readonly waste: 'closed' | 'open';
  /** Whether the winner gets points for the cards the opponent has left. */
  readonly score: 'none' | 'count';
}

/** Its one preset. */
export const presets = {
  crapette: { preset: 'crapette', reserve: 13, waste: 'closed', score: 'none' },
} as const satisfies Record<string, Params>;

const defaults: Params = presets.crapette;
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

/** Parameters from the command line's options. */
export const params = (options: Readonly<Record<string, string>>): Result<Params> =>
  paramsBy(options, parseRules, defaults.preset);
