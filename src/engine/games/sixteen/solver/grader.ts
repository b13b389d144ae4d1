import { mapped } from '../../../core/result.ts';
import { graderOf } from '../../../proving/of-goals.ts';
import type { Grader } from '../../../proving/prover.ts';
import { parseGoal } from '../goals.ts';
import type { Action } from '../notation.ts';
import type { State } from '../state.ts';
import { grade, gradeOf } from './grade.ts';
import { smoothest } from './smoothest.ts';

/** How puzzles of Sixteen are graded. */
export const grader: Grader<State, Action> = {
  ...graderOf(parseGoal, grade, gradeOf),
  easiest: (start, line, text, budget) =>
    mapped(parseGoal(text), (goal) => {
      const found = smoothest(start, goal, line, budget);
      return found?.proved ? found.line : null;
    }),
};
