import { formatRulesField, unknownOption } from '../../core/fields.ts';
import { parseNumber } from '../../core/numbers.ts';
import { ok, type Result } from '../../core/result.ts';
import { fail } from './codes.ts';

/** The house rules that are a choice, with what each may be; in the order in which they are written. */
export const choices = {
  ace: ['low', 'closes', 'first-decides'],
  extra: ['no', 'any', 'aces-kings'],
  unable: ['pawn', 'beg', 'token'],
  give: ['free', 'unplayable-first'],
  end: ['first-out', 'last-in'],
  score: ['none', 'count', 'rank', 'rank-ace-14', 'distance'],
  'five-needs-eight': ['yes', 'no'],
  'false-pass': ['forbidden', 'penalised'],
} as const;

/** The house rules that are a number, with their bounds (inclusive); written after the choices. */
export const numbers = { 'token-points': [0, 1000], target: [1, 100_000] } as const;

/** How many may play, both inclusive. */
export const players = [2, 6] as const;

type Choices = { readonly [Key in keyof typeof choices]: (typeof choices)[Key][number] };

/** The house rules of a table, under the names that they have in a position. */
export interface Rules extends Choices {
  /** The rule set that the others are read against. */
  readonly preset: PresetName;
  readonly 'token-points': number;
  /** The total that ends a match, or null: rounds are only counted. */
  readonly target: number | null;
}

/** The parameters of Ristiseiska: the house rules and how many play by them. */
export interface Params extends Rules {
  /** 2–6. */
  readonly players: number;
}

const common = {
  give: 'free',
  'five-needs-eight': 'yes',
  'false-pass': 'forbidden',
  'token-points': 25,
} as const;

/** The rule sets of the sources, each with a number of players that it is meant for. */
export const presets = {
  duel: {
    ...common,
    preset: 'duel',
    players: 2,
    ace: 'closes',
    extra: 'no',
    unable: 'pawn',
    end: 'first-out',
    score: 'none',
    target: null,
  },
  pantti: {
    ...common,
    preset: 'pantti',
    players: 4,
    ace: 'low',
    extra: 'any',
    unable: 'token',
    end: 'first-out',
    score: 'rank',
    target: 100,
  },
  'pantti-ace': {
    ...common,
    preset: 'pantti-ace',
    players: 4,
    ace: 'first-decides',
    extra: 'any',
    unable: 'token',
    end: 'first-out',
    score: 'rank',
    target: 100,
  },
  begging: {
    ...common,
    preset: 'begging',
    players: 4,
    ace: 'low',
    extra: 'aces-kings',
    unable: 'beg',
    end: 'last-in',
    score: 'none',
    target: null,
  },
  'begging-points': {
    ...common,
    preset: 'begging-points',
    players: 4,
    ace: 'low',
    extra: 'aces-kings',
    unable: 'beg',
    end: 'first-out',
    score: 'count',
    target: 100,
  },
  forfeit: {
    ...common,
    preset: 'forfeit',
    players: 4,
    ace: 'low',
    extra: 'aces-kings',
    unable: 'token',
    end: 'first-out',
    score: 'rank-ace-14',
    target: 200,
  },
} as const satisfies Record<string, unknown>;

/** The name of a rule set. */
export type PresetName = keyof typeof presets;

const isPreset = (text: string): text is PresetName => Object.hasOwn(presets, text);

/** What is wrong with the value of a house rule, or the value. */
function readValue(key: string, text: string): Result<string | number> {
  if (Object.hasOwn(choices, key)) {
    const values: readonly string[] = choices[key as keyof typeof choices];
    return values.includes(text) ? ok(text) : fail('rules', 'rule-value', { text, rule: key, values });
  }
  if (Object.hasOwn(numbers, key)) {
    const [low, high] = numbers[key as keyof typeof numbers];
    const value = parseNumber(text, low, high);
    return value === null ? fail('rules', 'rule-number', { text, rule: key, low, high }) : ok(value);
  }
  return fail('rules', 'unknown-rule', { text: key, rules: [...Object.keys(choices), ...Object.keys(numbers)] });
}

/** The `rules` field: a preset, then `~key=value` for what differs, in any order. The players are the preset's. */
export function parseRules(text: string): Result<Params> {
  const [name = '', ...overrides] = text.split('~');
  if (!isPreset(name)) return fail('rules', 'unknown-preset', { text: name, presets: Object.keys(presets) });
  const changed: Record<string, string | number> = {};
  for (const override of overrides) {
    const [key = '', ...rest] = override.split('=');
    if (rest.length !== 1) return fail('rules', 'rule-form', { text: `~${override}` });
    if (Object.hasOwn(changed, key)) return fail('rules', 'rule-twice', { rule: key });
    const value = readValue(key, rest[0] as string);
    if (!value.ok) return value;
    changed[key] = value.value;
  }
  return ok({ ...presets[name], ...changed });
}

/** The preset and what differs from it, in the order of the house rules. */
export function formatRules(rules: Rules): string {
  const keys = [...Object.keys(choices), ...Object.keys(numbers)] as (keyof Rules)[];
  return formatRulesField<Rules>(rules.preset, rules, presets[rules.preset], keys);
}

/** Parameters from the command line's options: `rules`, as in a position, and `players`. */
export function params(options: Readonly<Record<string, string>>): Result<Params> {
  const unknown = unknownOption(options, ['rules', 'players']);
  if (unknown) return unknown;
  const rules = options.rules === undefined ? ok<Params>(presets.duel) : parseRules(options.rules);
  if (!rules.ok || options.players === undefined) return rules;
  const [fewest, most] = players;
  const count = parseNumber(options.players, fewest, most);
  if (count === null)
    return fail('players', 'option-number', { text: options.players, option: 'players', low: fewest, high: most });
  return ok({ ...rules.value, players: count });
}
