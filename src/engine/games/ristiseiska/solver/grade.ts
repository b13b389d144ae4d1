import { decide } from '../../../core/player.ts';
import { graderOf } from '../../../proving/of-goals.ts';
import type { Budget, Grader, Grading, Known } from '../../../proving/prover.ts';
import { sharpness } from '../../../proving/sharpness.ts';
import { formatGoal, type GoalSpec, heroOf, parseGoal } from '../goals.ts';
import { ristiseiska } from '../index.ts';
import { type Action, formatAction } from '../notation.ts';
import { firstThought } from '../players/first-thought.ts';
import { actor, legal } from '../rules.ts';
import type { State } from '../state.ts';
import { RistiseiskaInquiry } from './inquiry.ts';

/** How sharp a line is that meets the goal; at each decision of the player the rule of thumb is asked what it would do. */
function grade(start: State, line: readonly Action[], goal: GoalSpec, budget: Budget, known?: Known<Action>): Grading | null {
  const isBest = goal.kind === 'best';
  /** With `best`: the chances of the first actions. */
  const values: number[] = [];
  let missed = false;
  const grading = sharpness(
    ristiseiska,
    {
      start,
      line,
      goal: formatGoal(goal),
      inquiry: new RistiseiskaInquiry(start, goal),
      budget: { ...budget, anyLine: true },
      // A chance is more than that it wins, so it is asked for again.
      known: isBest ? undefined : known,
    },
    {
      options: legal,
      decides: (state) => actor(state) === heroOf(start),
      onDecision(state, options, wins) {
        const usual = decide(ristiseiska, firstThought, state, 0);
        missed ||= !options.some((option, n) => wins[n] && usual !== null && formatAction(option) === formatAction(usual));
      },
      onProof({ value }) {
        if (value !== undefined) values.push(value);
      },
    },
  );
  return grading && { ...grading, depth: line.length, missed, ...(isBest ? { gap: gapOf(values) } : {}) };
}

/** By how much the highest of some chances is higher than the next, in millionths; 0 where all are alike. */
function gapOf(values: readonly number[]): number {
  const highest = Math.max(...values);
  const next = Math.max(...values.filter((value) => value < highest - 1e-9));
  return next < 0 ? 0 : Math.round((highest - next) * 1e6) / 1e6;
}

/** The least gaps of the two easier of three grades, where the best chance is asked for. */
const wide = [0.15, 0.08] as const;

/**
 * The grade of a puzzle of Ristiseiska. One whose line the rule of thumb finds counts by its depth only; to be harder, a
 * puzzle has to mislead it, and the hardest are deep and leave no choice at least four times. Where the best chance is asked
 * for all is decided by one action: it is the harder the less it stands out, and two grades harder where the rule of thumb
 * names another.
 */
export function gradeOf({ depth = 0, missed = false, onlyMoves, firstActions, gap }: Grading): number {
  if (gap !== undefined) return 1 + wide.filter((least) => gap < least).length + (missed ? 2 : 0);
  if (missed && depth > 20 && onlyMoves >= 4) return 5;
  if (missed && depth > 12 && firstActions >= 4) return 4;
  if (missed || depth > 12) return 3;
  return depth > 6 ? 2 : 1;
}

/** How puzzles of Ristiseiska are graded. */
export const grader: Grader<State, Action> = graderOf(parseGoal, grade, gradeOf);
