import { proverOf } from '../../../proving/of-goals.ts';
import type { Prover } from '../../../proving/prover.ts';
import { easierGoals, formatGoal, parseGoal } from '../goals.ts';
import type { Action } from '../notation.ts';
import type { State } from '../state.ts';
import { deadWhateverComes } from './hidden.ts';
import { type Method, SixteenInquiry } from './inquiry.ts';

export type { Method } from './inquiry.ts';
export { type Shortcut, shortcutNames } from './shortcuts.ts';
export { deadWhateverComes };

/** A solver of Sixteen that works in its own way: for tests and measurements. */
export const proverWith = (method: Method): Prover<State, Action> => ({
  ...proverOf(
    { parse: parseGoal, format: formatGoal, easier: easierGoals },
    (start: State, goal) => new SixteenInquiry(start, goal, method),
  ),
  hopeless: deadWhateverComes,
});

/** The solver of Sixteen. */
export const prover: Prover<State, Action> = proverWith({});
