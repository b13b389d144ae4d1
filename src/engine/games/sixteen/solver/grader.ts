import { ok } from '../../../core/result.ts';
import type { Grader } from '../../../proving/prover.ts';
import { parseGoal } from '../goals.ts';
import type { Action } from '../notation.ts';
import type { State } from '../state.ts';
import { grade, gradeOf } from './grade.ts';
import { smoothest } from './smoothest.ts';

/** How puzzles of Sixteen are graded. */
export const grader: Grader<State, Action> = {
  grade(start, line, goalText, budget, known) {
    const goal = parseGoal(goalText);
    return goal.ok ? ok(grade(start, line, goal.value, budget, known)) : goal;
  },
  easiest(start, line, goalText, budget) {
    const goal = parseGoal(goalText);
    if (!goal.ok) return goal;
    const found = smoothest(start, goal.value, line, budget);
    return ok(found?.proved ? found.line : null);
  },
  gradeOf,
};
