import type { Scene, Slot } from '../../../engine/core/scene.ts';
import { around, foundations, grow, openedHeight, type Part, pile, scale, strip, stripRows } from './parts.ts';
import { figure } from './sixteen-figure.ts';
import type { BoardLayout, Box, Label, Layout, LayoutOptions, PlacedSlot } from './types.ts';

/** Sizes at the widths for which the board was drawn, between them by proportion. */
const sizesAt = (width: number) => ({
  pad: Math.round(
    scale(width, [
      [320, 10],
      [360, 12],
      [390, 14],
      [768, 32],
      [800, 48],
    ]),
  ),
  gap: scale(width, [
    [360, 12],
    [390, 12],
    [768, 26],
    [780, 34],
  ]),
  foundation: Math.round(
    scale(width, [
      [320, 36],
      [360, 41],
      [390, 44],
      [700, 78],
    ]),
  ),
  urn: Math.round(
    scale(width, [
      [320, 50],
      [360, 54],
      [390, 58],
      [768, 96],
      [780, 120],
    ]),
  ),
  small: Math.round(
    scale(width, [
      [360, 36],
      [390, 38],
      [768, 58],
    ]),
  ),
  type: width < 560 ? 13 : 14,
  tallest: scale(width, [
    [360, 47],
    [390, 51],
    [768, 74],
    [780, 76],
  ]),
  height: scale(width, [
    [360, 452],
    [390, 466],
    [768, 660],
    [780, 706],
  ]),
});
type Sizes = ReturnType<typeof sizesAt>;

const ofKind = (scene: Scene, kind: Slot['kind']): Slot[] => scene.slots.filter((s) => s.kind === kind);
const total = (scene: Scene): number => scene.slots.reduce((sum, s) => sum + s.pieces.length + s.hidden, 0);

/** Rows of full bricks to keep room for: a matter of the whole set, so that it does not change during play. */
const rowsFor = (bricks: number, piles: number): number =>
  Math.min(6, Math.max(3, Math.min(bricks, Math.ceil(bricks / piles) + 3)));

/** What was gathered so far, and how far down it reaches. */
interface Upper extends Part {
  slots: PlacedSlot[];
  labels: Label[];
  bottom: number;
}

const placed = (slot: Slot, place: Box, look: PlacedSlot['look'], touch = place, drop = touch): PlacedSlot => ({
  id: slot.id,
  kind: slot.kind,
  index: slot.index,
  place,
  touch,
  drop,
  look,
  count: slot.pieces.length + slot.hidden,
});

