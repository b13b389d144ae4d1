import type { Slot } from '../../../engine/core/scene.ts';
import type { Box, Fold, PlacedPiece } from './types.ts';

/** The thinnest a buried brick gets before a pile folds. */
export const thinnest = 18;
const foldHeight = 24;

/** What a part of a layout adds to the whole. */
export interface Part {
  readonly pieces: PlacedPiece[];
  readonly folds: Fold[];
}

const place = (slot: Slot, i: number, box: Box, shown = true): PlacedPiece => {
  const piece = slot.pieces[i] as Slot['pieces'][number];
  return { id: piece.id, slot: slot.id, face: piece.face, ...box, shown };
};

/** Space between two bricks of a pile: less where they are thin. */
export const gapFor = (h: number): number => (h >= 30 ? 2 : 1);

/**
 * A pile that grows upward from the ground within `room`. When it is too high, first all bricks get lower (to .36 of the
 * width, or 40 px), then the buried ones thin to 18 px, then the lowest fold into a numbered block.
 */
export function pile(slot: Slot, x: number, ground: number, w: number, h: number, room: number, open = false): Part {
  const n = slot.pieces.length;
  if (n === 0) return { pieces: [], folds: [] };
  const heights = pileHeights(n, w, h, room);
  const folded = n - heights.length;
  let y = ground;
  const pieces: PlacedPiece[] = [];
  const folds: Fold[] = [];
  if (folded > 0) {
    y -= foldHeight;
    if (!open) for (let i = 0; i < folded; i++) pieces.push(place(slot, i, { x, y, w, h: foldHeight }, false));
    folds.push({ slot: slot.id, count: folded, open, x, y, w, h: foldHeight });
    y -= 2;
  }
  const all = open ? [...new Array<number>(folded).fill(thinnest), ...heights] : heights;
  for (const [i, height] of all.entries()) {
    y -= height;
    pieces.push(place(slot, n - all.length + i, { x, y, w, h: height }));
    y -= gapFor(height);
  }
  return { pieces, folds };
}

function pileHeights(n: number, w: number, h: number, room: number): number[] {
  const full = (height: number) => n * (height + gapFor(height)) - gapFor(height);
  if (full(h) <= room) return new Array<number>(n).fill(h);
  const low = Math.min(h, Math.ceil(w * 0.36), 40);
  const even = Math.floor(room / n) - gapFor(room / n);
  if (even >= low) return new Array<number>(n).fill(even);
  const top = Math.min(h, Math.max(low, 22));
  const thin = Math.floor((room - top) / (n - 1)) - 1;
  if (thin >= thinnest) return [...new Array<number>(n - 1).fill(Math.min(thin, top)), top];
  const shown = Math.max(0, Math.floor((room - top - foldHeight - 2) / (thinnest + 1)));
  return [...new Array<number>(Math.min(shown, n - 1)).fill(thinnest), top];
}

/** Foundations in as few rows as look well, standing on `bottom`; the last row is the lowest. */
export function foundations(
  slots: readonly Slot[],
  left: number,
  bottom: number,
  room: number,
  nominal: number,
): Part & { places: Box[] } {
  const n = slots.length;
  const gapOf = (w: number) => Math.max(3, Math.round(w * 0.125));
  const fit = (cols: number) => Math.min(nominal, Math.floor((room - (cols - 1) * gapOf(nominal)) / cols));
  let rows = 1;
  while (rows < 3 && fit(Math.ceil(n / rows)) < nominal * 0.72) rows++;
  const cols = Math.ceil(n / rows);
  const w = fit(cols);
  const h = Math.round(w / 2);
  const gap = gapOf(w);
  const places: Box[] = [];
  const pieces: PlacedPiece[] = [];
  for (const [i, slot] of slots.entries()) {
    const box = { x: left + (i % cols) * (w + gap), y: bottom - h - (rows - 1 - Math.floor(i / cols)) * (h + 4), w, h };
    places.push(box);
    // The two uppermost are drawn, so that the lower one shows while the upper one is on its way.
    for (let b = 0; b < slot.pieces.length; b++) pieces.push(place(slot, b, box, b >= slot.pieces.length - 2));
  }
  return { places, pieces, folds: [] };
}

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

/** Small bricks in reading order; what exceeds the rows is behind a number that opens in place. Gives the height used. */
export function strip(slot: Slot, { left, top, width, rows, open, w, h }: Strip): Part & { height: number } {
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
  // The next brick lies above the others, so that it is seen to leave.
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

/** At least 24 px each way, around the same middle. */
export const touchable = ({ x, y, w, h }: Box): Box => {
  const [dx, dy] = [Math.max(0, 24 - w) / 2, Math.max(0, 24 - h) / 2];
  return { x: x - dx, y: y - dy, w: w + 2 * dx, h: h + 2 * dy };
};
