import type { Scene, Slot } from '../../../engine/core/scene.ts';
import { around, openedHeight, type Part, pile } from './parts.ts';
import { drawnRow, ofKind, placed, type Sizes, sizesAt, upperRow } from './sixteen-upper.ts';
import type { Box, Label, Layout, LayoutOptions, PlacedSlot } from './types.ts';

const total = (scene: Scene): number => scene.slots.reduce((sum, s) => sum + s.pieces.length + s.hidden, 0);

/** Rows of full bricks to keep room for: a matter of the whole set, so that it does not change during play. */
const rowsFor = (bricks: number, piles: number): number =>
  Math.min(6, Math.max(3, Math.min(bricks, Math.ceil(bricks / piles) + (piles > 2 ? 2 : 1))));

/** Lays out a board of Sixteen. Pure. */
export function board(scene: Scene, options: LayoutOptions): Layout {
  const low = options.maxHeight !== undefined && options.maxHeight < 430 && options.width >= 520;
  return low ? beside(scene, options, options.maxHeight) : above(scene, options);
}

/** Foundations and urn above the piles: the usual board. */
function above(scene: Scene, options: LayoutOptions): Layout {
  const sizes = sizesAt(options.width);
  const width = Math.min(options.width - 2 * sizes.pad, 760);
  const left = Math.round((options.width - width) / 2);
  const upper = upperRow(scene, sizes, left, width);
  const piles = ofKind(scene, 'pile');
  const columns = columnsOf(piles.length, left, width, sizes.gap);
  const drawn = drawnRow(scene, options, sizes, left, width, upper.bottom, columns.w);
  // A hidden urn leaves only the drawn brick in its row: the piles rise beside it, and only those beneath it stop there.
  const overhang = drawn.overhang ?? null;
  const top = Math.round((overhang ? upper.bottom : drawn.bottom) + (sizes.type === 13 ? 16 : 30));
  const foot = sizes.type === 13 ? 36 : 50;
  const rows = rowsFor(total(scene), piles.length);
  const ideal = sizes.height + (overhang ? 0 : (drawn.bottom - upper.bottom) * 0.6);
  const limit = Math.max(Math.min(ideal, options.maxHeight ?? ideal), top + foot + rows * 26);
  const span = [left - sizes.pad / 2, left + width + sizes.pad / 2] as const;
  const standing = pileArea(scene, options, { columns, top, rows, most: limit - foot - top, sizes, span, overhang });
  return {
    width: options.width,
    height: Math.round(standing.bottom + foot - sizes.type - 8),
    slots: [...upper.slots, ...drawn.slots, ...standing.slots],
    pieces: [...upper.pieces, ...drawn.pieces, ...standing.pieces],
    labels: [...upper.labels, ...drawn.labels, ...standing.labels],
    ground: standing.ground,
    folds: [...drawn.folds, ...standing.folds],
    type: sizes.type,
  };
}

/** Everything but the piles to their right: for a phone on its side. */
function beside(scene: Scene, options: LayoutOptions, height: number): Layout {
  const sizes: Sizes = { ...sizesAt(options.width), pad: 14, gap: 10, type: 13, foundation: 40, urn: 54, small: 36 };
  const side = Math.round(Math.max(196, Math.min(300, options.width * 0.36)));
  const left = 14;
  const width = options.width - side - 3 * left;
  const sideLeft = options.width - side - left;
  const upper = upperRow(scene, sizes, sideLeft, side);
  const piles = ofKind(scene, 'pile');
  const columns = columnsOf(piles.length, left, width, sizes.gap);
  const drawn = drawnRow(scene, options, sizes, sideLeft, side, upper.bottom, Math.min(columns.w, 64), height - 14);
  const rows = rowsFor(total(scene), piles.length);
  const room = Math.max(height - 36 - 14, 120);
  const span = [left / 2, left + width + left / 2] as const;
  const low = { ...sizes, tallest: 60 };
  const standing = pileArea(scene, options, { columns, top: 14, rows, most: room, sizes: low, span, overhang: null });
  return {
    width: options.width,
    height: Math.round(Math.max(standing.bottom + 15, drawn.bottom + 14)),
    slots: [...upper.slots, ...drawn.slots, ...standing.slots],
    pieces: [...upper.pieces, ...drawn.pieces, ...standing.pieces],
    labels: [...upper.labels, ...drawn.labels, ...standing.labels],
    ground: standing.ground,
    folds: [...drawn.folds, ...standing.folds],
    type: sizes.type,
  };
}

/** Equal columns for the piles, centred, no wider than a brick looks well. */
function columnsOf(n: number, left: number, width: number, gap: number): { w: number; gap: number; x(i: number): number } {
  const narrow = n > 4 ? Math.min(gap, Math.max(5, width / (n * 8))) : gap;
  const w = Math.floor(Math.min((width - (n - 1) * narrow) / n, 150));
  const spread = n > 1 ? Math.min((width - n * w) / (n - 1), 72) : 0;
  const start = left + (width - n * w - (n - 1) * spread) / 2;
  return { w, gap: spread, x: (i) => Math.round(start + i * (w + spread)) };
}

interface Area {
  readonly columns: ReturnType<typeof columnsOf>;
  readonly top: number;
  /** Rows of full bricks to keep room for, and the most height there is. */
  readonly rows: number;
  readonly most: number;
  readonly sizes: Sizes;
  /** Ends of the ground line. */
  readonly span: readonly [number, number];
  readonly overhang: Box | null;
}

/** The piles on their ground line, their names beneath. */
function pileArea(scene: Scene, options: LayoutOptions, { columns, top, rows, most, sizes, span: [x1, x2], overhang }: Area) {
  const { w } = columns;
  const gap = 2;
  const h = Math.floor(Math.max(20, w * 0.36, Math.min(most / rows - gap, w * 0.63, sizes.tallest)));
  const room = Math.floor(Math.min(most, rows * (h + gap)));
  const piles = ofKind(scene, 'pile');
  const isOpen = (slot: Slot) => options.open?.has(slot.id) ?? false;
  const roomAt = (x: number) =>
    overhang && x < overhang.x + overhang.w && x + w > overhang.x ? top + room - (overhang.y + overhang.h + 12) : room;
  const needed = piles.map((slot, i) => {
    const own = roomAt(columns.x(i));
    return isOpen(slot) ? openedHeight(slot.pieces.length, w, h, own) + room - own : room;
  });
  const ground = Math.round(top + Math.max(room, ...needed));
  const result = { slots: [] as PlacedSlot[], pieces: [] as Part['pieces'], folds: [] as Part['folds'], labels: [] as Label[] };
  const nameY = ground + sizes.type + 8;
  for (const [i, slot] of piles.entries()) {
    const x = columns.x(i);
    const stack = pile(slot, x, ground, w, h, roomAt(x), isOpen(slot));
    const place = { x, y: ground - h, w, h };
    const reach = around([place, ...stack.pieces.filter((p) => p.shown)]);
    const roof = top - 12 + room - roomAt(x);
    const column = { x: x - columns.gap / 2, y: roof, w: w + columns.gap, h: nameY - roof + 8 };
    result.slots.push(placed(slot, place, 'line', { ...reach, h: ground + 2 - reach.y }, column));
    result.pieces.push(...stack.pieces);
    result.folds.push(...stack.folds);
    result.labels.push({ text: w < 56 ? 'pile-short' : 'pile', n: slot.index, x: x + w / 2, y: nameY, anchor: 'middle' });
  }
  return { ...result, bottom: nameY, ground: [{ x1: Math.max(2, x1), x2: Math.min(options.width - 2, x2), y: ground + 1 }] };
}
