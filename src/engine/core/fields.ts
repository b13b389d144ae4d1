import { fail, type NotationError, ok, type Result } from './result.ts';

/** The most characters of a position (without the game's name) and of a goal: several times as many as the longest that there is. */
export const longestNotation = 2_000;

/** The error of a text that is longer than any position or goal; null for one that may be read. */
export function tooLong(field: string, text: string): { readonly ok: false; readonly error: NotationError } | null {
  return text.length > longestNotation ? fail(field, 'too-long', { text, found: text.length, most: longestNotation }) : null;
}

/** Splits a position at its slashes: as many fields as the template has names, or an error of the field `fields`. */
export function splitFields(text: string, template: readonly string[]): Result<readonly string[]> {
  const long = tooLong('fields', text);
  if (long) return long;
  const fields = text.split('/');
  return fields.length === template.length
    ? ok(fields)
    : fail('fields', 'field-count', { count: template.length, fields: template, found: fields.length });
}

/** What stands after each `~` of a `rules` field: `key=value`, in any order, each key once. In: the values that each key may have. */
export function parseOverrides<Key extends string>(
  overrides: readonly string[],
  offered: Readonly<Record<Key, readonly string[]>>,
): Result<Partial<Record<Key, string>>> {
  const rules = Object.entries<readonly string[]>(offered).flatMap(([key, values]) => values.map((value) => `~${key}=${value}`));
  const found: Partial<Record<Key, string>> = {};
  for (const override of overrides) {
    const mark = override.indexOf('=');
    const [key, value] = [override.slice(0, Math.max(0, mark)) as Key, override.slice(mark + 1)];
    if (!Object.hasOwn(offered, key)) return fail('rules', 'unknown-rule', { text: `~${override}`, rules });
    const values = offered[key];
    if (!values.includes(value)) return fail('rules', 'rule-value', { text: value, rule: key, values });
    if (Object.hasOwn(found, key)) return fail('rules', 'rule-twice', { rule: key });
    found[key] = value;
  }
  return ok(found);
}

/** The `rules` field: what it begins with, and the rules under these keys that are not the usual ones. */
export const formatRulesField = <Rules>(
  name: string,
  rules: Rules,
  usual: Rules,
  keys: readonly (keyof Rules & string)[],
): string => [name, ...keys.filter((key) => rules[key] !== usual[key]).map((key) => `${key}=${rules[key]}`)].join('~');

/** The error of an option that a game does not know; null where all are known. */
export function unknownOption(options: Readonly<Record<string, string>>, known: readonly string[]) {
  const option = Object.keys(options).find((key) => !known.includes(key));
  return option === undefined ? null : fail(option, 'unknown-option', { option });
}
