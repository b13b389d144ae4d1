import { decide } from '../../../core/player.ts';
import type { Budget, Grading } from '../../../proving/prover.ts';
import { formatGoal, type GoalSpec, goal as goalOf, heroOf } from '../goals.ts';
import { ristiseiska } from '../index.ts';
import { type Action, formatAction } from '../notation.ts';
import { thumb } from '../players/thumb.ts';
import { actor, apply, legal } from '../rules.ts';
import type { State } from '../state.ts';
import { RistiseiskaInquiry } from './inquiry.ts';

/**
 * How sharp a line is that meets the goal. At each of the player's decisions on it every action is proved to win or not, and the
 * rule of thumb is asked what it would do. Null when something could not be proved within the budget.
 */
export function grade(start: State, line: readonly Action[], goal: GoalSpec, budget: Budget): Grading | null {
  const inquiry = new RistiseiskaInquiry(start, goal);
  const asked = goalOf(formatGoal(goal));
  if (!asked.ok) return null;
  const hero = heroOf(start);
  let nodes = 0;
  const wins = (played: readonly Action[]): boolean | null => {
    const now = asked.value(start, played);
    if (now !== 'open') return now === 'met';
    const proof = inquiry.prove(played, { ...budget, anyLine: true });
    nodes += proof.nodes;
    return proof.result === 'unknown' ? null : proof.result === 'win';
  };

  let decisions = 0;
  let onlyMoves = 0;
  let missed = false;
  let first: readonly [winning: number, all: number] = [0, 0];
  let state = start;
  for (const [i, action] of line.entries()) {
    const actions = legal(state);
    if (actor(state) === hero && (actions.length > 1 || i === 0)) {
      const before = line.slice(0, i);
      const results = actions.map((option) => wins([...before, option]));
      if (results.includes(null)) return null;
      const winning = results.filter(Boolean).length;
      if (i === 0) first = [winning, actions.length];
      if (actions.length > 1) {
        decisions += 1;
        if (winning === 1) onlyMoves += 1;
        const usual = decide(ristiseiska, thumb, state, 0);
        missed ||= !actions.some((option, n) => results[n] && usual !== null && formatAction(option) === formatAction(usual));
      }
    }
    state = apply(state, action);
  }
  return { decisions, onlyMoves, winningFirst: first[0], firstActions: first[1], depth: line.length, missed, nodes };
}

/**
 * The grade of a puzzle of Ristiseiska. One whose line the rule of thumb finds counts by its depth only; to be harder, a
 * puzzle has to mislead it, and the hardest are deep and leave no choice at least four times.
 */
export function gradeOf({ depth = 0, missed = false, onlyMoves, firstActions }: Grading): number {
  if (missed && depth > 20 && onlyMoves >= 4) return 5;
  if (missed && depth > 12 && firstActions >= 4) return 4;
  if (missed || depth > 12) return 3;
  return depth > 6 ? 2 : 1;
}
