import { ok, type Result } from '../core/result.ts';
import type { Measured } from '../games/making.ts';
import { gameOf, loadGame, loadMaking, openPosition } from '../games/registry.ts';
import type { Budget } from '../proving/prover.ts';
import { grade } from '../solve/grading.ts';
import { judge } from '../solve/verdicts.ts';
import { fail } from './codes.ts';
import { survey } from './survey.ts';

/**
 * The one way to a grade, for candidates and for puzzles on file. It proves what a puzzle promises: the position is
 * canonical, the line is legal and meets the goal with its last action and none before, every option along the line is
 * settled within the budget, and some of them lose. The error names the promise that does not hold.
 */
export async function measure(
  position: string,
  goal: string,
  line: readonly string[],
  budget: Budget,
): Promise<Result<Measured>> {
  const opened = await openPosition(position);
  if (!opened.ok) return opened;
  if (opened.value.position !== position) return fail('position', 'mine-not-canonical', { position: opened.value.position });
  const met = await meets(position, goal, line, budget);
  if (!met.ok) return met;
  const all = await survey(position, goal, line, budget);
  if (all === null) return fail('line', 'mine-option-open');
  const hero = all.steps[0]?.actor;
  const own = all.steps.filter(({ actor }) => actor === hero);
  const traps = own.filter(({ options }) => options.some(({ wins }) => !wins)).length;
  if (traps === 0) return fail('line', 'mine-nothing-loses');

  const id = gameOf(position);
  if (!id.ok) return id;
  const [making, game] = await Promise.all([loadMaking(id.value), loadGame(id.value)]);
  const proved = all.steps.map(({ options }) => new Map(options.map(({ action, wins }) => [game.action.format(action), wins])));
  const graded = await grade(position, line, goal, budget, (after, action) => proved[after]?.get(action));
  if (!graded.ok) return graded;
  if (graded.value === null) return fail('grade', 'mine-grade-open');
  const { decisions: _, nodes: __, ...proof } = graded.value;
  if (making === null) return fail('game', 'mine-no-puzzles', { game: id.value });
  const { look } = making;
  const lured = own.filter(({ state, options }) => {
    const guess = look.guess(state);
    const word = guess === null ? null : game.action.format(guess);
    return options.some(({ action, wins }) => !wins && game.action.format(action) === word);
  });
  return ok({
    grade: look.gradeOf(graded.value),
    themes: look.themesOf(goal, all),
    proof,
    lures: lured.length,
    traps,
    hardest: all.hardest,
    own: own.length,
  });
}

/** Whether the line meets the goal with its last action, and none before. */
async function meets(position: string, goal: string, line: readonly string[], budget: Budget): Promise<Result<true>> {
  const id = gameOf(position);
  if (!id.ok) return id;
  if (line.length === 0) return fail('line', 'mine-line-empty');
  for (const end of [line.length - 1, line.length]) {
    const judged = await judge(position, line.slice(0, end), goal, budget);
    if (!judged.ok) return judged;
    const { state } = judged.value;
    if (end < line.length && state !== 'open') return fail('line', 'mine-line-early', { state });
    if (end === line.length && state !== 'met') return fail('line', 'mine-line-short', { state });
  }
  return ok(true);
}
