import { formatValues, LINK_VERSION } from '../../links/fragment.ts';
import { pack } from '../../links/pack.ts';
import {
  longestName,
  longestResult,
  mostActions,
  mostResultText,
  mostSlips,
  plainName,
  type ResultLink,
  resultSum,
} from './result.ts';
import { formatSetText } from './set.ts';

/** A longer set is left out of a result: whoever handed it out has it. */
const roomForSet = 2_000;

/** What was done, as text; of each position at most so many mistakes. */
function textOf({ name, attempts }: Pick<ResultLink, 'name' | 'attempts'>, most: number): string {
  const count = (n: number) => (n > 0 ? `${Math.min(n, 9999)}` : '');
  return [
    formatValues([
      // The cut may go through a sign of two halves.
      [
        'n',
        plainName(
          plainName(name ?? '')
            .trim()
            .slice(0, longestName),
        ).trim(),
      ],
    ]),
    ...attempts.map(({ item, line, slips, told }) =>
      formatValues([
        ['i', `${item + 1}`],
        ['l', line.join(',')],
        ...slips.slice(0, most).map((slip) => ['y', slip.join(',')] as const),
        ['u', count(told.takenBack)],
        ['h', count(told.hints)],
        ['q', count(told.questions)],
        ['o', told.solution ? '1' : ''],
      ]),
    ),
  ].join('\n');
}

/** A result as a link. */
export interface Written {
  /** Without `#`. */
  readonly fragment: string;
  /** How many mistakes it has no room for. */
  readonly left: number;
  /** Whether the page of results reads it. Where it does not, nobody should be given it. */
  readonly fits: boolean;
}

/**
 * What somebody hands in of a set, as a link; `id` is the set's. Where all mistakes together are more than a link holds, those that each
 * position had first are in it, one at least: lines, and what is told, are never left out.
 */
export function writeResult({ name, id, set, attempts }: ResultLink): Written {
  const packed = set === null ? '' : pack(formatSetText(set));
  const own = packed !== '' && packed.length <= roomForSet ? `s=${packed}&` : '';
  const playable = attempts.every(({ line, slips }) => [line, ...slips].every(({ length }) => length <= mostActions));
  for (let most = mostSlips; ; most = Math.floor(most / 2)) {
    const text = textOf({ name, attempts }, most);
    const fragment = `${own}k=${id}&r=${pack(text)}&c=${resultSum(id, text)}&v=${LINK_VERSION}`;
    const fits = playable && text.length <= mostResultText && fragment.length <= longestResult;
    const left = attempts.reduce((sum, { slips }) => sum + Math.max(0, slips.length - most), 0);
    if (fits || most === 1) return { fragment, left, fits };
  }
}

/** The fragment, without `#`, of a result. */
export const formatResult = (result: ResultLink): string => writeResult(result).fragment;
