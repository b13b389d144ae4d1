import { around, grow } from './layout/parts.ts';
import type { Box, Layout } from './layout/types.ts';

/** How far a pointer may stray before a touch becomes a drag. */
export const slop = 8;

const inside = (box: Box, x: number, y: number): boolean => x >= box.x && x <= box.x + box.w && y >= box.y && y <= box.y + box.h;

const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y));

/** The slot under a finger: what is touched, else the nearest thing within a few pixels. */
export function slotAt(layout: Layout, x: number, y: number, reach = 10): string | null {
  const touched = layout.slots.find((s) => s.look !== 'none' && inside(s.touch, x, y));
  if (touched) return touched.id;
  return layout.slots.find((s) => s.look !== 'none' && inside(grow(s.touch, reach), x, y))?.id ?? null;
}

/**
 * The slot that a finger means: as `slotAt`, but what only shares its place on the cloth with a slot means it where that leads
 * somewhere (`leads`). A lifted piece is thus put down by a touch of bare cloth, and refused by what lies there.
 */
export function touchAt(layout: Layout, x: number, y: number, leads: (slot: string) => boolean): string | null {
  const id = slotAt(layout, x, y);
  const slot = layout.slots.find((s) => s.id === id);
  if (!slot || leads(slot.id)) return id;
  const lies = layout.pieces.filter((p) => p.shown && p.slot === id);
  // A column has ranks printed all along.
  return inside(around([slot.whole || slot.kind === 'column' ? slot.touch : slot.place, ...lies]), x, y) ? id : null;
}

/**
 * Where carried pieces land when they are let go: the slot under the pointer where it takes them, or where the pointer is on what
 * lies there and the pieces cover it most; else, forgivingly, the legal one that the pieces cover most or the pointer nearly reaches.
 */
export function dropAt(
  layout: Layout,
  x: number,
  y: number,
  carried: Box,
  legal: readonly string[],
  source: string,
): string | null {
  const open = layout.slots.filter((s) => s.look !== 'none');
  const under = open.find((s) => inside(s.drop, x, y));
  if (under && (legal.includes(under.id) || under.id === source)) return under.id;
  const lying = (slot: Layout['slots'][number]) =>
    around([slot.place, ...layout.pieces.filter((p) => p.shown && p.slot === slot.id)]);
  const covered = (slot: Layout['slots'][number]) => overlap(lying(slot), carried);
  if (under && inside(lying(under), x, y) && !open.some((s) => legal.includes(s.id) && covered(s) > covered(under)))
    return under.id;
  let best: { id: string; share: number } | null = null;
  for (const slot of open) {
    if (!legal.includes(slot.id)) continue;
    const share = overlap(grow(slot.drop, 8), carried) + (inside(grow(slot.drop, 24), x, y) ? 1 : 0);
    if (share > (best?.share ?? 0)) best = { id: slot.id, share };
  }
  return best?.id ?? under?.id ?? null;
}

export type Direction = 'left' | 'right' | 'up' | 'down';

/**
 * The next slot in a direction, for the arrow keys. A row goes on at its other end, so that no place is far from another; above
 * the highest and below the lowest there is none, and the answer is the slot itself.
 */
export function neighbour(layout: Layout, from: string, direction: Direction): string {
  const centre = (b: Box) => ({ x: b.x + b.w / 2, y: b.y + b.h / 2 });
  const start = layout.slots.find((s) => s.id === from);
  if (!start) return layout.slots[0]?.id ?? from;
  const at = centre(start.place);
  const sideways = direction === 'left' || direction === 'right';
  let best = { id: from, cost: Number.POSITIVE_INFINITY };
  let farEnd = { id: from, along: 0 };
  for (const slot of layout.slots) {
    if (slot.id === from || slot.look === 'none') continue;
    const to = centre(slot.place);
    const [dx, dy] = [to.x - at.x, to.y - at.y];
    const along = direction === 'left' ? -dx : direction === 'right' ? dx : direction === 'up' ? -dy : dy;
    const across = sideways ? Math.abs(dy) : Math.abs(dx);
    // Sideways stays in the row: what is more above than beside is for the other arrows.
    const level = !sideways || across <= Math.abs(along) * 2;
    if (sideways && level && across * 4 <= Math.abs(along) && along < farEnd.along) farEnd = { id: slot.id, along };
    if (along <= 4 || !level) continue;
    const cost = along + across * 2.5;
    if (cost < best.cost) best = { id: slot.id, cost };
  }
  return best.id === from ? farEnd.id : best.id;
}
