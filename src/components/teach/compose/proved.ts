import type { FurthestAnswer, GradeAnswer } from '../../../engine/proving/answers.ts';
import type { Reason } from '../../../engine/proving/reasons.ts';
import type { SolverClient } from '../../../engine/worker/client.ts';

/** What is known of a position and a goal. */
export type Proved =
  | { readonly kind: 'none' }
  | { readonly kind: 'thinking'; readonly nodes: number }
  /** `grading` is null while it is being measured, or where it cannot be. */
  | { readonly kind: 'winnable'; readonly line: readonly string[]; readonly grading: GradeAnswer | null }
  /**
   * `furthest`: how far one still gets; null where the goal knows no less, left out while that is looked for. `line`: one in which the
   * others spoil it, in games where that is told.
   */
  | { readonly kind: 'lost'; readonly furthest?: FurthestAnswer | null; readonly line?: readonly string[] }
  /** `reason` is null where somebody stopped the search. */
  | { readonly kind: 'unknown'; readonly reason: Reason | null }
  /** The solver did not come, or failed; it can be asked once more. */
  | { readonly kind: 'failed'; readonly reason: Reason };

/** What a proof asks of the solver. */
export type Solver = Pick<SolverClient, 'solve' | 'grade' | 'furthest' | 'choose' | 'reply'>;

/** What is asked: a position and a goal; `more`: with more time. */
export interface Question {
  readonly position: string;
  readonly goal: string;
  readonly more: boolean;
}
