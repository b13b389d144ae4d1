import type { Kernel } from './kernel.ts';

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
 */
export function ceiling(kernel: Kernel): number {
  const { ranks, piles, stride, bricks, height, home, consecutive } = kernel;
  if (free.length < piles * stride) free = new Uint8Array(piles * stride);
  free.fill(0, 0, piles * stride);
  const width = ranks + 1;
  let hasEmpty = false;

  for (let r = 1; r <= ranks; r++) freeOf[r] = kernel.left[kernel.next * width + r] as number;
  if (kernel.drawn > 0) (freeOf[kernel.drawn] as number)++;
  for (let p = 0; p < piles; p++) {
    const h = height[p] as number;
    if (h === 0) hasEmpty = true;
    else {
      free[p * stride + h - 1] = 1;
      (freeOf[bricks[p * stride + h - 1] as number] as number)++;
    }
  }

  for (let changed = true; changed; ) {
    changed = false;
    most[0] = kernel.copies;
    for (let r = 1; r <= ranks; r++) most[r] = Math.min(most[r - 1] as number, (home[r] as number) + (freeOf[r] as number));
    for (let p = 0; p < piles; p++) {
      const base = p * stride;
      /** Whether a run with the present brick at its head can lie open: up to here it is one, or it is cut off by a free brick. */
      let open = true;
      for (let i = (height[p] as number) - 1; i >= 0; i--) {
        const rank = bricks[base + i] as number;
        if (i + 1 < (height[p] as number)) {
          const above = bricks[base + i + 1] as number;
          if (consecutive ? rank !== above + 1 : rank <= above) open = false;
        }
        if (free[base + i] === 1) open = true;
        if (i > 0 ? free[base + i - 1] === 1 : hasEmpty) continue;
        const goesHome = free[base + i] === 1 && (most[rank - 1] as number) > (home[rank] as number);
        const moves = open && (rank === ranks ? hasEmpty : (freeOf[rank + 1] as number) > 0);
        if (!goesHome && !moves) continue;
        changed = true;
        if (i === 0) hasEmpty = true;
        else {
          free[base + i - 1] = 1;
          (freeOf[bricks[base + i - 1] as number] as number)++;
        }
      }
    }
  }
  let sum = 0;
  for (let r = 1; r <= ranks; r++) sum += most[r] as number;
  return sum;
}

let free = new Uint8Array(0);
const freeOf = new Int32Array(17);
const most = new Int32Array(17);
