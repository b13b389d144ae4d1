import { type CollectionEntry, getCollection } from 'astro:content';
import type { GameId } from '../engine/games/ids.ts';
import { isBuilt } from './languages.ts';

/** The page at the end of a course, which sends one to a first whole game. */
export interface CoursePage {
  readonly locale: string;
  readonly game: GameId;
  readonly path: string;
  readonly entry: CollectionEntry<'courses'>;
}

export const allCourses = async (): Promise<CoursePage[]> =>
  (await getCollection('courses', ({ id }) => isBuilt(id))).map((entry) => ({
    locale: entry.id.split('/')[0] ?? '',
    game: entry.data.game,
    path: `/learn/${entry.data.game}/first-game/`,
    entry,
  }));

/** The end of one course; a course without one is a fault of the content and throws. */
export async function courseOf(game: GameId, locale: string): Promise<CoursePage> {
  const course = (await allCourses()).find((page) => page.game === game && page.locale === locale);
  if (!course) throw new Error(`the course of ${game} in ${locale} has no last page`);
  return course;
}
