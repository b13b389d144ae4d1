import { read, update, type Written } from '../../site/storage.ts';
import { choiceOf, parseValues } from '../links/fragment.ts';
import { formatPositionPart, mostItems, parseLink, type SomeLink, setKeys } from '../links/links.ts';
import { tellings } from '../links/telling.ts';

/** The key of the set that is being collected. */
export const collectingKey = 'set';

/** Far more than two hundred positions with all their texts take. */
const longest = 2_000_000;
const longestLine = 20_000;

/** The text of a set: a line about it, then a line for each position; null where a value is none, or one of its lines cannot be read. */
export function asSetText(raw: unknown): string | null {
  if (typeof raw !== 'string' || raw.length > longest) return null;
  const [head = '', ...lines] = raw.split('\n', mostItems + 2);
  if (lines.length > mostItems || !lines.every((line) => parseLink(line).ok)) return null;
  const about = parseValues(head, { ...setKeys, longest: longestLine, blame: 's' });
  const good = about.ok && choiceOf(about.value, 'd', tellings).ok && choiceOf(about.value, 'x', ['0', '1']).ok;
  return good ? raw : null;
}

/** The set that is being collected in this browser, as text: a line about it, then a line for each position; empty: none. */
export const collectedText = (): string => read(collectingKey, asSetText) ?? '';

/** Changes it: what storage has at this moment goes through `change`, which may be called twice. */
export const changeCollected = (change: (text: string) => string, isIn?: (text: string) => boolean): Written =>
  update(collectingKey, asSetText, (before) => change(before ?? ''), isIn);

/** Puts a position into the set that is being collected, by what is done to its lines; `full`: it has as many as a set may have. */
export function placeInSet(link: SomeLink, place: (lines: readonly string[], line: string) => readonly string[]) {
  const line = formatPositionPart({ ...link, line: [] }, 'open');
  let full = false;
  const written = changeCollected(
    (text) => {
      const [head = '', ...lines] = text.split('\n');
      const next = place(lines, line);
      full = next.length > mostItems;
      return full ? text : [head, ...next].join('\n');
    },
    (text) => text.split('\n').slice(1).includes(line),
  );
  return full ? 'full' : written === 'saved' ? 'added' : 'unkept';
}

/** Puts a position at the end of the set that is being collected. */
export const addToSet = (link: SomeLink): 'added' | 'full' | 'unkept' => placeInSet(link, (lines, line) => [...lines, line]);
