import * as m from '../../paraglide/messages.js';
import { getLocale } from '../../paraglide/runtime.js';

const list = (words: readonly string[], type: 'conjunction' | 'disjunction'): string =>
  new Intl.ListFormat(getLocale(), { type }).format(words);

/** "a, b or c". */
export const either = (words: readonly string[]): string => list(words, 'disjunction');
/** "a, b and c". */
export const all = (words: readonly string[]): string => list(words, 'conjunction');
/** "a; b; c": parts of a sentence, of which each could be one, by the language's own sign. */
export const clauses = (parts: readonly string[]): string =>
  parts.length === 0 ? '' : parts.reduce((first, next) => m.play_clauses({ first, next }));
