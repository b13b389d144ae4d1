import { type CollectionEntry, getCollection } from 'astro:content';
import { type GameId, gameIds, isGameId } from '../engine/games/ids.ts';
import { type CourseId, courseIds, gameOfCourse } from './course-ids.ts';
import { isBuilt } from './languages.ts';

/** A lesson with what its addresses are made of. */
export interface LessonPage {
  readonly locale: string;
  readonly course: CourseId;
  /** The game of its course. */
  readonly game: GameId;
  /** The file's name without its number: the last part of the address. */
  readonly slug: string;
  /** The key of its progress, the same in every language. */
  readonly key: string;
  readonly entry: CollectionEntry<'lessons'>;
}

function page(entry: CollectionEntry<'lessons'>): LessonPage {
  const [locale = '', folder = '', file = ''] = entry.id.split('/');
  const { game, chapter } = entry.data;
  const course = chapter ?? game;
  if (course !== folder || gameOfCourse(course) !== game)
    throw new Error(`${entry.id} lies in the folder of ${folder} and says that it is of ${game}${chapter ? `, ${chapter}` : ''}`);
  const slug = file.replace(/^\d+-/, '');
  return { locale, course, game, slug, key: `${course}/${slug}`, entry };
}

/**
 * Every lesson of a game that the site shows, in the languages of this build, in order within its course and language. A game without any stops
 * the build; a chapter without any is not shown.
 */
export async function allLessons(): Promise<LessonPage[]> {
  const pages = (await getCollection('lessons', ({ id, data }) => isGameId(data.game) && isBuilt(id)))
    .map(page)
    .sort((a, b) => a.entry.data.order - b.entry.data.order);
  const without = gameIds.find((id) => !pages.some(({ course }) => course === id));
  if (without) throw new Error(`${without} has no lessons: src/content/lessons/<language>/${without}`);
  return pages;
}

/** The lessons of one course in one language, in order. */
export const lessonsOf = async (course: CourseId, locale: string): Promise<LessonPage[]> =>
  (await allLessons()).filter((lesson) => lesson.course === course && lesson.locale === locale);

/** The courses that have lessons in a language, in order. */
export async function taughtCourses(locale: string): Promise<CourseId[]> {
  const lessons = await allLessons();
  return courseIds.filter((id) => lessons.some(({ course, locale: own }) => course === id && own === locale));
}

export const lessonPath = ({ key }: Pick<LessonPage, 'key'>): string => `/learn/${key}/`;

/** The anchor, on the page of its game's puzzles, of those that stand after a lesson. */
export const afterLesson = ({ course, game, slug }: Pick<LessonPage, 'course' | 'game' | 'slug'>): string =>
  course === game ? `after-${slug}` : `after-${course}-${slug}`;
