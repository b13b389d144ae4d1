import type { Box } from './layout/types.ts';

/** How far the ring of a focused place stands off from it, and how thick its line is. */
const [off, thick] = [6, 2.5];
/** Boxes that share more than this with another lie on it, and not beside it. */
const most = 1;

/**
 * Where the ring of a focused place runs, as distances inward from its sides (below 0: outside of them). It stands off from the place, but stays
 * on the board and off the places beside it, where it would run through a rank. In: the place, all places, and the board's size.
 */
export function ringOf(
  place: Box,
  places: readonly Box[],
  board: { readonly width: number; readonly height: number },
): readonly [top: number, right: number, bottom: number, left: number] {
  const { x, y, w, h } = place;
  const room = { top: y, right: board.width - x - w, bottom: board.height - y - h, left: x };
  for (const other of places) {
    const level = other.y < y + h && other.y + other.h > y;
    const plumb = other.x < x + w && other.x + other.w > x;
    const near = (side: keyof typeof room, gap: number): void => {
      if (gap >= -most) room[side] = Math.min(room[side], gap);
    };
    if (plumb) {
      near('top', y - other.y - other.h);
      near('bottom', other.y - y - h);
    }
    if (level) {
      near('left', x - other.x - other.w);
      near('right', other.x - x - w);
    }
  }
  const inward = (gap: number): number => Math.max(-off, thick - gap);
  return [inward(room.top), inward(room.right), inward(room.bottom), inward(room.left)];
}
