import { ok } from '../../../core/result.ts';
import { rng } from '../../../core/rng.ts';
import type { Prover } from '../../../solve/solver.ts';
import { greedyBot } from '../bots/greedy.ts';
import { easierGoals, formatGoal, parseGoal } from '../goals.ts';
import type { Action } from '../notation.ts';
import { observe, outcome } from '../rules.ts';
import type { State } from '../state.ts';
import { bestOfTurn } from './best.ts';
import { grade } from './grade.ts';
import { type Method, TurnInquiry } from './inquiry.ts';
import { randomShare } from './walks.ts';

export { bestOfTurn } from './best.ts';
export type { Method } from './inquiry.ts';
export { type Shortcut, shortcutNames } from './shortcuts.ts';

/** A solver of Russian Bank that works in its own way: for tests and measurements. */
export const proverWith = (method: Method): Prover<State, Action> => ({
  inquire(start, goalText) {
    const goal = parseGoal(goalText);
    return goal.ok ? ok(new TurnInquiry(start, goal.value, method)) : goal;
  },
  grade(start, line, goalText, budget) {
    const goal = parseGoal(goalText);
    return goal.ok ? ok(grade(start, line, goal.value, budget)) : goal;
  },
  easier(_start, goalText) {
    const goal = parseGoal(goalText);
    return goal.ok ? ok(easierGoals(goal.value).map(formatGoal)) : goal;
  },
  thumb: (state, seed) => (outcome(state) === null ? greedyBot.choose(observe(state, state.turn), rng(seed)) : null),
  bestOfTurn,
  randomShare(start, goalText, walks) {
    const goal = parseGoal(goalText);
    return goal.ok ? ok(randomShare(start, goal.value, walks)) : goal;
  },
});

/** The solver of Russian Bank: one turn, exactly. */
export const prover: Prover<State, Action> = proverWith({});
