import type { Slot } from '../../../engine/core/scene.ts';
import { type Placed, place } from '../../board/layout/parts.ts';
import type { Box, Fold, PlacedPiece } from '../../board/layout/types.ts';

/** The thinnest a buried brick gets before a pile folds. */
const thinnest = 18;
const foldHeight = 24;

/** Space between two bricks of a pile: less where they are thin. */
export const gapFor = (h: number): number => (h >= 30 ? 2 : 1);

/**
 * A pile that grows upward from the ground within `room`. When it is too high, first all bricks get lower (to .36 of the
 * width, or 40 px), then the buried ones thin to 18 px, then the lowest fold into a numbered block.
 */
export function pile(slot: Slot, x: number, ground: number, w: number, h: number, room: number, open = false): Placed {
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
): Placed & { places: Box[] } {
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
