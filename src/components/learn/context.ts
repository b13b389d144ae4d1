import type { GameId } from '../../engine/games/ids.ts';
import type { Lesson, LessonStep } from '../../published/lesson-schema.ts';

/** What the lesson page tells the components inside its text. */
export interface LessonContext {
  /** `<game>/<slug>`, the key of its progress. */
  readonly lesson: string;
  readonly game: GameId;
  /** Its number within its game. */
  readonly order: number;
  readonly steps: readonly LessonStep[];
  /** What is taught later, and what is said of it. */
  readonly later: Lesson['later'];
  /** What its boards leave out, by a name of the game's kit. */
  readonly without?: string | undefined;
}
