import type { Slot } from '../../../engine/core/scene.ts';
import type { Box, Fold, PlacedPiece } from './types.ts';

/** What a part of a layout adds to the whole. */
export interface Placed {
  readonly pieces: PlacedPiece[];
  readonly folds: Fold[];
}

/** A piece of a slot in a box. */
export const place = (slot: Slot, i: number, box: Box, shown = true): PlacedPiece => {
  const piece = slot.pieces[i] as Slot['pieces'][number];
  return { id: piece.id, slot: slot.id, face: piece.face, ...box, shown };
};

export interface Strip {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  /** Rows to show while folded. */
  readonly rows: number;
  readonly open: boolean;
  readonly w: number;
  readonly h: number;
}

/** Small pieces in reading order; what exceeds the rows is behind a number that opens in place. Gives the height used. */
export function strip(slot: Slot, { left, top, width, rows, open, w, h }: Strip): Placed & { height: number } {
  const gapX = 3;
  const gapY = 4;
  const cols = Math.max(2, Math.floor((width + gapX) / (w + gapX)));
  const n = slot.pieces.length;
  const cell = (i: number): Box => ({
    x: left + (i % cols) * (w + gapX),
    y: top + Math.floor(i / cols) * (h + gapY),
    w,
    h,
  });
  const fits = n <= cols * rows;
  const visible = fits || open ? n : cols * rows - 1;
  const pieces = slot.pieces.map((_, i) => place(slot, i, cell(Math.min(i, visible)), i < visible));
  const folds = fits ? [] : [{ slot: slot.id, count: n - (cols * rows - 1), open, ...cell(visible) }];
  const used = Math.max(rows, Math.ceil((visible + folds.length) / cols));
  // The next piece lies above the others, so that it is seen to leave.
  return { pieces: pieces.reverse(), folds, height: used * (h + gapY) - gapY };
}

/** The smallest box around others. */
export function around(boxes: readonly Box[]): Box {
  const x = Math.min(...boxes.map((b) => b.x));
  const y = Math.min(...boxes.map((b) => b.y));
  return { x, y, w: Math.max(...boxes.map((b) => b.x + b.w)) - x, h: Math.max(...boxes.map((b) => b.y + b.h)) - y };
}

/** A box made larger on every side. */
export const grow = (box: Box, by: number): Box => ({ x: box.x - by, y: box.y - by, w: box.w + 2 * by, h: box.h + 2 * by });

/** At least 24 px each way, around the same middle, but within a board of that width: what sticks out makes a narrow page wider. */
export const touchable = ({ x, y, w, h }: Box, width = Number.POSITIVE_INFINITY): Box => {
  const [dx, dy] = [Math.max(0, 24 - w) / 2, Math.max(0, 24 - h) / 2];
  const wide = w + 2 * dx;
  const left = width === Number.POSITIVE_INFINITY ? x - dx : Math.max(0, Math.min(x - dx, width - wide));
  return { x: left, y: y - dy, w: wide, h: h + 2 * dy };
};
