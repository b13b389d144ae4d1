import { type GameId, gameIds } from '../engine/games/ids.ts';
import { lessonsOf } from './lessons.ts';
import { measured } from './measured.ts';

/** What practice knows of a course: its lessons in their order, and which grades are found soon after which of them. */
export interface Taught {
  readonly lessons: readonly { readonly slug: string; readonly title: string; readonly steps: number }[];
  /** By the lesson, empty: whatever is taught; `0` stands for any grade. */
  readonly grades: Readonly<Record<string, string>>;
}

/** What practice knows of the courses, in one language. */
export async function taughtIn(locale: string): Promise<Readonly<Record<GameId, Taught>>> {
  const all = gameIds.map(async (game) => {
    const lessons = await lessonsOf(game, locale);
    const told = lessons.map(({ slug, entry }) => ({ slug, title: entry.data.title, steps: entry.data.steps.length }));
    return [game, { lessons: told, grades: measured[game]?.taught ?? {} }] as [GameId, Taught];
  });
  return Object.fromEntries(await Promise.all(all)) as Record<GameId, Taught>;
}
