import { gameOf } from '../../engine/games/ids.ts';
import { openPosition } from '../../engine/games/registry.ts';
import { type CourseId, courseOfPosition } from '../../published/course-ids.ts';
import { libraryTitles as ristiseiska } from './ristiseiska/library-titles.ts';
import { libraryTitles as crapette } from './russian-bank/crapette/library-titles.ts';
import { libraryTitles as russianBank } from './russian-bank/library-titles.ts';
import { libraryTitles as sixteen } from './sixteen/library-titles.ts';
import type { LibraryTitles, Untitled } from './title-words.ts';

const titles: Readonly<Record<CourseId, LibraryTitles<never, never>>> = {
  sixteen,
  'russian-bank': russianBank,
  crapette,
  ristiseiska,
};

/** What could be said of a puzzle. A position that cannot be read throws. */
export async function titlesFor(puzzle: Untitled): Promise<Iterable<string>> {
  const game = gameOf(puzzle.position);
  const start = await openPosition(puzzle.position);
  if (!game.ok || !start.ok) throw new Error(`${puzzle.position} cannot be read`);
  // Each is given what its own game has opened.
  return (titles[courseOfPosition(game.value, puzzle.position)] as LibraryTitles)(puzzle, start.value);
}

/** A title without the cards that it names. */
const withoutCards = (title: string): string => title.replace(/(10|[2-9AJQK])[♣♦♥♠]/g, '');

/**
 * Gives puzzles without a title one that no other has, and where that can be had one that does not differ in nothing but a card; the same
 * puzzles get the same titles. Where all that could be said is taken, an error names the position.
 */
export async function titled<P extends Untitled & { readonly title?: string | undefined }>(
  puzzles: readonly P[],
): Promise<(P & { title: string })[]> {
  const taken = new Set(puzzles.flatMap(({ title }) => title ?? []));
  const bare = new Set([...taken].map(withoutCards));
  const all: (P & { title: string })[] = [];
  for (const puzzle of puzzles) {
    const free = puzzle.title === undefined ? [...(await titlesFor(puzzle))].filter((one) => !taken.has(one)) : [];
    const title = puzzle.title ?? free.find((one) => !bare.has(withoutCards(one))) ?? free[0];
    if (title === undefined) throw new Error(`no title is left for ${puzzle.position}`);
    taken.add(title);
    bare.add(withoutCards(title));
    all.push({ ...puzzle, title });
  }
  return all;
}

/**
 * The same puzzles, those without a title whose title only a theme would bear out that is not theirs, of the themes there are: `titled` gives them
 * another. Titles that somebody wrote stay.
 */
export async function untitledWhereUntrue<P extends Untitled & { readonly title?: string | undefined }>(
  puzzles: readonly P[],
  themes: readonly string[],
): Promise<(P & { title: string | undefined })[]> {
  const isUntrue = async (puzzle: P): Promise<boolean> => {
    const { title } = puzzle;
    if (title === undefined || [...(await titlesFor(puzzle))].includes(title)) return false;
    for (const theme of themes)
      if ([...(await titlesFor({ ...puzzle, themes: [...puzzle.themes, theme] }))].includes(title)) return true;
    return false;
  };
  const untrue = await Promise.all(puzzles.map(isUntrue));
  return puzzles.map((puzzle, i) => ({ ...puzzle, title: untrue[i] ? undefined : puzzle.title }));
}
