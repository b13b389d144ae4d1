import { ok } from '../../../core/result.ts';
import type { Grader } from '../../../proving/prover.ts';
import { parseGoal } from '../goals.ts';
import type { Action } from '../notation.ts';
import type { State } from '../state.ts';
import { grade, gradeOf } from './grade.ts';

/** How puzzles of Russian Bank are graded. */
export const grader: Grader<State, Action> = {
  grade(start, line, goalText, budget, known) {
    const goal = parseGoal(goalText);
    return goal.ok ? ok(grade(start, line, goal.value, budget, known)) : goal;
  },
  gradeOf,
};
