import { graderOf } from '../../../../proving/of-goals.ts';
import type { Budget, Grader, Grading, Known } from '../../../../proving/prover.ts';
import { sharpness } from '../../../../proving/sharpness.ts';
import { cutOffsOf, gradeOf, inOrder, mostWalks } from '../../solver/grade.ts';
import type { Side } from '../../state.ts';
import { formatGoal, type GoalSpec, parseGoal } from '../goals.ts';
import { crapette } from '../index.ts';
import type { Action } from '../notation.ts';
import { formatPosition } from '../position.ts';
import { apply, legal, type Table } from '../rules.ts';
import { TurnInquiry } from './inquiry.ts';
import { sureShare } from './walks.ts';

/**
 * How sharp a line is that meets a goal. Besides, random walks from the start are counted, until it is certain which grade their share
 * is of. Options that lead to the same but for the order of houses count as one. Null also where the share lies on a cut-off,
 * and for a line without actions.
 */
function grade(start: Table, line: readonly Action[], goal: GoalSpec, budget: Budget, known?: Known<Action>): Grading | null {
  const asked = { start, line, goal: formatGoal(goal), inquiry: new TurnInquiry(start, goal), budget, known };
  const grading = sharpness(crapette, asked, { options: (table) => different(table, goal) });
  const depth = line.length;
  if (grading === null || depth === 0) return null;
  const found = sureShare(start, goal, cutOffsOf(depth), mostWalks(budget));
  if (found?.sure === false) return null;
  return { ...grading, depth, ...(found ? { share: found.share, walks: found.walks } : {}) };
}

/** Legal actions, but only one of those that differ by an exchange of houses; all where the goal names a house. */
function different(table: Table, goal: GoalSpec): Action[] {
  if (goal.kind === 'top') return legal(table);
  const seen = new Set<string>();
  return legal(table).filter((action) => {
    const key = formatPosition(sorted(apply(table, action)));
    return !seen.has(key) && seen.add(key);
  });
}

/** The same table with the eight houses in an order of their own. */
function sorted(table: Table): Table {
  const [one, two] = table.sides;
  const houses = inOrder([...one.piles, ...two.piles]);
  const sides: readonly [Side, Side] = [
    { ...one, piles: houses.slice(0, 4) },
    { ...two, piles: houses.slice(4) },
  ];
  return { ...table, sides };
}

/** How puzzles of the traditional game are graded: by the same shares and lengths as those of the other rule set. */
export const grader: Grader<Table, Action> = graderOf(parseGoal, grade, gradeOf);
