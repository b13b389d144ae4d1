import { formatValues, LINK_VERSION } from '../../links/fragment.ts';
import { pack } from './pack.ts';
import { longestName, longestResult, mostResultText, mostSlips, plainName, type ResultLink, resultSum } from './result.ts';
import { formatSetText } from './set-text.ts';

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

/**
 * The fragment, without `#`, of what somebody hands in of a set; `id` is the set's. Where all mistakes together are more than a link
 * holds, those that each position had first are in it, one at least: lines, and what is told, are never left out.
 */
export function formatResult({ name, id, set, attempts }: ResultLink): string {
  const packed = set === null ? '' : pack(formatSetText(set));
  const own = packed !== '' && packed.length <= roomForSet ? `s=${packed}&` : '';
  for (let most = mostSlips; ; most = Math.floor(most / 2)) {
    const text = textOf({ name, attempts }, most);
    const fragment = `${own}k=${id}&r=${pack(text)}&c=${resultSum(id, text)}&v=${LINK_VERSION}`;
    if (most === 1 || (text.length <= mostResultText && fragment.length <= longestResult)) return fragment;
  }
}
