import type { Scene, Slot } from '../../../engine/core/scene.ts';
import { foundations, grow, type Part, scale, strip, stripRows } from './parts.ts';
import type { Box, Label, LayoutOptions, PlacedSlot } from './types.ts';

/** Sizes at the widths for which the board was drawn, between them by proportion. */
export const sizesAt = (width: number) => ({
  pad: Math.round(
    scale(width, [
      [320, 10],
      [360, 12],
      [390, 14],
      [768, 32],
      [780, 48],
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
export type Sizes = ReturnType<typeof sizesAt>;

export const ofKind = (scene: Scene, kind: Slot['kind']): Slot[] => scene.slots.filter((s) => s.kind === kind);
/** What was gathered so far, and how far down it reaches. */
export interface Upper extends Part {
  slots: PlacedSlot[];
  labels: Label[];
  bottom: number;
  /** A box that hangs into the room of the piles beneath it. */
  overhang?: Box;
}

export const placed = (slot: Slot, place: Box, look: PlacedSlot['look'], touch = place, drop = touch): PlacedSlot => ({
  id: slot.id,
  kind: slot.kind,
  index: slot.index,
  place,
  touch,
  drop,
  look,
  count: slot.pieces.length + slot.hidden,
});

/** Foundations at the left, the urn at the right, standing on one line. */
export function upperRow(scene: Scene, sizes: Sizes, left: number, width: number): Upper {
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
  const labels: Label[] = [{ text: 'foundations', n: scene.top ?? 0, x: left, y: labelY, anchor: 'start' }];
  if (urn) {
    const box = { x: right - sizes.urn, y: labelY + 10, w: sizes.urn, h: urnHeight };
    slots.push(placed(urn, box, 'urn'));
    labels.push({ text: 'urn', n: 0, x: box.x + box.w / 2, y: labelY, anchor: 'middle' });
  }
  const lowest = Math.max(bottom, ...row.places.map((b) => b.y + b.h));
  return { slots, labels, pieces: row.pieces, folds: [], bottom: lowest };
}

/**
 * The place of the drawn brick at the right, and beside it the bricks to come, when they are known: as many rows as the
 * drawn brick is high, or down to `floor`.
 */
export function drawnRow(
  scene: Scene,
  options: LayoutOptions,
  sizes: Sizes,
  left: number,
  width: number,
  top: number,
  pileWidth: number,
  floor = 0,
): Upper {
  const urn = ofKind(scene, 'urn')[0];
  const drawn = ofKind(scene, 'drawn')[0];
  const reserve = Math.max(options.urnReserve ?? 0, urn ? urn.pieces.length : 0);
  const nothing: Upper = { slots: [], labels: [], pieces: [], folds: [], bottom: top };
  if (!drawn) return nothing;
  // On a low window it is no larger than the piles can spare.
  const w = Math.round(Math.max(56, Math.min(pileWidth, 145, (options.maxHeight ?? Number.POSITIVE_INFINITY) * 0.3)));
  const h = Math.round(w * 0.5);
  const open = reserve > 0;
  if (!open && drawn.pieces.length === 0 && (urn?.hidden ?? 0) === 0 && options.urnReserve === undefined) {
    const gone = { x: left + width - w, y: top - h, w, h };
    return { ...nothing, slots: [placed(drawn, gone, 'none')] };
  }
  const labelY = top + (sizes.type === 13 ? 22 : open ? 36 : 28);
  const box = { x: left + width - w, y: labelY + 11, w, h };
  const pieces = drawn.pieces.map((p) => ({ id: p.id, slot: drawn.id, face: p.face, ...box, shown: true }));
  const slots = [placed(drawn, box, 'line', box, grow(box, 4))];
  const labels: Label[] = [{ text: 'drawn', n: 0, x: box.x + w / 2, y: labelY, anchor: 'middle' }];
  if (!open || !urn) return { slots, labels, pieces, folds: [], bottom: box.y + h, overhang: box };
  const stripHeight = Math.round(sizes.small / 2);
  const room = width - w - 16;
  const most = Math.floor((Math.max(h, floor - box.y) + 4) / (stripHeight + 4));
  // A small urn is shown whole, whatever it takes.
  const least = reserve <= 16 ? 4 : 2;
  const rows = stripRows(reserve, room, sizes.small, Math.max(least, most));
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
