import { type CollectionEntry, getCollection } from 'astro:content';
import type { GameId } from '../engine/games/ids.ts';
import { baseLocale, getLocale } from '../paraglide/runtime.js';
import { courseOfPosition, coursesOf } from './course-ids.ts';
import type { Puzzle } from './puzzle-schema.ts';
import { courses, lessonFor } from './taught.ts';

/** What somebody wrote for one puzzle. */
type PuzzleWords = Pick<Puzzle, 'title' | 'hints'>;

/** `src/content/puzzles/<language>/<game>.json`: what is written for puzzles in another language than the base one, by their ids. */
const written = import.meta.glob<Readonly<Record<string, PuzzleWords>>>('../content/puzzles/*/*.json', {
  eager: true,
  import: 'default',
});

/**
 * A puzzle with the words of a language. What stands with a puzzle is in the base language; in others a puzzle has the title and hints
 * that are written there, and where there are none they are made from its goal and its start, as those of the dailies are.
 */
function inLanguage<P extends PuzzleWords & Pick<Puzzle, 'id' | 'game'>>(puzzle: P, language: string = getLocale()): P {
  if (language === baseLocale) return puzzle;
  const { title: _title, hints: _hints, ...rest } = puzzle;
  return { ...(rest as P), ...written[`../content/puzzles/${language}/${puzzle.game}.json`]?.[puzzle.id] };
}

/** A puzzle of a game that the site shows. */
export type PuzzleEntry = CollectionEntry<'puzzles'> & { readonly data: { readonly game: GameId } };

/** After which lesson a puzzle stands: the key of the lesson. */
export function lessonOfPuzzle({ data }: Pick<PuzzleEntry, 'data'>): string {
  const course = courseOfPosition(data.game, data.position);
  return `${course}/${lessonFor(courses[course], data.themes)}`;
}

/** The puzzles of a game in the words of the page's language, by the lesson they stand after, in the order of its courses; there easiest first, within a grade by id. */
export async function puzzlesOf(game: GameId): Promise<PuzzleEntry[]> {
  const all = await getCollection('puzzles', (entry): entry is PuzzleEntry => entry.data.game === game);
  const lessons = coursesOf(game).flatMap((course) => Object.keys(courses[course].lessons).map((slug) => `${course}/${slug}`));
  const place = (puzzle: PuzzleEntry): number => {
    const at = lessons.indexOf(lessonOfPuzzle(puzzle));
    return at < 0 ? lessons.length : at;
  };
  return all
    .map((entry) => ({ ...entry, data: inLanguage(entry.data) }))
    .sort((a, b) => place(a) - place(b) || a.data.grade - b.data.grade || a.id.localeCompare(b.id));
}

export { gradeWords } from './grades.ts';

export const puzzlePath = ({ data }: PuzzleEntry): string => `/puzzles/${data.game}/${data.id}/`;

/** The number of a puzzle in the list of its game, as they stand, without gaps. */
export const puzzleNumber = async ({ id, data }: PuzzleEntry): Promise<number> =>
  (await puzzlesOf(data.game)).findIndex((puzzle) => puzzle.id === id) + 1;
