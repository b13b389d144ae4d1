import type { Budget, Grading, Known } from '../../../proving/prover.ts';
import { sharpness } from '../../../proving/sharpness.ts';
import { formatGoal, type GoalSpec } from '../goals.ts';
import { sixteen } from '../index.ts';
import { type Action, formatAction } from '../notation.ts';
import { legal } from '../rules.ts';
import { rankOf, type State } from '../state.ts';
import { SixteenInquiry } from './inquiry.ts';

/**
 * How sharp a winning line is, at each brick to be placed. Options that differ only by which of two equal piles they name count as one,
 * unless the goal tells them apart.
 */
export function grade(
  start: State,
  line: readonly Action[],
  goal: GoalSpec,
  budget: Budget,
  known?: Known<Action>,
): Grading | null {
  const asked = { start, line, goal: formatGoal(goal), inquiry: new SixteenInquiry(start, goal), budget, known };
  return sharpness(sixteen, asked, { options: (state) => different(state, goal), decides: ({ drawn }) => drawn !== null });
}

/** How many placements along a winning line are the only ones that win, or null if that could not be proved. */
export const onlyMoves = (start: State, line: readonly Action[], budget: Budget = {}): number | null =>
  grade(start, line, { kind: 'win' }, budget)?.onlyMoves ?? null;

/**
 * Legal actions, but only one of those that differ by an exchange of equal piles; a pile or an action that the goal names is like
 * no other.
 */
function different(state: State, goal: GoalSpec): Action[] {
  const named = goal.kind === 'top' ? goal.pile : null;
  const contents = (pile: number): string => `${pile === named ? 'named ' : ''}${(state.piles[pile - 1] ?? []).map(rankOf)}`;
  const asked = new Set(goal.kind === 'do' ? goal.actions.map(formatAction) : []);
  const seen = new Set<string>();
  return legal(state).filter((action) => {
    const what =
      action.kind === 'draw'
        ? ''
        : action.kind === 'place'
          ? contents(action.pile)
          : action.kind === 'home'
            ? contents(action.from)
            : `${contents(action.from)}>${contents(action.to)}`;
    const text = formatAction(action);
    const key = asked.has(text) ? text : `${action.kind} ${what}`;
    return !seen.has(key) && seen.add(key);
  });
}

/** The grade of a puzzle of Sixteen by its only moves: 0–1, 2, 3–4, 5–7, 8 or more; see docs/puzzles.md. */
export function gradeOf({ onlyMoves }: Pick<Grading, 'onlyMoves'>): number {
  return 1 + [2, 3, 5, 8].filter((least) => onlyMoves >= least).length;
}
