import { type CollectionEntry, getCollection } from 'astro:content';
import type { GameId } from '../engine/games/ids.ts';
import type { CourseId } from './course-ids.ts';
import { isBuilt } from './languages.ts';
import { allLessons } from './lessons.ts';

/** The page at the end of a course, which sends one to a first whole game. */
export interface CoursePage {
  readonly locale: string;
  readonly course: CourseId;
  /** The game of the course, whose deal is played. */
  readonly game: GameId;
  readonly path: string;
  readonly entry: CollectionEntry<'courses'>;
}

/** The last pages of the courses that have lessons. */
export async function allCourses(): Promise<CoursePage[]> {
  const lessons = await allLessons();
  return (await getCollection('courses', ({ id }) => isBuilt(id)))
    .map((entry) => {
      const { game, chapter } = entry.data;
      const [locale = ''] = entry.id.split('/');
      const course = chapter ?? game;
      return { locale, course, game, path: `/learn/${course}/first-game/`, entry };
    })
    .filter(({ locale, course }) => lessons.some((lesson) => lesson.course === course && lesson.locale === locale));
}

/** The end of one course; a course without one is a fault of the content and throws. */
export async function courseOf(id: CourseId, locale: string): Promise<CoursePage> {
  const found = (await allCourses()).find((page) => page.course === id && page.locale === locale);
  if (!found) throw new Error(`the course of ${id} in ${locale} has no last page`);
  return found;
}
