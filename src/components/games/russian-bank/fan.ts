import type { Slot } from '../../../engine/core/scene.ts';
import { type Drawn, lay, nothing, ratio } from '../../board/layout/cards/parts.ts';
import type { Box } from '../../board/layout/types.ts';
import { natural, thinnest } from './grid.ts';

export interface Fan {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  /** How far down the last card's top may lie below the first's. */
  readonly room: number;
  readonly open: boolean;
  /** Cards beneath the top are known but not in play. */
  readonly reserve: boolean;
  /** What a finger may touch to open what is folded. */
  readonly touch: Box;
}

/** A back shows only its edge. */
const edge = 3;

/** As how many open cards a fan reaches down at least: backs take next to nothing. */
export const reach = ({ pieces }: Slot): number => {
  const backs = pieces.slice(0, -1).some((p) => !p.faceUp);
  return backs ? 1 + Math.ceil(((pieces.length - 1) * edge) / thinnest(0)) : pieces.length;
};

/** The block that stands for what does not fit. */
const block = (w: number): number => (w < 56 ? 18 : 22);

/** From card to card, and how many of the lowest are folded away. */
export function fanSteps(n: number, w: number, room: number): { step: number; folded: number } {
  if (n < 2) return { step: natural(w), folded: 0 };
  const even = room / (n - 1);
  if (even >= thinnest(w) - 0.01) return { step: Math.min(natural(w), even), folded: 0 };
  const left = room - block(w) - 2;
  const strips = Math.max(0, Math.floor(left / thinnest(w)));
  return { step: strips === 0 ? thinnest(w) : Math.min(natural(w), left / strips), folded: n - 1 - strips };
}

/** Cards that overlap downward, each with its index free; the lowest fold into a numbered block when there are too many. */
export function fan(slot: Slot, { x, y, w, room, open, reserve, touch }: Fan): Drawn {
  const drawn = nothing();
  const n = slot.pieces.length;
  const h = w * ratio;
  const closed = slot.pieces.slice(0, -1).filter((p) => !p.faceUp).length;
  if (closed > 0) {
    const step = Math.min(edge, room / Math.max(1, n - 1));
    for (const [i, piece] of slot.pieces.entries()) drawn.pieces.push(lay(slot.id, piece, { x, y: y + i * step, w, h }));
    return drawn;
  }
  const { step, folded } = fanSteps(n, w, room);
  let top = y;
  if (folded > 0) {
    drawn.folds.push({ slot: slot.id, count: folded, open, x, y, w, h: block(w), look: 'block', touch });
    top += block(w) + 2;
  }
  for (const [i, piece] of slot.pieces.entries()) {
    const last = i === n - 1;
    const box = { x, y: top + Math.max(0, i - folded) * step, w, h };
    const tint = reserve && !last ? 'shown' : undefined;
    drawn.pieces.push(lay(slot.id, piece, box, { shown: i >= folded, tint, strip: last ? undefined : step }));
  }
  return drawn;
}
