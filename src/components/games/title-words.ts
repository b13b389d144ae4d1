import type { Play } from '../../engine/core/play.ts';

/** A puzzle as far as its title needs it. */
export interface Untitled {
  readonly position: string;
  readonly goal: string;
  readonly themes: readonly string[];
}

/**
 * What could be said of the start of a puzzle, the best first: true, and nothing of its solution. In: a puzzle, and its start,
 * opened by its game.
 */
export type LibraryTitles<State = unknown, Action = unknown> = (puzzle: Untitled, start: Play<State, Action>) => Iterable<string>;

// Titles of the library are content, and English.
const small = 'no one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen'.split(' ');
const tens = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];

/** A whole number below a hundred in words, so far as it reads well. */
export const inWords = (n: number): string =>
  small[n] ?? (n < 20 ? String(n) : `${tens[Math.floor(n / 10)]}${n % 10 === 0 ? '' : `-${small[n % 10]}`}`);

/** A number of things: `three cards`. */
export const many = (n: number, one: string): string => `${inWords(n)} ${one}${n === 1 ? '' : 's'}`;

/** The same, or any text, as it begins a title. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** `a, b or c`. */
export const oneOf = (all: readonly string[]): string =>
  all.length < 2 ? all.join('') : `${all.slice(0, -1).join(', ')} or ${all.at(-1)}`;
