import { ok } from '../../../core/result.ts';
import type { Prover } from '../../../proving/prover.ts';
import { easierGoals, formatGoal, parseGoal } from '../goals.ts';
import type { Action } from '../notation.ts';
import type { State } from '../state.ts';
import { grade, gradeOf } from './grade.ts';
import { deadWhateverComes } from './hidden.ts';
import { type Method, SixteenInquiry } from './inquiry.ts';
import { smoothest } from './smoothest.ts';

export { onlyMoves } from './grade.ts';
export type { Method } from './inquiry.ts';
export { type Shortcut, shortcutNames } from './shortcuts.ts';
export { type Smoothest, smoothest } from './smoothest.ts';
export { deadWhateverComes };

/** A solver of Sixteen that works in its own way: for tests and measurements. */
export const proverWith = (method: Method): Prover<State, Action> => ({
  inquire(start, goalText) {
    const goal = parseGoal(goalText);
    return goal.ok ? ok(new SixteenInquiry(start, goal.value, method)) : goal;
  },
  hopeless: deadWhateverComes,
  gradeOf,
  easier(start, goalText) {
    const goal = parseGoal(goalText);
    return goal.ok ? ok(easierGoals(goal.value, start).map(formatGoal)) : goal;
  },
  easiest(start, line, goalText, budget) {
    const goal = parseGoal(goalText);
    if (!goal.ok) return goal;
    const found = smoothest(start, goal.value, line, budget);
    return ok(found?.proved ? found.line : null);
  },
  grade(start, line, goalText, budget, known) {
    const goal = parseGoal(goalText);
    return goal.ok ? ok(grade(start, line, goal.value, budget, known)) : goal;
  },
});

/** The solver of Sixteen. */
export const prover: Prover<State, Action> = proverWith({});
