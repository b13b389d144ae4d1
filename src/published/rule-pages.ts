import { type CollectionEntry, getCollection } from 'astro:content';
import { gameIds, isGameId } from '../engine/games/ids.ts';
import { isBuilt } from './languages.ts';

/** The rule pages of the games that the site shows, in the languages of this build. A game without one stops the build. */
export async function allRulePages(): Promise<CollectionEntry<'rules'>[]> {
  const pages = await getCollection('rules', ({ id, data }) => isGameId(data.game) && isBuilt(id));
  const without = gameIds.find((id) => !pages.some(({ data }) => data.game === id));
  if (without) throw new Error(`${without} has no rule page: src/content/rules/<language>/${without}.mdx`);
  return pages;
}
