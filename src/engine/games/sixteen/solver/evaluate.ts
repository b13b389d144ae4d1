import type { Board } from './kernel.ts';

/** Weights of `evaluate`, found by trial on seeded deals. */
export interface Weights {
  /** A brick that lies above a lower one: it must leave before that one can go home. */
  readonly blocking: number;
  /** … for each brick beneath it that it blocks. */
  readonly burden: number;
  /** A brick not exactly on the one above it in rank. */
  readonly loose: number;
  readonly empty: number;
  readonly home: number;
  readonly gap: number;
}

export const weights: Weights = { blocking: 6, burden: 0, loose: 2, empty: 4, home: 1, gap: 0.2 };

/** How far a position seems to be from a win; lower is better. Only orders the search: no verdict rests on it. */
export function evaluate(board: Board, w: Weights = weights): number {
  let cost = -w.home * board.homeCount;
  for (let p = 0; p < board.piles; p++) {
    const base = p * board.stride;
    const h = board.height[p] as number;
    if (h === 0) {
      cost -= w.empty;
      continue;
    }
    let lowest = 99;
    for (let i = 0; i < h; i++) {
      const rank = board.bricks[base + i] as number;
      if (rank >= lowest) {
        cost += w.blocking;
        if (w.burden > 0) cost += w.burden * (rank - lowest);
      } else lowest = rank;
      const beneath = i === 0 ? board.ranks + 1 : (board.bricks[base + i - 1] as number);
      if (beneath !== rank + 1) {
        cost += w.loose;
        if (beneath > rank) cost += w.gap * (beneath - rank - 1);
      }
    }
  }
  return cost;
}
