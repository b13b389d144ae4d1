import { ok, type Result } from '../../../../core/result.ts';
import type { Budget, Inquiry, OnProgress, Proof, Prover } from '../../../../proving/prover.ts';
import { easierGoals, formatGoal, type GoalSpec, parseGoal } from '../goals.ts';
import { type Action, formatAction } from '../notation.ts';
import { legal, type Table } from '../rules.ts';
import { provePlainly } from './plain.ts';

/** The solver of the traditional game: one turn, exactly. */
export const prover: Prover<Table, Action> = {
  inquire(start, goalText): Result<Inquiry<Action>> {
    const goal = parseGoal(goalText);
    if (!goal.ok) return goal;
    return ok({ prove: (line, budget, onProgress) => prove(start, goal.value, line, budget, onProgress) });
  },
  easier(_start, goalText) {
    const goal = parseGoal(goalText);
    return goal.ok ? ok(easierGoals(goal.value).map(formatGoal)) : goal;
  },
};

function prove(start: Table, goal: GoalSpec, line: readonly Action[], budget: Budget, onProgress?: OnProgress): Proof<Action> {
  if (goal.kind !== 'do') {
    const proof = provePlainly(start, line, formatGoal(goal), budget, onProgress);
    if (!proof.ok) throw new Error(proof.error.code);
    return proof.value;
  }
  const wanted = goal.actions.map(formatAction);
  const action = line.length > 0 ? undefined : legal(start).find((one) => wanted.includes(formatAction(one)));
  return { result: action ? 'win' : 'loss', line: action ? [action] : null, reason: null, nodes: 1 };
}
