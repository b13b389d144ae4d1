import type { Budget, Grading, Known } from '../../../proving/prover.ts';
import { type GoalSpec, holds } from '../goals.ts';
import { type Action, formatAction } from '../notation.ts';
import { apply, legal } from '../rules.ts';
import { rankOf, type State } from '../state.ts';
import { SixteenInquiry } from './inquiry.ts';

/**
 * How sharp a winning line is. At each brick to be placed every option is proved to win or not; options that differ only
 * by which of two equal piles they name count as one, unless the goal tells them apart. Null when something could not be proved within the budget.
 */
export function grade(
  start: State,
  line: readonly Action[],
  goal: GoalSpec,
  budget: Budget,
  known?: Known<Action>,
): Grading | null {
  const inquiry = new SixteenInquiry(start, goal);
  let nodes = 0;
  const wins = (prefix: readonly Action[], action: Action): boolean | null => {
    const played = [...prefix, action];
    if (met(start, played, goal)) return true;
    const proof = inquiry.prove(played, budget);
    nodes += proof.nodes;
    return proof.result === 'unknown' ? null : proof.result === 'win';
  };
  /** How many of the different options win, and how many there are. */
  const count = (state: State, prefix: readonly Action[]): [number, number] | null => {
    const options = different(state, goal);
    const results = options.map((action) => known?.(prefix.length, action) ?? wins(prefix, action));
    return results.includes(null) ? null : [results.filter(Boolean).length, options.length];
  };

  const first = count(start, []);
  if (first === null) return null;
  let decisions = 0;
  let onlyMoves = 0;
  let state = start;
  for (const [i, action] of line.entries()) {
    if (state.drawn !== null) {
      const here = count(state, line.slice(0, i));
      if (here === null) return null;
      if (here[1] > 1) decisions += 1;
      if (here[1] > 1 && here[0] === 1) onlyMoves += 1;
    }
    state = apply(state, action);
  }
  return { decisions, onlyMoves, winningFirst: first[0], firstActions: first[1], nodes };
}

/** How many placements along a winning line are the only ones that win, or null if that could not be proved. */
export const onlyMoves = (start: State, line: readonly Action[], budget: Budget = {}): number | null =>
  grade(start, line, { kind: 'win' }, budget)?.onlyMoves ?? null;

function met(start: State, line: readonly Action[], goal: GoalSpec): boolean {
  if (goal.kind === 'do') return line.length > 0 && goal.actions.some((a) => formatAction(a) === formatAction(line[0] as Action));
  let state = start;
  return line.some((action, i) => {
    state = apply(state, action);
    return holds(goal, state, i + 1);
  });
}

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
