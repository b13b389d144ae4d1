import { mapped, type Result } from '../core/result.ts';
import type { Budget, Grader, Grading, Inquiry, Known, Prover } from './prover.ts';

/** How a game writes its goals, and what asks for less of the same, the hardest first. */
export interface Goals<State, Goal> {
  parse(text: string): Result<Goal>;
  format(goal: Goal): string;
  easier(goal: Goal, start: State): readonly Goal[];
}

/** A prover from what makes its inquiries once the goal has been read. */
export const proverOf = <State, Action, Goal>(
  { parse, format, easier }: Goals<State, Goal>,
  inquire: (start: State, goal: Goal) => Inquiry<Action>,
): Prover<State, Action> => ({
  inquire: (start, text) => mapped(parse(text), (goal) => inquire(start, goal)),
  easier: (start, text) => mapped(parse(text), (goal) => easier(goal, start).map(format)),
});

/** A grader from what measures a line once the goal has been read; null where that could not be proved. */
export const graderOf = <State, Action, Goal>(
  parse: (text: string) => Result<Goal>,
  grade: (start: State, line: readonly Action[], goal: Goal, budget: Budget, known?: Known<Action>) => Grading | null,
  gradeOf: (grading: Grading) => number,
): Grader<State, Action> => ({
  grade: (start, line, text, budget, known) => mapped(parse(text), (goal) => grade(start, line, goal, budget, known)),
  gradeOf,
});
