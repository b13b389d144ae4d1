import { formatRulesField, parseOverrides } from '../../../core/fields.ts';
import { mapped, type Result } from '../../../core/result.ts';
import { fail } from '../codes.ts';
import { paramsBy } from '../params.ts';
import { type Total, totals } from './totals.ts';

/** The parameters of the traditional game. */
export interface Params {
  readonly preset: 'crapette';
  readonly reserve: 12 | 13;
  /** Whether the top of one's own waste may be played. */
  readonly waste: 'closed' | 'open';
  /** Whether the winner gets points for the cards the opponent has left. */
  readonly score: 'none' | 'count';
  /** The order of play is kept by the players, and not by itself: what is out of order is done, until somebody says "Stop!". */
  readonly order?: 'called';
  /** With `score=count`: the total that ends a match of several rounds; absent: each game is one by itself. Without it no total is kept. */
  readonly target?: Total;
}

/** Its one preset. */
export const presets = {
  crapette: { preset: 'crapette', reserve: 13, waste: 'closed', score: 'none' },
} as const satisfies Record<string, Params>;

const defaults: Params = presets.crapette;
const choices = {
  reserve: ['12', '13'],
  waste: ['closed', 'open'],
  score: ['none', 'count'],
  target: totals.map(String),
  order: ['kept', 'called'],
} as const satisfies Record<string, readonly string[]>;

/** The `rules` field: the preset, then overrides in any order, each key once: `crapette~waste=open`. */
export function parseRules(text: string): Result<Params> {
  const [preset = '', ...overrides] = text.split('~');
  if (preset !== defaults.preset) return fail('rules', 'unknown-preset', { text: preset, presets: [defaults.preset] });
  return mapped(parseOverrides(overrides, choices), ({ reserve, waste, score, target, order }) => ({
    preset: 'crapette',
    reserve: reserve === '12' ? 12 : 13,
    waste: waste === 'open' ? 'open' : 'closed',
    score: score === 'count' ? 'count' : 'none',
    // Where no points are counted no total ends anything.
    ...(target === undefined || score !== 'count' ? {} : { target: Number(target) as Total }),
    ...(order === 'called' ? { order } : {}),
  }));
}

/** The preset, then what differs from it. */
export const formatRules = (params: Params): string =>
  formatRulesField(defaults.preset, params, defaults, ['reserve', 'waste', 'score', 'target', 'order']);

/** Parameters from the command line's options. */
export const params = (options: Readonly<Record<string, string>>): Result<Params> =>
  paramsBy(options, parseRules, defaults.preset);
