import { read, type Written, write } from '../../site/storage.ts';
import { formatPositionPart, type SomeLink } from './links.ts';

const key = 'set';

/** The most positions of a set. */
export const mostItems = 200;

/** The set that is being collected in this browser, as text: a line about it, then a line for each position; empty: none. */
export const collectedText = (): string => read(key, (raw) => (typeof raw === 'string' ? raw : null)) ?? '';

/** Keeps it as text. */
export const keepCollected = (text: string): Written => write(key, text);

/** Puts a position at the end of the set that is being collected; `full`: it has as many as a set may have. */
export function addToSet(link: SomeLink): 'added' | 'full' | 'unkept' {
  const [head = '', ...lines] = collectedText().split('\n');
  if (lines.length >= mostItems) return 'full';
  return keepCollected([head, ...lines, formatPositionPart({ ...link, line: [] })].join('\n')) === 'saved' ? 'added' : 'unkept';
}
