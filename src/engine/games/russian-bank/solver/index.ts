import { proverOf } from '../../../proving/of-goals.ts';
import type { Prover } from '../../../proving/prover.ts';
import { easierGoals, formatGoal, parseGoal } from '../goals.ts';
import type { Action } from '../notation.ts';
import type { State } from '../state.ts';
import { bestOfTurn } from './best.ts';
import { isFrozen } from './frozen.ts';
import { type Method, TurnInquiry } from './inquiry.ts';

export { bestOfTurn } from './best.ts';
export type { Method } from './inquiry.ts';
export { type Shortcut, shortcutNames } from './shortcuts.ts';
export { randomShare } from './walks.ts';

/** A solver of Russian Bank that works in its own way: for tests and measurements. */
export const proverWith = (method: Method): Prover<State, Action> => ({
  ...proverOf(
    { parse: parseGoal, format: formatGoal, easier: easierGoals },
    (start: State, goal) => new TurnInquiry(start, goal, method),
  ),
  standstill: (state) => isFrozen(state),
  prospects: (start, budget, onProgress) => bestOfTurn(start, budget, onProgress, method),
});

/** The solver of Russian Bank: one turn, exactly. */
export const prover: Prover<State, Action> = proverWith({});
