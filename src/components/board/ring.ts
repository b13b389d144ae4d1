import type { Box, Layout } from './layout/types.ts';
import { onCloth } from './marks.ts';

/** How far the ring of a focused place stands off from it, and how thick its line is. */
const [off, thick] = [6, 2.5];
/** Boxes that share more than this with another lie on it, and not beside it. */
const most = 1;

/**
 * Where the ring of a focused place runs, as distances inward from its sides (below 0: outside of them). It stands off from the place, but stays
 * on the board, or on the cloth on which it is seen, and off the places beside it, where it would run through a rank, and off what is written
 * above it. In: the place, all places, and the board.
 */
export function ringOf(
  place: Box,
  places: readonly Box[],
  layout: Layout,
): readonly [top: number, right: number, bottom: number, left: number] {
  const { x, y, w, h } = place;
  const on = (onCloth(layout, place) && layout.felt) || { x: 0, y: 0, w: layout.width, h: layout.height };
  const room = { top: y - on.y, right: on.x + on.w - x - w, bottom: on.y + on.h - y - h, left: x - on.x };
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
  // Letters may reach into where the place is touched.
  for (const at of layout.labels)
    if (at.x > x - 2 && at.x < x + w && at.y > y - layout.type && at.y < y + h / 2)
      room.top = Math.min(room.top, y - at.y + thick);
  const inward = (gap: number): number => Math.max(-off, thick - gap);
  return [inward(room.top), inward(room.right), inward(room.bottom), inward(room.left)];
}
