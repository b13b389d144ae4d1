import { ok } from '../../../../core/result.ts';
import type { Prover } from '../../../../proving/prover.ts';
import { easierGoals, formatGoal, parseGoal } from '../goals.ts';
import type { Action } from '../notation.ts';
import type { Table } from '../rules.ts';
import { bestOfTurn } from './best.ts';
import { type Method, TurnInquiry } from './inquiry.ts';

export { bestOfTurn } from './best.ts';
export type { Method } from './inquiry.ts';
export { type Shortcut, shortcutNames } from './shortcuts.ts';

/** A solver of the traditional game that works in its own way: for tests and measurements. */
export const proverWith = (method: Method): Prover<Table, Action> => ({
  inquire(start, goalText) {
    const goal = parseGoal(goalText);
    return goal.ok ? ok(new TurnInquiry(start, goal.value, method)) : goal;
  },
  easier(_start, goalText) {
    const goal = parseGoal(goalText);
    return goal.ok ? ok(easierGoals(goal.value).map(formatGoal)) : goal;
  },
  prospects: (start, budget, onProgress) => bestOfTurn(start, budget, onProgress, method),
});

/** The solver of the traditional game: one turn, exactly. */
export const prover: Prover<Table, Action> = proverWith({});
