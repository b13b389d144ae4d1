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
