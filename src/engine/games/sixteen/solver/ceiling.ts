import { type Code, DRAW, fromOf, homeFrom, isMove, type Kernel, placeOn, toOf } from './kernel.ts';

/** What the ceiling looks at: a kernel, or another position packed like one. */
export interface Lying
  extends Pick<
    Kernel,
    | 'ranks'
    | 'copies'
    | 'piles'
    | 'roomy'
    | 'stride'
    | 'bricks'
    | 'height'
    | 'home'
    | 'total'
    | 'leftRanks'
    | 'next'
    | 'drawn'
    | 'allFree'
    | 'consecutive'
  > {}

/**
 * An upper bound of how many bricks can ever be home, without search. It plays a game in which nothing is ever lost: what
 * has once been true stays true. Facts about the bricks now on piles: a brick is *free* when it is at some time the top of a
 * pile. A covered brick is freed when the brick directly on it, a, first leaves it. That takes either
 * - a going home: a is free, and foundations for a can grow beyond those filled now by bricks of its rank; or
 * - a moving as the head of a run: a brick one higher is free (bricks still to come always count as free), or a is of the
 *   top rank and some pile is empty at some time; and the bricks now above a are a run with it up to some brick that is the
 *   top or free.
 * A pile gets empty when its lowest brick leaves it in one of these ways. Facts are added until nothing changes; whatever
 * can truly happen has all it needs among earlier facts, so it is among them, and a rank has no more bricks at home than
 * are home or free, nor than the rank below. The order of the urn plays no part, so the bound is good for every order.
 * Piles from `roomy` on take nothing once they are empty, and their lowest bricks leave for home alone.
 * Once it is known to be `enough` or more, that is given.
 */
export function ceiling(kernel: Lying, enough = Number.POSITIVE_INFINITY): number {
  const { ranks, piles, roomy, stride, bricks, home, consecutive } = kernel;
  if (scratch.free.length < piles * stride) scratch = scratchFor(piles * stride);
  let hasEmpty = freeFromTop(kernel);
  if (covered === 0) return kernel.allFree;
  const { free, runEnd, freeInRun, waiting } = scratch;
  let count = 0;
  for (let p = 0; p < piles; p++) {
    const base = p * stride;
    const top = base + (lowest[p] as number);
    if (top < base) continue;
    let above = bricks[top] as number;
    let end = top;
    free[top] = 1;
    freeInRun[top] = top;
    runEnd[top] = top;
    if (top > base) waiting[count++] = top;
    for (let i = top - 1; i >= base; i--) {
      const rank = bricks[i] as number;
      free[i] = 0;
      if (consecutive ? rank !== above + 1 : rank <= above) {
        end = i;
        freeInRun[i] = -1;
      }
      runEnd[i] = end;
      above = rank;
      if (i > base) waiting[count++] = i;
    }
    if (!hasEmpty && p < roomy) waiting[count++] = ~base;
  }

  for (;;) {
    const sum = countMost(kernel);
    if (sum >= enough) return sum;
    let still = 0;
    for (let n = 0; n < count; n++) {
      const brick = waiting[n] as number;
      const i = brick < 0 ? ~brick : brick;
      const rank = bricks[i] as number;
      const leaves =
        ((rank === ranks ? hasEmpty : (freeOf[rank + 1] as number) > 0) && (freeInRun[runEnd[i] as number] as number) >= i) ||
        (free[i] === 1 && (most[rank - 1] as number) > (home[rank] as number));
      if (!leaves) {
        waiting[still++] = brick;
        continue;
      }
      if (brick < 0) {
        hasEmpty = true;
        continue;
      }
      const freed = i - 1;
      free[freed] = 1;
      (freeOf[bricks[freed] as number] as number)++;
      const end = runEnd[freed] as number;
      if ((freeInRun[end] as number) < freed) freeInRun[end] = freed;
    }
    if (still === count) return sum;
    count = still;
  }
}

/**
 * Whether a legal action is sure to leave the ceiling as it is. A draw changes none of its facts. Nor does
 * - placing a brick where it can leave at once, because one a rank higher is still in the urn or the top of another pile, or because it is of
 *   the top rank and another pile is empty: then what it lies on is free, as it was before, the pile that was empty gets empty, and the brick itself
 *   counts as free either way. As it is the top of its pile, any run it lengthens was free to its end before;
 * - a brick going home when all of the rank below are home, and as many as there are of its own. It could leave before, being free: so what it lies
 *   on was free, or a pile got empty; none is put on it, those of its rank can leave for home as before, and as many can be there. A run that has it on top
 *   is one without it, and ends in a free brick too;
 * - a move that can be taken back. Both what the run lies on and what it goes on are free before, one a rank higher than its head both; so they are after, and
 *   what makes a brick beneath one of them leave needs the run only up to that one.
 */
