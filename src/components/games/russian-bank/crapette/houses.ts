import type { Slot } from '../../../../engine/core/scene.ts';
import { type Drawn, lay, nothing, ratio } from '../../../board/layout/cards/parts.ts';
import type { Box } from '../../../board/layout/types.ts';

/** From card to card of a house that overlaps to the right, at least: its rank is still read. */
const thinnest = 14;
/** The block that stands for cards that have no room. */
const block = 24;

/** From card to card, and how many of the lowest are folded away. */
export function steps(n: number, w: number, room: number): { step: number; folded: number } {
  const natural = w * 0.5;
  if (n < 2) return { step: natural, folded: 0 };
  const even = room / (n - 1);
  if (even >= thinnest - 0.01) return { step: Math.min(natural, even), folded: 0 };
  const strips = Math.max(0, Math.floor((room - block - 2) / thinnest));
  return { step: thinnest, folded: n - 1 - strips };
}

/** The cards of a house side by side, the first at the left; the lowest fold into a numbered block when there are too many. */
export function across(slot: Slot, { x, y, w }: Omit<Box, 'h'>, room: number, open: boolean): Drawn {
  const drawn = nothing();
  const h = w * ratio;
  const n = slot.pieces.length;
  const { step, folded } = steps(n, w, room);
  const from = folded > 0 ? x + block + 2 : x;
  if (folded > 0) drawn.folds.push({ slot: slot.id, count: folded, open, x, y, w: block, h, look: 'block' });
  for (const [i, piece] of slot.pieces.entries()) {
    const box = { x: from + Math.max(0, i - folded) * step, y, w, h };
    drawn.pieces.push(lay(slot.id, piece, box, { shown: i >= folded, across: i === n - 1 ? undefined : step }));
  }
  return drawn;
}
