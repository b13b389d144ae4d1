import { type LineError, ok, type Result } from '../core/result.ts';
import { gameOf, loadGrader } from '../games/registry.ts';
import type { GradeAnswer } from '../proving/answers.ts';
import type { Budget, Grading, Known } from '../proving/prover.ts';
import { asLineError, inquireAfter } from './inquiries.ts';
import { defaultBudget } from './verdicts.ts';

/**
 * How sharp a winning line is: what a puzzle's grade rests on. Null when the game has no such measure or not everything
 * could be proved within the budget (which counts for each question anew). What is `known` is not proved again.
 */
export async function grade(
  position: string,
  line: readonly string[],
  goal = 'win',
  budget: Budget = defaultBudget,
  known?: Known<string>,
): Promise<Result<Grading | null, LineError>> {
  const inquiry = await inquireAfter(position, line, goal);
  if (!inquiry.ok) return inquiry;
  const graded = await inquiry.value.grade(inquiry.value.actions, budget, known);
  return graded.ok ? graded : asLineError(graded);
}

/**
 * What a position would be graded, by the easiest line that meets its goal, as puzzles are; in: any line that does. Null where not
 * everything could be proved within the budget.
 */
export async function graded(
  position: string,
  line: readonly string[],
  goal = 'win',
  budget: Budget = defaultBudget,
): Promise<Result<GradeAnswer | null, LineError>> {
  const inquiry = await inquireAfter(position, line, goal);
  if (!inquiry.ok) return inquiry;
  const { actions, easiest, grade } = inquiry.value;
  const found = await grade(await easiest(actions, budget), budget);
  if (!found.ok) return asLineError(found);
  if (found.value === null) return ok(null);
  const id = gameOf(position);
  const { winningFirst, firstActions, share, missed } = found.value;
  return ok({
    grade: (id.ok ? (await loadGrader(id.value))?.gradeOf(found.value) : undefined) ?? null,
    winningFirst,
    firstActions,
    ...(share === undefined ? {} : { share }),
    ...(missed === undefined ? {} : { missed }),
  });
}
