import { type CollectionEntry, getCollection } from 'astro:content';
import { type GameId, gameIds, isGameId } from '../engine/games/ids.ts';
import { isBuilt } from './languages.ts';

/** A lesson with what its addresses are made of. */
export interface LessonPage {
  readonly locale: string;
  readonly game: GameId;
  /** The file's name without its number: the last part of the address. */
  readonly slug: string;
  /** The key of its progress, the same in every language. */
  readonly key: string;
  readonly entry: CollectionEntry<'lessons'>;
}

function page(entry: CollectionEntry<'lessons'>): LessonPage {
  const [locale = '', game = '', file = ''] = entry.id.split('/');
  const slug = file.replace(/^\d+-/, '');
  return { locale, game: entry.data.game as GameId, slug, key: `${game}/${slug}`, entry };
}

/** Every lesson of a game that the site shows, in the languages of this build, in order within its game and language. A game without any stops the build. */
export async function allLessons(): Promise<LessonPage[]> {
  const pages = (await getCollection('lessons', ({ id, data }) => isGameId(data.game) && isBuilt(id)))
    .map(page)
    .sort((a, b) => a.entry.data.order - b.entry.data.order);
  const without = gameIds.find((id) => !pages.some(({ game }) => game === id));
  if (without) throw new Error(`${without} has no lessons: src/content/lessons/<language>/${without}`);
  return pages;
}

/** The lessons of one game in one language, in order. */
export const lessonsOf = async (game: string, locale: string): Promise<LessonPage[]> =>
  (await allLessons()).filter((lesson) => lesson.game === game && lesson.locale === locale);

export const lessonPath = ({ key }: Pick<LessonPage, 'key'>): string => `/learn/${key}/`;
