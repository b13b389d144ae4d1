import { getLocale } from '../../paraglide/runtime.js';

const list = (words: readonly string[], type: 'conjunction' | 'disjunction'): string =>
  new Intl.ListFormat(getLocale(), { type }).format(words);

/** "a, b or c". */
export const either = (words: readonly string[]): string => list(words, 'disjunction');
/** "a, b and c". */
export const all = (words: readonly string[]): string => list(words, 'conjunction');
