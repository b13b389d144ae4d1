import type { LayoutOptions } from '../types.ts';
import { clamp, mix, ratio } from './parts.ts';
import { ticketRows } from './tickets.ts';

/** Measures of the grid of eight columns. */
export interface Grid {
  readonly left: number;
  readonly inner: number;
  readonly card: number;
  readonly gap: number;
  readonly type: number;
  /** From the top to the first cards, between rows, and under the last. */
  readonly head: number;
  readonly between: number;
  readonly foot: number;
  /** How far fans may reach, above and below. */
  readonly theirs: number;
  readonly ours: number;
  readonly narrow: boolean;
  readonly ticket: { readonly w: number; readonly h: number };
  /** Rows of the open hand. */
  readonly handRows: number;
  readonly height: number;
}

/** A grid that takes `full` of the board's width. `most` is what the open hand may hold, 0 where there is none. */
function gridAt(width: number, full: number, maxHeight: number, most: number): Grid {
  const narrow = full < 560;
  const u = clamp(full / 390, 0.8, 1.45);
  const at = clamp((full - 560) / 208, 0, 1);
  const pad = narrow ? Math.round(4.5 * u) : full <= 768 ? mix(14, 24, at) : mix(24, 32, (full - 768) / 51);
  const gap = narrow ? 4 * u : full <= 768 ? 8 : mix(8, 13, (full - 768) / 51);
  const card = Math.floor(((full - 2 * pad - 7 * gap) / 8) * 2) / 2;
  const inner = 8 * card + 7 * gap;
  const head = narrow ? 26 : 42;
  const between = narrow ? 28 : 34;
  const foot = narrow ? 11 : 22;
  const [theirs, ours] = narrow ? [card * 1.9, card * 2.5] : [card * 1.71, card * 2.36];
  const ticket = ticketSize(full);
  const handRows = most > 0 ? ticketRows(most, inner, ticket, narrow ? 2 : 3) : 0;
  const hand = handRows > 0 ? between + handRows * (ticket.h + 4) - 4 : 0;
  const rest = head + 3 * card * ratio + 2 * between + hand + foot;
  const share = clamp((maxHeight - rest) / (theirs + ours), 0.62, 1);
  return {
    left: (width - inner) / 2,
    inner,
    card,
    gap,
    type: narrow ? 13 : 14,
    head,
    between,
    foot,
    theirs: Math.round(theirs * share),
    ours: Math.round(ours * share),
    narrow,
    ticket,
    handRows,
    height: rest + share * (theirs + ours),
  };
}

/** The largest grid that a window has room for: first the fans get shorter, then, where the board is wide, the cards smaller. */
export function gridFor({ width, maxHeight = Number.POSITIVE_INFINITY }: LayoutOptions, most: number): Grid {
  let full = Math.min(width, 819);
  let grid = gridAt(width, full, maxHeight, most);
  while (width >= 560 && grid.height > maxHeight && full > 400) {
    full -= 12;
    grid = gridAt(width, full, maxHeight, most);
  }
  return grid;
}

const ticketSize = (full: number): { w: number; h: number } =>
  full < 560 ? { w: 31 * clamp(full / 390, 1, 1.3), h: 44 * clamp(full / 390, 1, 1.3) } : { w: 38, h: 52 };
