import { type CollectionEntry, getCollection } from 'astro:content';
import { gameIds, isGameId } from '../engine/games/ids.ts';
import type { CourseId } from './course-ids.ts';
import { isBuilt } from './languages.ts';

/** The course whose rules a page has. */
export const courseOfRules = ({ data }: Pick<CollectionEntry<'rules'>, 'data'>): CourseId => data.chapter ?? data.game;

/** The rule pages of the games that the site shows and of their chapters, in the languages of this build. A game without one stops the build. */
export async function allRulePages(): Promise<CollectionEntry<'rules'>[]> {
  const pages = await getCollection('rules', ({ id, data }) => isGameId(data.game) && isBuilt(id));
  const without = gameIds.find((id) => !pages.some((page) => courseOfRules(page) === id));
  if (without) throw new Error(`${without} has no rule page: src/content/rules/<language>/${without}.mdx`);
  return pages;
}
