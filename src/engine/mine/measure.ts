import { ok, type Result } from '../core/result.ts';
import { loadProver } from '../games/provers.ts';
import { gameOf, loadGame, openPosition } from '../games/registry.ts';
import type { Budget } from '../solve/solver.ts';
import { grade, judge } from '../solve/verdicts.ts';
import type { Candidate, Proof } from './candidate.ts';
import { fail } from './codes.ts';
import { loadLook } from './look.ts';
import { survey } from './survey.ts';

/** What is worked out from a position, a goal and a line, and nothing else: so the suite can work it out again. */
export interface Measured extends Pick<Candidate, 'grade' | 'themes' | 'lures' | 'hardest'> {
  readonly proof: Omit<Proof, 'nodes'>;
}

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
  if (!own.some(({ options }) => options.some(({ wins }) => !wins))) return fail('line', 'mine-nothing-loses');

  const graded = await grade(position, line, goal, budget);
  if (!graded.ok) return graded;
  if (graded.value === null) return fail('grade', 'mine-grade-open');
  const { decisions: _, nodes: __, ...proof } = graded.value;
  const id = gameOf(position);
  if (!id.ok) return id;
  const [look, game, prover] = await Promise.all([loadLook(id.value), loadGame(id.value), loadProver(id.value)]);
  const lured = own.filter(({ state, options }) => {
    const guess = look.guess ? look.guess(state) : (prover?.thumb?.(state, 0) ?? null);
    const word = guess === null ? null : game.action.format(guess);
    return options.some(({ action, wins }) => !wins && game.action.format(action) === word);
  });
  return ok({
    grade: look.gradeOf(graded.value),
    themes: look.themesOf(goal, all),
    proof,
    lures: lured.length,
    hardest: all.hardest,
  });
}

/** A candidate of a line that was measured. `nodes`: what the proof of the start took. */
export function candidateFrom(
  from: Pick<Candidate, 'game' | 'recipe' | 'seed' | 'position' | 'goal' | 'natural'>,
  { line, nodes }: { readonly line: readonly string[]; readonly nodes: number },
  { proof, ...measured }: Measured,
): Candidate {
  return { ...from, ...measured, line: line.join(','), proof: { nodes: Math.max(1, nodes), ...proof } };
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
