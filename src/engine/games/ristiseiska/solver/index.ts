import { proverOf } from '../../../proving/of-goals.ts';
import type { Prover } from '../../../proving/prover.ts';
import { easierGoals, formatGoal, parseGoal } from '../goals.ts';
import type { Action } from '../notation.ts';
import type { State } from '../state.ts';
import { type Method, RistiseiskaInquiry } from './inquiry.ts';

export type { Method } from './inquiry.ts';
export { type Shortcut, shortcutNames } from './shortcuts.ts';

/** A solver of Ristiseiska that works in its own way: for tests and measurements. */
export const proverWith = (method: Method): Prover<State, Action> =>
  proverOf(
    { parse: parseGoal, format: formatGoal, easier: (goal) => easierGoals(goal) },
    (start, goal) => new RistiseiskaInquiry(start, goal, method),
  );

/** The solver of Ristiseiska. */
export const prover: Prover<State, Action> = proverWith({});
