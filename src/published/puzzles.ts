import { type CollectionEntry, getCollection } from 'astro:content';
import type { GameId } from '../engine/games/ids.ts';

/** A puzzle of a game that the site shows. */
export type PuzzleEntry = CollectionEntry<'puzzles'> & { readonly data: { readonly game: GameId } };

/** The puzzles of a game, easiest first; within a grade by number. */
export async function puzzlesOf(game: GameId): Promise<PuzzleEntry[]> {
  const all = await getCollection('puzzles', (entry): entry is PuzzleEntry => entry.data.game === game);
  return all.sort((a, b) => a.data.grade - b.data.grade || a.id.localeCompare(b.id));
}

export { gradeWords } from './grades.ts';

export const puzzlePath = ({ data }: PuzzleEntry): string => `/puzzles/${data.game}/${data.id}/`;

/** The number of a puzzle in the list of its game, where they stand from the easiest on without gaps. */
export const puzzleNumber = async ({ id, data }: PuzzleEntry): Promise<number> =>
  (await puzzlesOf(data.game)).findIndex((puzzle) => puzzle.id === id) + 1;
