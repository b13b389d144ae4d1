import * as m from '../../paraglide/messages.js';
import type { Puzzle } from '../../puzzles/schema.ts';
import { loadKit } from '../play/kits.ts';
import type { HomePuzzle } from './HomeTable.astro';

/** The puzzles on the table of the home page: a wide position first, then two narrow ones. */
const ids = ['s-0001', 's-0002', 's-0003'];

const grades = [m.play_grade_1, m.play_grade_2, m.play_grade_3, m.play_grade_4, m.play_grade_5];

/** The puzzles of the home page, with their tasks in words. */
export async function featured(puzzles: readonly Puzzle[]): Promise<HomePuzzle[]> {
  const chosen = puzzles.filter(({ id }) => ids.includes(id));
  return Promise.all(
    chosen.map(async ({ id, game, position, goal, grade, title }) => {
      const { table, words } = await loadKit(game);
      const play = table.open(position);
      if (!play.ok) throw new Error(`puzzle ${id}: ${play.error.reason}`);
      return {
        id,
        position,
        title: title ?? words.goalWords(goal, play.value),
        caption: m.site_home_grade({ grade: grades[grade - 1]?.() ?? '' }),
      };
    }),
  );
}
