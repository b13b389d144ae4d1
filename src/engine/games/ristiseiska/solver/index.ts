import { ok } from '../../../core/result.ts';
import type { Prover } from '../../../proving/prover.ts';
import { easierGoals, formatGoal, parseGoal } from '../goals.ts';
import type { Action } from '../notation.ts';
import type { State } from '../state.ts';
import { type Method, RistiseiskaInquiry } from './inquiry.ts';

export type { Method } from './inquiry.ts';
export { type Shortcut, shortcutNames } from './shortcuts.ts';

/** A solver of Ristiseiska that works in its own way: for tests and measurements. */
export const proverWith = (method: Method): Prover<State, Action> => ({
  inquire(start, goalText) {
    const goal = parseGoal(goalText);
    return goal.ok ? ok(new RistiseiskaInquiry(start, goal.value, method)) : goal;
  },
  easier(_start, goalText) {
    const goal = parseGoal(goalText);
    return goal.ok ? ok(easierGoals(goal.value).map(formatGoal)) : goal;
  },
});

/** The solver of Ristiseiska. */
export const prover: Prover<State, Action> = proverWith({});
