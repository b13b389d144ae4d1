import type { Box, Layout, PlacedSlot } from '../../board/layout/types.ts';
import { topBox } from '../../board/marks.ts';

/** Where the ring of the place lies that takes what is tapped. A hand's begins with its name, which no ring cuts, and the next hand is near. */
export function litBoxOf(layout: Layout, { id, kind, touch }: PlacedSlot): Box | null {
  const box = topBox(layout, id);
  return box && kind === 'hand' && box === touch ? { x: box.x - 10, y: box.y + 1, w: box.w + 20, h: box.h - 3 } : box;
}