export function keepsCeiling(kernel: Kernel, code: Code): boolean {
  if (code === DRAW) return true;
  if (isMove(code)) return kernel.reversible(fromOf(code), toOf(code));
  const { ranks, piles, home, total } = kernel;
  if (code >= homeFrom(0)) {
    const rank = kernel.top(fromOf(code));
    const beneath = home[rank - 1] as number;
    return beneath >= (total[rank] as number) && (rank === 1 || beneath === total[rank - 1]);
  }
  const rank = kernel.drawn;
  if ((((kernel.leftRanks[kernel.next] as number) >> (rank + 1)) & 1) === 1) return true;
  const wanted = rank === ranks ? 0 : rank + 1;
  for (let p = 0; p < piles; p++) if (p !== code - placeOn(0) && kernel.top(p) === wanted) return true;
  return false;
}

/**
 * Frees bricks as long as only free ones leave, pile by pile from the top: quick, and all that is needed in many positions. Leaves
 * behind how many are still `covered`, and the `lowest` free of each pile; gives whether some pile is empty at some time.
 */
function freeFromTop(kernel: Lying): boolean {
  const { ranks, piles, roomy, stride, bricks, height, home, total } = kernel;
  // Ranks of which a brick is free, as bits; and once a pile gets empty, as if by a rank above the top one.
  let free = kernel.leftRanks[kernel.next] as number;
  if (kernel.drawn > 0) free |= 1 << kernel.drawn;
  const empty = 1 << (ranks + 1);
  covered = 0;
  for (let p = 0; p < piles; p++) {
    const top = (height[p] as number) - 1;
    lowest[p] = top;
    if (top < 0) {
      if (p < roomy) free |= empty;
    } else {
      free |= 1 << (bricks[p * stride + top] as number);
      covered += top;
    }
  }
  // That one may go home is looked at only once none can move on to another.
  let counting = false;
  for (let changed = true; changed && covered > 0; ) {
    changed = false;
    for (let p = 0; p < piles; p++) {
      const base = p * stride;
      const from = lowest[p] as number;
      let i = from;
      for (; i >= 0; i--) {
        const rank = bricks[base + i] as number;
        if (((free >> (rank + 1)) & 1) === 0 && !(counting && (most[rank - 1] as number) > (home[rank] as number))) break;
        if (i === 0) {
          if (p < roomy) free |= empty;
          continue;
        }
        const beneath = bricks[base + i - 1] as number;
        free |= 1 << beneath;
        if (counting) (freeOf[beneath] as number)++;
      }
      if (i === from) continue;
      covered -= from - Math.max(i, 0);
      lowest[p] = i;
      changed = true;
    }
    if (!counting && !changed) {
      counting = true;
      changed = true;
      for (let r = 1; r <= ranks; r++) freeOf[r] = (total[r] as number) - (home[r] as number);
      for (let p = 0; p < piles; p++)
        for (let i = p * stride + (lowest[p] as number) - 1; i >= p * stride; i--) (freeOf[bricks[i] as number] as number)--;
    }
    if (counting) countMost(kernel);
  }
  return (free & empty) !== 0;
}

/** Works out `most` from the bricks free so far; how many bricks that is. */
function countMost({ ranks, copies, home }: Lying): number {
  most[0] = copies;
  let beneath = copies;
  let sum = 0;
  for (let r = 1; r <= ranks; r++) {
    const could = (home[r] as number) + (freeOf[r] as number);
    if (could < beneath) beneath = could;
    most[r] = beneath;
    sum += beneath;
  }
  return sum;
}

/** Bricks that are not free. */
let covered = 0;
/** Scratch, by pile: the lowest brick that is free and has not left. */
const lowest = new Int32Array(32);
/**
 * By brick: whether it is free; the upper end of the run from it upwards; at such an end, the highest free brick of it, or −1. And the
 * bricks that have not left yet what they lie on, from the top of each pile downwards, the lowest of a pile as its complement.
 */
const scratchFor = (bricks: number) => ({
  free: new Uint8Array(bricks),
  runEnd: new Int32Array(bricks),
  freeInRun: new Int32Array(bricks),
  waiting: new Int32Array(bricks),
});
let scratch = scratchFor(0);
/** By rank: how many bricks are free. */
const freeOf = new Int32Array(17);
/** By rank: how many bricks can be home. */
const most = new Int32Array(17);
