import type { Rng } from '../../../core/rng.ts';
import type { Budget, Inquiry } from '../../../proving/prover.ts';
import { type GoalSpec, parseGoal } from '../goals.ts';
import { type Action, rankOf, type State, sixteen } from '../index.ts';
import { proverWith } from '../solver/index.ts';
import { smoothest } from '../solver/smoothest.ts';

/** What one verdict on the way may cost; a position that needs more is passed over. */
const glance: Budget = { nodes: 3_000 };

/** What it may cost to prove that no line is easier. */
const thorough: Budget = { nodes: 30_000 };

/** Exchanges that are tried in all, and one after the other without getting any further. */
const most = { tries: 2_500, inVain: 400 } as const;

/** So many spare ways more than before are still looked at: the easiest line may have fewer. */
const slack = 2;

/** Higher than that no pile is made. */
const highest = 12;

const quickly = proverWith({ breadth: 0 });

/** With so many only moves on the line that was found, or as many as are enough, the easiest is looked for too. */
export const telling = 3;

/** How narrow the way to the goal is. */
export interface Narrowness {
  readonly onlyMoves: number;
  /** Placements on the line that win beside the one that is played. */
  readonly spare: number;
  readonly length: number;
}

/** By how much one way is narrower than another. */
export const narrower = (a: Narrowness, b: Narrowness): number => 2 * (a.onlyMoves - b.onlyMoves) + b.spare - a.spare;

/**
 * Makes the way to the goal narrower: two bricks on the piles and in the urn are exchanged, or one comes elsewhere, and what leaves no more
 * ways to win than before is kept, until the easiest line has `enough` only moves or nothing helps. What is home stays. Any such
 * arrangement can come about by play, as a brick may be placed on any pile and need not go home: the bricks have only come from the urn in
 * another order. In: a state in which a brick waits, and the most actions that the line may have. The same arguments give the same
 * state. Null where the goal cannot be met or that is not settled quickly.
 */
export function sharpened(state: State, goal: string, random: Rng, enough: number, longest: number): State | null {
  const read = parseGoal(goal);
  if (!read.ok) return null;
  const from = Math.min(telling, enough);
  let best = state;
  let here = narrowness(state, goal, read.value, Number.POSITIVE_INFINITY, from);
  if (here === null) return null;
  for (let tries = 0, vain = 0; tries < most.tries && vain < most.inVain && here.onlyMoves < enough; tries++, vain++) {
    const other = exchanged(best, random);
    const there = narrowness(other, goal, read.value, here.spare + slack, from);
    if (there === null || there.length > Math.max(longest, here.length) || narrower(there, here) < 0) continue;
    if (narrower(there, here) > 0) vain = 0;
    [best, here] = [other, there];
  }
  return best;
}

/** The state with two bricks exchanged, or one elsewhere in the order; now and then one pile is higher by a brick and another lower. */
export function exchanged(state: State, random: Rng): State {
  const heights = state.piles.map((pile) => pile.length);
  const bricks = [...state.piles.flat(), state.drawn as number, ...state.urn];
  const [a, b] = [random.int(bricks.length), random.int(bricks.length)];
  if (random.int(3) > 0) [bricks[a], bricks[b]] = [bricks[b] as number, bricks[a] as number];
  else bricks.splice(b, 0, ...bricks.splice(a, 1));
  const [from, to] = [random.int(heights.length), random.int(heights.length)];
  if (random.int(6) === 0 && (heights[from] as number) > 1 && (heights[to] as number) < highest) {
    heights[from] = (heights[from] as number) - 1;
    heights[to] = (heights[to] as number) + 1;
  }
  const piles = heights.map((height) => bricks.splice(0, height));
  return { ...state, piles, drawn: bricks[0] as number, urn: bricks.slice(1) };
}

/** How narrow the way is, by the easiest line where any has `from` only moves; null where it is wider than `most` or not settled. */
export function narrowness(state: State, goal: string, spec: GoalSpec, most: number, from: number): Narrowness | null {
  const inquiry = quickly.inquire(state, goal);
  if (!inquiry.ok) return null;
  const { line } = inquiry.value.prove([], glance);
  if (line === null || line.length === 0) return null;
  const found = counted(state, line, inquiry.value, most);
  if (found === null || found.onlyMoves < from) return found;
  const easiest = smoothest(state, spec, line, thorough);
  return easiest?.proved ? counted(state, easiest.line, inquiry.value, most) : null;
}

/** The ways that win at each placement of a line, options that differ by equal piles only once; null where they are more than `most`. */
function counted(start: State, line: readonly Action[], inquiry: Inquiry<Action>, most: number): Narrowness | null {
  let [state, onlyMoves, spare] = [start, 0, 0];
  for (const [i, action] of line.entries()) {
    if (action.kind === 'place') {
      const options = new Map(state.piles.map((pile, p) => [pile.map(rankOf).join(), p + 1]));
      options.set((state.piles[action.pile - 1] ?? []).map(rankOf).join(), action.pile);
      let wins = 1;
      for (const pile of options.values()) {
        if (pile === action.pile) continue;
        const { result } = inquiry.prove([...line.slice(0, i), { kind: 'place', pile }], glance);
        if (result === 'unknown') return null;
        if (result === 'win') wins += 1;
      }
      if (options.size > 1 && wins === 1) onlyMoves += 1;
      spare += wins - 1;
      if (spare > most) return null;
    }
    state = sixteen.apply(state, action);
  }
  return { onlyMoves, spare, length: line.length };
}
