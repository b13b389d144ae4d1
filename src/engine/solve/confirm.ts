import { type LineError, ok, type Result } from '../core/result.ts';
import type { ConfirmAnswer } from '../proving/answers.ts';
import { Meter } from '../proving/budget.ts';
import { explore, winningLine } from '../proving/plain.ts';
import type { Budget, OnProgress } from '../proving/prover.ts';
import { inquireAfter } from './inquiries.ts';

/** What a plain search is worth beside a verdict that is proved already: a second at most. */
export const plainBudget: Budget = { nodes: 5_000, seconds: 1 };

/**
 * Looks at a verdict once more without any of the solver's shortcuts, packed rules or tables: every position that can come about
 * after a line, by the readable rules. A line that the goal itself calls met or lost rests on none of them. Not for goals about the first action only.
 */
export async function confirm(
  position: string,
  line: readonly string[],
  goal = 'win',
  budget: Budget = plainBudget,
  onProgress?: OnProgress,
): Promise<Result<ConfirmAnswer, LineError>> {
  const inquiry = await inquireAfter(position, line, goal, { aside: true });
  if (!inquiry.ok) return inquiry;
  const { game, actions, follow, state, write } = inquiry.value;
  const point = follow(actions);
  if (point === null) return ok({ winnable: null, line: null });
  if (point.goal !== 'open') return ok({ winnable: point.goal === 'met', line: point.goal === 'met' ? line.join(',') : null });
  const space = explore(game, point, new Meter(budget, onProgress));
  if (space === null) return ok({ winnable: null, line: null });
  const rest = winningLine(space);
  if (rest === null) return ok({ winnable: false, line: null });
  const whole = [...actions, ...rest];
  if (state(whole) !== 'met') throw new Error(`the plain search claims a line that does not meet the goal: ${write(whole)}`);
  return ok({ winnable: true, line: write(whole) });
}
