import { textNumber } from '../../core/numbers.ts';
import { fail, ok, type Result } from '../../core/result.ts';
import { formatRules, parseRules } from './params.ts';
import type { State } from './state.ts';

/** `<rules>/<left>/<turn>`. */
export const formatPosition = ({ params, left, turn }: State): string => `${formatRules(params)}/${left}/${turn}`;

/** Reads the fields of a position. Errors name the field: rules, left or turn (or `fields`). */
export function parsePosition(text: string): Result<State> {
  const fields = text.split('/');
  if (fields.length !== 3) return fail('fields', `a position has 3 fields (rules/left/turn), this has ${fields.length}`);
  const [rulesText, leftText, turnText] = fields as [string, string, string];
  const params = parseRules(rulesText);
  if (!params.ok) return params;
  const left = textNumber(leftText, 0, params.value.length);
  if (left === null) return fail('left', `“${leftText}” is not a number of squares from 0 to ${params.value.length}`);
  if (turnText !== '1' && turnText !== '2') return fail('turn', `“${turnText}” is not player 1 or 2`);
  return ok({ params: params.value, left, turn: turnText === '1' ? 1 : 2 });
}
