import { graderOf } from '../../../proving/of-goals.ts';
import type { Budget, Grader, Grading, Known } from '../../../proving/prover.ts';
import { sharpness } from '../../../proving/sharpness.ts';
import { formatGoal, type GoalSpec, parseGoal } from '../goals.ts';
import { russianBank } from '../index.ts';
import type { Action } from '../notation.ts';
import { formatPosition } from '../position.ts';
import { apply, legal } from '../rules.ts';
import { cardIn, type PackCard, type Side, type State } from '../state.ts';
import { TurnInquiry } from './inquiry.ts';
import { sureShare } from './walks.ts';

/**
 * How sharp a line is that meets a goal. Besides, random walks from the start are counted, until it is certain which grade their share
 * is of. Options that lead to the same but for the order of piles count as one. Null also where the share lies on a cut-off,
 * and for a line without actions.
 */
function grade(start: State, line: readonly Action[], goal: GoalSpec, budget: Budget, known?: Known<Action>): Grading | null {
  const asked = { start, line, goal: formatGoal(goal), inquiry: new TurnInquiry(start, goal), budget, known };
  const grading = sharpness(russianBank, asked, { options: (state) => different(state, goal) });
  const depth = line.length;
  if (grading === null || depth === 0) return null;
  const found = sureShare(start, goal, cutOffsOf(depth), mostWalks(budget));
  if (found?.sure === false) return null;
  return { ...grading, depth, ...(found ? { share: found.share, walks: found.walks } : {}) };
}

/** Legal actions, but only one of those that differ by an exchange of piles; all where the goal names a pile. */
function different(state: State, goal: GoalSpec): Action[] {
  if (goal.kind === 'top') return legal(state);
  const seen = new Set<string>();
  return legal(state).filter((action) => {
    const after = apply(state, action);
    const key = formatPosition({ ...after, sides: [sorted(after.sides[0]), sorted(after.sides[1])] });
    return !seen.has(key) && seen.add(key);
  });
}

/** The same things with the piles in an order of their own. */
const sorted = (side: Side): Side => ({ ...side, piles: inOrder(side.piles) });

/** Piles in an order of their own, in which those with the same cards stand beside each other. */
export function inOrder(piles: readonly (readonly PackCard[])[]): readonly (readonly PackCard[])[] {
  const text = (pile: readonly PackCard[]): string => pile.map(cardIn).join();
  return [...piles].sort((a, b) => (text(a) < text(b) ? -1 : 1));
}

/** Walks after which a share that lies on a cut-off is left alone: so many for each position that the budget allows. */
export const mostWalks = ({ nodes = 200_000 }: Budget): number => 4 * nodes;

/** The least share of random walks of the grades 1 to 4. */
const cutOffs = [0.2, 0.05, 0.01, 0.001];

/** The shares that tell the grades apart of which a line with so many actions may be. */
export const cutOffsOf = (depth: number): readonly number[] => (depth < long ? cutOffs.slice(0, -1) : cutOffs);

/** A line of so many actions makes the hardest, where chance hardly ever finds it. */
const long = 12;

/** The grade of a puzzle of Russian Bank, by the share of random walks that meet its goal and the actions of its line. */
export function gradeOf({ share = 0, depth = 0 }: Pick<Grading, 'share' | 'depth'>): number {
  const grade = 1 + cutOffs.filter((least) => share < least).length;
  return depth < long ? Math.min(4, grade) : grade;
}

/** How puzzles of Russian Bank are graded. */
export const grader: Grader<State, Action> = graderOf(parseGoal, grade, gradeOf);
