import type { Kernel } from './kernel.ts';

/** What `evaluate` charges for. */
export interface Weights {
  /** A brick above one that is not higher: it must leave before that one can go home. */
  readonly blocking: number;
  /** … and for each rank that it is above that one. */
  readonly burden: number;
  /** A brick not on one exactly one higher. */
  readonly loose: number;
  /** … and for each rank that is passed over. */
  readonly gap: number;
  /** Credit for an empty pile. */
  readonly empty: number;
  /** Credit for a brick at home. */
  readonly home: number;
  /** A brick on top of one that could go home now. */
  readonly dig: number;
}

/** Found by trial on seeded deals, for each rule of runs. */
export const weights: { readonly descending: Weights; readonly consecutive: Weights } = {
  descending: { blocking: 8.9, burden: 0.8, loose: 0.9, gap: 1.4, empty: 1.1, home: 0.4, dig: 0.1 },
  consecutive: { blocking: 0.9, burden: 0.3, loose: 3.4, gap: 0.5, empty: 1.1, home: 0.7, dig: 0 },
};

/** How far a position seems to be from a win; lower is better. Only orders the search: no verdict rests on it. */
export function evaluate(kernel: Kernel, w: Weights = kernel.consecutive ? weights.consecutive : weights.descending): number {
  const { ranks, piles, stride, bricks, height } = kernel;
  const { blocking, burden, loose, gap, dig } = w;
  /** Ranks of which a brick can go home now, as bits. */
  let next = 0;
  if (dig !== 0) for (let rank = 1; rank <= ranks; rank++) if (kernel.canGoHome(rank)) next |= 1 << rank;
  let cost = -w.home * kernel.homeCount;
  for (let p = 0; p < piles; p++) {
    const base = p * stride;
    const h = height[p] as number;
    if (h === 0) cost -= w.empty;
    let lowest = ranks + 1;
    let beneath = ranks + 1;
    for (let i = 0; i < h; i++) {
      const rank = bricks[base + i] as number;
      if (rank >= lowest) cost += blocking + burden * (rank - lowest);
      else lowest = rank;
      if (beneath !== rank + 1) cost += loose + (beneath > rank ? gap * (beneath - rank - 1) : 0);
      if (((next >> rank) & 1) === 1) cost += dig * (h - 1 - i);
      beneath = rank;
    }
  }
  return cost;
}
