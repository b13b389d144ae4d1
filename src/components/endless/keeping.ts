import type { GameId } from '../../engine/games/ids.ts';
import type { Found, Wish } from '../../engine/games/making.ts';
import type { Taught } from '../../published/practised.ts';
import { courses, stagesOf, suits } from '../../published/taught.ts';
import { doneSteps } from '../../records/progress.ts';
import { asGrades } from '../games/wishes.ts';
import { asksForAny } from './choice.ts';

/** Up to which lesson practice keeps to what is taught. */
export interface Upto {
  /** Null: the reader has done no lesson, and everything may come. */
  readonly lesson: string | null;
  readonly title: string;
  /** Whether the reader has come so far; else it is where puzzles begin. */
  readonly done: boolean;
  /** The grades that are found soon. */
  readonly grades: readonly number[];
}

/** How far the reader has come in a game: to the last lesson of which all steps are done, and at least to where puzzles begin. */
export function uptoHere(game: GameId, { lessons, grades }: Taught): Upto {
  const steps = doneSteps();
  const done = lessons.findLastIndex(({ slug, steps: all }) => (steps[`${game}/${slug}`]?.length ?? 0) >= all);
  if (done < 0) return { lesson: null, title: '', done: false, grades: asGrades(grades[''] ?? '') };
  // Lessons that teach nothing of puzzles stand between those that do.
  const at = (slug: string) => lessons.findIndex((lesson) => lesson.slug === slug);
  const stages = stagesOf(courses[game]).filter((slug) => (grades[slug] ?? '') !== '');
  const lesson = stages.findLast((slug) => at(slug) <= done) ?? stages[0] ?? null;
  return {
    lesson,
    title: lessons.find(({ slug }) => slug === lesson)?.title ?? '',
    done: lesson !== null && at(lesson) <= done,
    grades: asGrades(grades[lesson ?? ''] ?? ''),
  };
}

/** What a search keeps to: null where the wish asks for something, or what is kept to has no such grade. */
export function keptTo(game: GameId, wish: Wish, { lesson, grades }: Upto): ((found: Found) => boolean) | null {
  if (!asksForAny(wish) || !grades.includes(wish.grade ?? 0)) return null;
  return (found) => suits(game, lesson, { ...found, rules: rulesOf(found.position) });
}

/** The rule set by name, which a position begins with after its game. */
const rulesOf = (position: string): string => /^[^:]*:([^~/]*)/.exec(position)?.[1] ?? '';
