import { type CollectionEntry, getCollection } from 'astro:content';
import type { GameId } from '../engine/games/ids.ts';
import * as m from '../paraglide/messages.js';

/** A puzzle of a game that the site shows. */
export type PuzzleEntry = CollectionEntry<'puzzles'> & { readonly data: { readonly game: GameId } };

/** The puzzles of a game, easiest first; within a grade by number. */
export async function puzzlesOf(game: GameId): Promise<PuzzleEntry[]> {
  const all = await getCollection('puzzles', (entry): entry is PuzzleEntry => entry.data.game === game);
  return all.sort((a, b) => a.data.grade - b.data.grade || a.id.localeCompare(b.id));
}

const grades = [m.play_grade_1, m.play_grade_2, m.play_grade_3, m.play_grade_4, m.play_grade_5];

/** A grade in words. */
export const gradeWords = (grade: number): string => grades[grade - 1]?.() ?? '';

export const puzzlePath = ({ data }: PuzzleEntry): string => `/puzzles/${data.game}/${data.id}/`;

/** The number of a puzzle in the list of its game, where they stand from the easiest on without gaps. */
export const puzzleNumber = async ({ id, data }: PuzzleEntry): Promise<number> =>
  (await puzzlesOf(data.game)).findIndex((puzzle) => puzzle.id === id) + 1;
