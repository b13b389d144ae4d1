import { rng } from '../../../core/rng.ts';
import { wilson } from '../../../core/wilson.ts';
import { Meter } from '../../../proving/budget.ts';
import type { GoalSpec } from '../goals.ts';
import type { State } from '../state.ts';
import { type Code, DRAW, PASS } from './codes.ts';
import { homeCount, Kernel, size } from './kernel.ts';
import { NextTurn } from './next-turn.ts';
import { reached, targetOf } from './target.ts';

/** Walks taken for a grade at first: enough to tell one in a thousand from fewer. */
export const usualWalks = 10_000;

/** A walk that shuffles cards for so long is given up. */
export const longest = 300;

/** A share of walks that met a goal, and how many were taken. */
export interface Share {
  readonly share: number;
  readonly walks: number;
}

/**
 * The share of random walks that meet the goal: any legal action, all equally likely, until the goal is met or the turn
 * ends. The same seed gives the same share. Null for goals that are not about a turn.
 */
export function randomShare(start: State, goal: GoalSpec, walks = usualWalks, seed = 1): number | null {
  const walk = walker(start, goal, seed);
  return walk === null ? null : metOf(walk, walks) / walks;
}

/**
 * The same share, with twice as many walks again and again until it lies on one side of each cut-off with 95 % confidence.
 * `sure` is false where `most` do not tell. Null for goals that are not about a turn.
 */
export function sureShare(
  start: State,
  goal: GoalSpec,
  cutOffs: readonly number[],
  most: number,
): (Share & { readonly sure: boolean }) | null {
  const walk = walker(start, goal, 1);
  return walk === null ? null : settledShare(walk, cutOffs, most);
}

/** The share of walks that meet a goal, of whatever rule set, with twice as many again and again as `sureShare` does. */
export function settledShare(walk: () => boolean, cutOffs: readonly number[], most: number): Share & { readonly sure: boolean } {
  for (let walks = usualWalks, met = metOf(walk, walks); ; met += metOf(walk, walks), walks *= 2) {
    const [low, high] = wilson(met, walks);
    const sure = cutOffs.every((cut) => cut <= low || cut > high);
    if (sure || walks >= most) return { share: met / walks, walks, sure };
  }
}

/** How many of so many walks meet their goal. */
export const metOf = (walk: () => boolean, walks: number): number => {
  let met = 0;
  for (let n = 0; n < walks; n++) if (walk()) met += 1;
  return met;
};

/** Takes one walk after another from a start, and says of each whether it met the goal. */
function walker(start: State, goal: GoalSpec, seed: number): (() => boolean) | null {
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

  return () => {
    now.set(words);
    for (let step = 0; ; step++) {
      if (kernel.stockOf(now) === 0) return false;
      const draws = kernel.mayDraw(now);
      let count = kernel.plays(now, codes);
      // Who has neither a play nor a draw passes without being asked.
      if (step > 0 && count === 0 && !draws) return endMeets();
      if (step === longest) return false;
      if (draws) codes[count++] = DRAW;
      else if (kernel.mayPass(now)) codes[count++] = PASS;
      if (count === 0) return false;
      const code = codes[random.int(count)] as Code;
      if (code === PASS || (code === DRAW && kernel.drawEnds(now))) return endMeets();
      kernel.make(now, code, next);
      [now, next] = [next, now];
      if (reached(target, kernel, now)) return true;
    }
  };
}
