import type { Box } from './layout/types.ts';

/** How far the ring of a focused place stands off from it, and how thick its line is. */
const [off, thick] = [6, 2.5];
/** Boxes that share more than this with another lie on it, and not beside it. */
const most = 1;

/**
 * Where the ring of a focused place runs, as distances inward from its sides (below 0: outside of them). It stands off from the place, but stays
 * on the board and off the places beside it, where it would run through a rank. In: the place, all places, the cloth or paper on which it is seen, and what is written
 * there: where each line begins, and its height.
 */
export function ringOf(
  place: Box,
  places: readonly Box[],
  board: Box,
  letters: readonly { readonly x: number; readonly y: number; readonly h: number }[] = [],
): readonly [top: number, right: number, bottom: number, left: number] {
  const { x, y, w, h } = place;
  const room = {
    top: y - board.y,
    right: board.x + board.w - x - w,
    bottom: board.y + board.h - y - h,
    left: x - board.x,
  };
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
  // What is written above it may reach into where it is touched.
  for (const { x: at, y: top, h: high } of letters)
    if (at >= x - 1 && at < x + w && top < y && top + high < y + h / 2) room.top = Math.min(room.top, y - top - high + thick);
  const inward = (gap: number): number => Math.max(-off, thick - gap);
  return [inward(room.top), inward(room.right), inward(room.bottom), inward(room.left)];
}
