import { baseLocale, getLocale } from '../paraglide/runtime.js';
import type { Puzzle } from './puzzle-schema.ts';

/** What somebody wrote for one puzzle. */
export type PuzzleWords = Pick<Puzzle, 'title' | 'hints'>;

/** `src/content/puzzles/<language>/<game>.json`: what is written for puzzles in another language than the base one, by their ids. */
const written = import.meta.glob<Readonly<Record<string, PuzzleWords>>>('../content/puzzles/*/*.json', {
  eager: true,
  import: 'default',
});

/**
 * A puzzle with the words of a language. What stands with a puzzle is in the base language; in others a puzzle has the title and hints
 * that are written there, and where there are none they are made from its goal and its start, as those of the dailies are.
 */
export function inLanguage<P extends PuzzleWords & Pick<Puzzle, 'id' | 'game'>>(puzzle: P, language: string = getLocale()): P {
  if (language === baseLocale) return puzzle;
  const { title: _title, hints: _hints, ...rest } = puzzle;
  return { ...(rest as P), ...written[`../content/puzzles/${language}/${puzzle.game}.json`]?.[puzzle.id] };
}
