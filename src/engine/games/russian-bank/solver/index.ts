import { ok } from '../../../core/result.ts';
import type { Prover } from '../../../solve/solver.ts';
import { parseGoal } from '../goals.ts';
import type { Action } from '../notation.ts';
import type { State } from '../position.ts';
import { type Method, TurnInquiry } from './inquiry.ts';

export { type Best, type BestOfTurn, bestOfTurn } from './best.ts';
export type { Method } from './inquiry.ts';
export { type Shortcut, shortcutNames } from './shortcuts.ts';

/** A solver of Russian Bank that works in its own way: for tests and measurements. */
export const proverWith = (method: Method): Prover<State, Action> => ({
  inquire(start, goalText) {
    const goal = parseGoal(goalText);
    return goal.ok ? ok(new TurnInquiry(start, goal.value, method)) : goal;
  },
});

/** The solver of Russian Bank: one turn, exactly. */
export const prover: Prover<State, Action> = proverWith({});
