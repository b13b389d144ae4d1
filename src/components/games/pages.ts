import { gameOf } from '../../engine/games/ids.ts';
import { beginningOf, type CourseId, courseIds, courseOfPosition, gameOfCourse } from '../../published/course-ids.ts';
import type { GameKit } from '../play/kit.ts';
import type { GamePages } from './entry.ts';
import { loadKit, loadPages } from './index.ts';

/** For the build: every course's part, so that a page may show any game's pictures and words. */
const all = await Promise.all(
  courseIds.map(async (course) => {
    const [game, beginning] = [gameOfCourse(course), beginningOf(course)];
    return [course, { ...(await loadPages(game, beginning)), kit: await loadKit(game, beginning) }] as const;
  }),
);

/** What the build knows of each course; of a game what its first chapter has. */
export const pages = Object.fromEntries(all) as Readonly<Record<CourseId, GamePages & { readonly kit: GameKit }>>;

/** What the build knows of what a position is of. A position of no game throws. */
export function pagesOf(position: string): GamePages & { readonly kit: GameKit } {
  const game = gameOf(position);
  if (!game.ok) throw new Error(`${position} is of no game`);
  return pages[courseOfPosition(game.value, position)];
}
