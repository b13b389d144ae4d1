import { rng } from '../../../core/rng.ts';
import { Meter } from '../../../proving/budget.ts';
import type { GoalSpec } from '../goals.ts';
import type { State } from '../state.ts';
import { type Code, DRAW, PASS } from './codes.ts';
import { homeCount, Kernel, size } from './kernel.ts';
import { NextTurn } from './next-turn.ts';
import { reached, targetOf } from './target.ts';

/** Walks taken for a grade: enough to tell one in a thousand from fewer. */
export const usualWalks = 10_000;

/** A walk that shuffles cards for so long is given up. */
const longest = 300;

/**
 * The share of random walks that meet the goal: any legal action, all equally likely, until the goal is met or the turn
 * ends. The same seed gives the same share. Null for goals that are not about a turn.
 */
export function randomShare(start: State, goal: GoalSpec, walks = usualWalks, seed = 1): number | null {
  const kernel = new Kernel();
  const words = kernel.words(start);
  const target = goal.kind === 'do' ? null : targetOf(goal, homeCount(words));
  if (target === null) return null;
  const random = rng(seed);
  const reply = target.kind === 'lock' ? new NextTurn(kernel, start, true) : null;
  const meter = new Meter({});
  const codes = new Int32Array(64);
  let now = words.slice();
  let next = new Int32Array(size);

  /** Whether the turn, which has ended with the piles as they lie in `now`, meets the goal by that. */
  const endMeets = (): boolean => target.kind === 'end' || reply?.locks(now, meter) === true;

  const walk = (): boolean => {
    now.set(words);
    for (let step = 0; step < longest; step++) {
      const count = kernel.legal(now, codes);
      if (count === 0) return false;
      const code = codes[random.int(count)] as Code;
      if (code === PASS || (code === DRAW && kernel.drawEnds(now))) return endMeets();
      kernel.make(now, code, next);
      [now, next] = [next, now];
      if (reached(target, kernel, now)) return true;
      if (kernel.stockOf(now) > 0 && !kernel.mayDraw(now) && kernel.plays(now, codes) === 0) return endMeets();
    }
    return false;
  };

  let met = 0;
  for (let n = 0; n < walks; n++) if (walk()) met += 1;
  return met / walks;
}
