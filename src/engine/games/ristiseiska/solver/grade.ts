import { decide } from '../../../core/player.ts';
import type { Budget, Grading, Known } from '../../../proving/prover.ts';
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
export function grade(
  start: State,
  line: readonly Action[],
  goal: GoalSpec,
  budget: Budget,
  known?: Known<Action>,
): Grading | null {
  const inquiry = new RistiseiskaInquiry(start, goal);
  const asked = goalOf(formatGoal(goal));
  if (!asked.ok) return null;
  const hero = heroOf(start);
  let nodes = 0;
  /** With `best`: the chances of the first actions. */
  const values: number[] = [];
  const wins = (before: readonly Action[], action: Action): boolean | null => {
    // A chance is more than that it wins, so it is asked for again.
    const won = goal.kind === 'best' ? undefined : known?.(before.length, action);
    if (won !== undefined) return won;
    const played = [...before, action];
    const now = asked.value(start, played);
    if (now !== 'open') return now === 'met';
    const proof = inquiry.prove(played, { ...budget, anyLine: true });
    nodes += proof.nodes;
    if (proof.value !== undefined) values.push(proof.value);
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
      const results = actions.map((option) => wins(before, option));
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
  const gap = goal.kind === 'best' ? { gap: gapOf(values) } : {};
  return { decisions, onlyMoves, winningFirst: first[0], firstActions: first[1], depth: line.length, missed, ...gap, nodes };
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
