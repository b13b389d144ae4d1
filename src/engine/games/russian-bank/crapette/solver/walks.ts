import { rng } from '../../../../core/rng.ts';
import { mostActions } from '../../solver/path.ts';
import { longest, metOf, type Share, settledShare, usualWalks } from '../../solver/walks.ts';
import type { GoalSpec } from '../goals.ts';
import type { Table } from '../rules.ts';
import { type Code, DRAW } from './codes.ts';
import { Kernel, size } from './kernel.ts';
import { reached, targetOf } from './target.ts';

/**
 * The share of random walks that meet the goal: any legal action, all equally likely, until the goal is met or the turn ends. The same
 * seed gives the same share. Null for `do`, which is about one action.
 */
export function randomShare(start: Table, goal: GoalSpec, walks = usualWalks, seed = 1): number | null {
  const walk = walker(start, goal, seed);
  return walk === null ? null : metOf(walk, walks) / walks;
}

/** The same share, with as many walks as it takes to lie on one side of each cut-off (`settledShare`). */
export function sureShare(
  start: Table,
  goal: GoalSpec,
  cutOffs: readonly number[],
  most: number,
): (Share & { readonly sure: boolean }) | null {
  const walk = walker(start, goal, 1);
  return walk === null ? null : settledShare(walk, cutOffs, most);
}

/** Takes one walk after another from a start, and says of each whether it met the goal. */
function walker(start: Table, goal: GoalSpec, seed: number): (() => boolean) | null {
  if (goal.kind === 'do') return null;
  const kernel = new Kernel(start.params.waste === 'open');
  const words = kernel.words(start);
  const target = targetOf(goal, kernel.homeOf(words));
  const random = rng(seed);
  const codes = new Int32Array(mostActions);
  let now = words.slice();
  let next = new Int32Array(size);

  return () => {
    now.set(words);
    for (let step = 0; step < longest; step++) {
      const count = kernel.legal(now, codes);
      // Whoever has no card left has won; who has neither a play nor a draw passes without being asked.
      if (count === 0) return false;
      const code = codes[count === 1 ? 0 : random.int(count)] as Code;
      if (code > DRAW) return target.kind === 'end';
      kernel.make(now, code, next);
      [now, next] = [next, now];
      if (reached(target, kernel, now)) return true;
    }
    return false;
  };
}
