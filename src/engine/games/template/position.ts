import { splitFields } from '../../core/fields.ts';
import { parseNumber } from '../../core/numbers.ts';
import { ok, type Result } from '../../core/result.ts';
import { fail } from './codes.ts';
import { formatRules, parseRules } from './params.ts';
import type { State } from './state.ts';

/** `<rules>/<left>/<turn>`. */
export const formatPosition = ({ params, left, turn }: State): string => `${formatRules(params)}/${left}/${turn}`;

const template = ['rules', 'left', 'turn'];

/** Reads the fields of a position. Errors name the field: rules, left or turn (or `fields`). */
export function parsePosition(text: string): Result<State> {
  const fields = splitFields(text, template);
  if (!fields.ok) return fields;
  const [rulesText, leftText, turnText] = fields.value as [string, string, string];
  const params = parseRules(rulesText);
  if (!params.ok) return params;
  const left = parseNumber(leftText, 0, params.value.length);
  if (left === null) return fail('left', 'not-a-number', { text: leftText, low: 0, high: params.value.length });
  if (turnText !== '1' && turnText !== '2') return fail('turn', 'not-a-player', { text: turnText, most: 2 });
  return ok({ params: params.value, left, turn: turnText === '1' ? 1 : 2 });
}
