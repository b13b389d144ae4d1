import type { Rng } from '../../../core/rng.ts';
import { parseGoal } from '../goals.ts';
import type { State } from '../index.ts';
import { exchanged, narrower, narrowness, telling } from './sharpen.ts';
import { traitsOf } from './traits.ts';

/** With at most this part of the beginning's pieces (`traitsOf`) in their places a position is far from it; nearer ones are twins. */
const far = 0.5;

/** Exchanges that are tried in all. */
const tries = 1_500;

/** With so many spare ways more than before, a position is not looked at any further. */
const slack = 8;

/** What makes the way wider by so much, or twice that many actions too long, is kept in e⁻¹ of the cases. */
const warmth = 0.8;

/**
 * Walks from one hard position to others: bricks are exchanged (`exchanged`) again and again; what leaves the way to the goal as narrow as it was, or
 * as narrow as is wanted, and no longer is kept, and what does not too now and then, so that the walk gets out of where it is. It ends far from the beginning, at
 * the first position whose easiest line has as many only moves as are wanted and is not too long. What is home stays, and any such position can come about by play (see `sharpened`).
 * In: a state in which a brick waits, the fewest only moves that are wanted, which numbers of them are, and the most actions that the line may have. The
 * same arguments give the same state. Null where the walk comes to none.
 */
export function strayed(
  state: State,
  goal: string,
  random: Rng,
  fewest: number,
  isEnough: (onlyMoves: number) => boolean,
  longest: number,
): State | null {
  const read = parseGoal(goal);
  if (!read.ok) return null;
  let now = state;
  // Until the line that is found has nearly enough of them, it may count for the easiest: there is less to prove.
  const from = Math.min(fewest, Math.max(telling, fewest - 1));
  let here = narrowness(state, goal, read.value, Number.POSITIVE_INFINITY, from);
  if (here === null) return null;
  for (let n = 0; n < tries; n++) {
    const other = exchanged(now, random);
    const there = narrowness(other, goal, read.value, here.spare + slack, from);
    if (there === null) continue;
    const longer = (Math.max(there.length, longest) - Math.max(here.length, longest)) / 2;
    const worse = longer + (there.onlyMoves < fewest ? narrower(here, there) : 0);
    if (worse > 0 && random.int(1_000) >= 1_000 * Math.exp(-worse / warmth)) continue;
    [now, here] = [other, there];
    if (here.length <= longest && isEnough(here.onlyMoves) && shared(state, now) <= far) return now;
  }
  return null;
}

/** The part of the pieces of one state that are in the same places in another. */
function shared(a: State, b: State): number {
  const [own, other] = [a, b].map((state) => [...(traitsOf(state, []).pieces[0] ?? [])]) as [string[], string[]];
  const all = own.length;
  const both = own.filter((piece) => {
    const at = other.indexOf(piece);
    if (at >= 0) other.splice(at, 1);
    return at >= 0;
  });
  return both.length / all;
}
