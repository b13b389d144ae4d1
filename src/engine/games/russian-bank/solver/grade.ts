import type { Budget, Grading, Known } from '../../../proving/prover.ts';
import { formatGoal, type GoalSpec } from '../goals.ts';
import { russianBank } from '../index.ts';
import type { Action } from '../notation.ts';
import { formatPosition } from '../position.ts';
import { apply, legal } from '../rules.ts';
import { cardIn, type PackCard, type Side, type State } from '../state.ts';
import { TurnInquiry } from './inquiry.ts';
import { sureShare } from './walks.ts';

/**
 * How sharp a line is that meets a goal: at each of its positions every option is proved to win or not, and random walks
 * from the start are counted, until it is certain which grade their share is of. Options that lead to the same but for the
 * order of piles count as one. Null when something could not be proved within the budget, or the share lies on a cut-off.
 */
export function grade(
  start: State,
  line: readonly Action[],
  goal: GoalSpec,
  budget: Budget,
  known?: Known<Action>,
): Grading | null {
  const inquiry = new TurnInquiry(start, goal);
  const read = russianBank.goal(formatGoal(goal));
  if (!read.ok) return null;
  let nodes = 0;
  const wins = (played: readonly Action[]): boolean | null => {
    const now = read.value(start, played);
    if (now !== 'open') return now === 'met';
    const proof = inquiry.prove(played, budget);
    nodes += proof.nodes;
    return proof.result === 'unknown' ? null : proof.result === 'win';
  };
  let first: Grading | null = null;
  let decisions = 0;
  let onlyMoves = 0;
  let state = start;
  for (const [i, action] of line.entries()) {
    const options = different(state, goal);
    const results = options.map((option) => known?.(i, option) ?? wins([...line.slice(0, i), option]));
    if (results.includes(null)) return null;
    const winning = results.filter(Boolean).length;
    if (options.length > 1) decisions += 1;
    if (options.length > 1 && winning === 1) onlyMoves += 1;
    first ??= { decisions, onlyMoves, winningFirst: winning, firstActions: options.length, nodes };
    state = apply(state, action);
  }
  if (first === null) return null;
  const depth = line.length;
  const found = sureShare(start, goal, depth < long ? cutOffs.slice(0, -1) : cutOffs, mostWalks(budget));
  if (found?.sure === false) return null;
  return { ...first, decisions, onlyMoves, nodes, depth, ...(found ? { share: found.share, walks: found.walks } : {}) };
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
function sorted(side: Side): Side {
  const text = (pile: readonly PackCard[]): string => pile.map(cardIn).join();
  return { ...side, piles: [...side.piles].sort((a, b) => (text(a) < text(b) ? -1 : 1)) };
}

/** Walks after which a share that lies on a cut-off is left alone: so many for each position that the budget allows. */
const mostWalks = ({ nodes = 200_000 }: Budget): number => 4 * nodes;

/** The least share of random walks of the grades 1 to 4. */
const cutOffs = [0.2, 0.05, 0.01, 0.001];

/** A line of so many actions makes the hardest, where chance hardly ever finds it. */
const long = 12;

/** The grade of a puzzle of Russian Bank, by the share of random walks that meet its goal and the actions of its line. */
export function gradeOf({ share = 0, depth = 0 }: Pick<Grading, 'share' | 'depth'>): number {
  const grade = 1 + cutOffs.filter((least) => share < least).length;
  return depth < long ? Math.min(4, grade) : grade;
}