function board(scene: Scene, options: LayoutOptions): Layout {
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
  const top = Math.round(drawn.bottom + (sizes.type === 13 ? 16 : 30));
  const foot = sizes.type === 13 ? 36 : 50;
  const rows = rowsFor(total(scene), piles.length);
  const ideal = sizes.height + (drawn.bottom - upper.bottom) * 0.6;
  const limit = Math.max(Math.min(ideal, options.maxHeight ?? ideal), top + foot + rows * 26);
  const standing = pileArea(scene, columns, top, rows, limit - foot - top, sizes, options, [
    left - sizes.pad / 2,
    left + width + sizes.pad / 2,
  ]);
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
  const drawn = drawnRow(scene, options, sizes, sideLeft, side, upper.bottom, Math.min(columns.w, 80));
  const rows = rowsFor(total(scene), piles.length);
  const room = Math.max(height - 36 - 14, 120);
  const standing = pileArea(scene, columns, 14, rows, room, { ...sizes, tallest: 60 }, options, [
    left / 2,
    left + width + left / 2,
  ]);
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

/** Foundations at the left, the urn at the right, standing on one line. */
function upperRow(scene: Scene, sizes: Sizes, left: number, width: number): Upper {
  const urn = ofKind(scene, 'urn')[0];
  const homes = ofKind(scene, 'foundation');
  const labelY = sizes.type === 13 ? 24 : 45;
  const urnHeight = Math.round(sizes.urn * 0.81);
  const bottom = labelY + 10 + urnHeight;
  const right = left + width;
  const row = foundations(homes, left, bottom, width - (urn ? sizes.urn + 12 : 0), sizes.foundation);
  const slots = homes.map((slot, i) =>
    placed(slot, row.places[i] as Box, 'dashed', row.places[i], grow(row.places[i] as Box, 6)),
  );
  const labels: Label[] = [{ text: 'foundations', n: 0, x: left, y: labelY, anchor: 'start' }];
  if (urn) {
    const box = { x: right - sizes.urn, y: labelY + 10, w: sizes.urn, h: urnHeight };
    slots.push(placed(urn, box, 'urn'));
    labels.push({ text: 'urn', n: 0, x: box.x + box.w / 2, y: labelY, anchor: 'middle' });
  }
  const lowest = Math.max(bottom, ...row.places.map((b) => b.y + b.h));
  return { slots, labels, pieces: row.pieces, folds: [], bottom: lowest };
}

/** The place of the drawn brick at the right, and beside it the bricks to come, when they are known. */
function drawnRow(
  scene: Scene,
  options: LayoutOptions,
  sizes: Sizes,
  left: number,
  width: number,
  top: number,
  pileWidth: number,
): Upper {
  const urn = ofKind(scene, 'urn')[0];
  const drawn = ofKind(scene, 'drawn')[0];
  const reserve = Math.max(options.urnReserve ?? 0, urn ? urn.pieces.length : 0);
  const nothing: Upper = { slots: [], labels: [], pieces: [], folds: [], bottom: top };
  if (!drawn) return nothing;
  const w = Math.round(Math.max(56, Math.min(pileWidth, 145)));
  const h = Math.round(w * 0.5);
  const open = reserve > 0;
  if (!open && drawn.pieces.length === 0 && (urn?.hidden ?? 0) === 0 && options.urnReserve === undefined) {
    const gone = { x: left + width - w, y: top - h, w, h };
    return { ...nothing, slots: [placed(drawn, gone, 'none')] };
  }
  const labelY = top + (sizes.type === 13 ? 22 : 36);
  const box = { x: left + width - w, y: open ? labelY + 11 : top + 14, w, h };
  const pieces = drawn.pieces.map((p) => ({ id: p.id, slot: drawn.id, face: p.face, ...box, shown: true }));
  const slots = [placed(drawn, box, 'line', box, grow(box, 4))];
  const labels: Label[] = [
    open
      ? { text: 'drawn', n: 0, x: box.x + w / 2, y: labelY, anchor: 'middle' }
      : { text: 'drawn', n: 0, x: box.x - 10, y: box.y + h / 2 + 5, anchor: 'end' },
  ];
  if (!open || !urn) return { slots, labels, pieces, folds: [], bottom: box.y + h };
  const stripHeight = Math.round(sizes.small / 2);
  const room = width - w - 16;
  const rows = stripRows(reserve, room, sizes.small, Math.max(2, Math.floor((h + 4) / (stripHeight + 4))));
  const isOpen = options.open?.has(urn.id) ?? false;
  const next = strip(urn, { left, top: box.y, width: room, rows, open: isOpen, w: sizes.small, h: stripHeight });
  labels.push({ text: 'next', n: 0, x: left, y: labelY, anchor: 'start' });
  return {
    slots,
    labels,
    pieces: [...next.pieces, ...pieces],
    folds: next.folds,
    bottom: Math.max(box.y + h, box.y + next.height),
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

/** The piles on their ground line, their names beneath, and an opened pile's bricks under those. */
function pileArea(
  scene: Scene,
  columns: ReturnType<typeof columnsOf>,
  top: number,
  rows: number,
  most: number,
  sizes: Sizes,
  options: LayoutOptions,
  [x1, x2]: readonly [number, number],
) {
  const { w } = columns;
  const gap = 2;
  const h = Math.floor(Math.max(20, w * 0.36, Math.min(most / rows - gap, w * 0.63, sizes.tallest)));
  const room = Math.floor(Math.min(most, rows * (h + gap)));
  const piles = ofKind(scene, 'pile');
  const isOpen = (slot: Slot) => options.open?.has(slot.id) ?? false;
  const tallest = Math.max(room, ...piles.filter(isOpen).map((slot) => openedHeight(slot.pieces.length, w, h, room)));
  const ground = Math.round(top + tallest);
  const result = { slots: [] as PlacedSlot[], pieces: [] as Part['pieces'], folds: [] as Part['folds'], labels: [] as Label[] };
  const nameY = ground + sizes.type + 8;
  for (const [i, slot] of piles.entries()) {
    const x = columns.x(i);
    const stack = pile(slot, x, ground, w, h, room, isOpen(slot));
    const place = { x, y: ground - h, w, h };
    const reach = around([place, ...stack.pieces.filter((p) => p.shown)]);
    const column = { x: x - columns.gap / 2, y: top - 12, w: w + columns.gap, h: nameY - top + 20 };
    result.slots.push(placed(slot, place, 'line', { ...reach, h: ground + 2 - reach.y }, column));
    result.pieces.push(...stack.pieces);
    result.folds.push(...stack.folds);
    result.labels.push({ text: w < 56 ? 'pile-short' : 'pile', n: slot.index, x: x + w / 2, y: nameY, anchor: 'middle' });
  }
  return { ...result, bottom: nameY, ground: [{ x1: Math.max(2, x1), x2: Math.min(options.width - 2, x2), y: ground + 1 }] };
}

export const sixteen: BoardLayout = { board, figure };
