import type { Carry } from '../../engine/core/scene.ts';
import { splitHold } from './games.ts';
import { around } from './layout/parts.ts';
import type { Box, Layout, PlacedPiece } from './layout/types.ts';

/** What the session wants shown on a board. */
export interface Marks {
  readonly hint?: { readonly slots: readonly string[]; readonly pieces: readonly string[] } | null;
  /** An attempt that the rules refused: a ring and a × until the next action. */
  readonly refused?: { readonly from: string; readonly to: string | null; readonly piece?: string | null } | null;
  /** The last action: ticks at its arrival. */
  readonly last?: Carry | null;
}

/** What the board itself lights: the pieces taken up, and where they may go. */
export interface Lit {
  readonly pieces: readonly string[];
  /** Slots that take them, with the rank that would land there. */
  readonly targets: readonly { readonly slot: string; readonly rank: number }[];
}

export const unlit: Lit = { pieces: [], targets: [] };

/** One sign on the board, around a box. Each kind has a shape of its own. */
export interface Mark {
  readonly kind: 'selected' | 'target' | 'next' | 'vacant' | 'hint' | 'last' | 'refused';
  readonly box: Box;
  /** The rank that fits an empty place. */
  readonly rank?: number;
  /** Others lie close above or below, whose ranks it must not cross. */
  readonly close?: boolean;
}

/** Whether something lies on the cloth, not on the page beside it. */
export function onCloth({ felt }: Layout, box: Box): boolean {
  if (!felt) return true;
  const [x, y] = [box.x + box.w / 2 - felt.x, box.y + box.h / 2 - felt.y];
  return x > 0 && y > 0 && x < felt.w && y < felt.h;
}

/** The topmost piece of a slot that is drawn, or its empty place. */
export function topBox(layout: Layout, slot: string): Box | null {
  const placed = layout.slots.find((s) => s.id === slot);
  const all = layout.pieces.filter((p) => p.slot === slot && p.shown);
  // What is listed elsewhere to be read is no place to touch.
  const onPlace = all.filter((p) => p.form !== 'ticket');
  const shown = onPlace.length > 0 ? onPlace : all;
  // A hand on the page beside the cloth is one place.
  if (placed?.kind === 'hand' && layout.felt && splitHold(slot).piece === null) return placed.touch;
  if (placed?.kind === 'stock' || (placed && splitHold(slot).piece !== null)) return placed.place;
  if (placed?.next) return shown.length === 0 ? placed.next : around(shown.map(free));
  return shown[shown.length - 1] ?? placed?.place ?? null;
}

/** What can be seen of a piece that others cover. */
const free = (p: PlacedPiece): PlacedPiece => ({ ...p, w: Math.min(p.w, p.across ?? p.w), h: Math.min(p.h, p.strip ?? p.h) });

/** Whether a box is a part of a fan or a ladder of cards. */
const isClose = ({ pieces, slots }: Layout, box: Box): boolean =>
  slots.some(({ next }) => next === box) ||
  pieces.some(
    (p) =>
      p.shown && (p.strip ?? p.h) < p.h && p.x < box.x + box.w && box.x < p.x + p.w && p.y < box.y + box.h && box.y < p.y + p.h,
  );

/** Where a hint points to a slot: a place that grows at its end is that end; together with its neighbours it is the whole column. */
function pointedAt(layout: Layout, ids: readonly string[]): Box[] {
  const columns = new Map<number, Box[]>();
  const others: Box[] = [];
  for (const id of ids) {
    const placed = layout.slots.find((s) => s.id === id);
    const box = topBox(layout, id);
    if (!placed || !box) continue;
    if (placed.kind !== 'column') others.push(box);
    else columns.set(placed.place.x, [...(columns.get(placed.place.x) ?? []), box, ...(placed.next ? [placed.next] : [])]);
  }
  return [...[...columns.values()].map((boxes) => (boxes.length > 2 ? around(boxes) : (boxes.at(-1) as Box))), ...others];
}

/** Everything to draw over the pieces, the most important last. Pure. */
export function marksOf(layout: Layout, marks: Marks, lit: Lit): Mark[] {
  const at = new Map(layout.pieces.filter((p) => p.shown).map((p) => [p.id, p]));
  const boxes = (ids: readonly string[]): PlacedPiece[] =>
    ids
      .map((id) => at.get(id))
      .filter((p) => p !== undefined)
      .map(free);
  const result: Mark[] = [];
  const ring = (kind: Mark['kind'], box: Box | null) => {
    if (box) result.push({ kind, box, ...(isClose(layout, box) ? { close: true } : {}) });
  };

  if (marks.last) {
    const arrived = boxes(marks.last.pieces).filter((p) => p.slot === marks.last?.to);
    if (arrived.length > 0) ring('last', around(arrived));
  }
  for (const { slot, rank } of lit.targets) {
    const placed = layout.slots.find((s) => s.id === slot);
    if (placed?.next) ring('next', placed.next);
    else if (placed?.count === 0) result.push({ kind: 'vacant', box: placed.place, rank });
    else ring('target', topBox(layout, slot));
  }
  if (marks.hint) {
    const pieces = boxes(marks.hint.pieces);
    const bySlot = new Map<string, PlacedPiece[]>();
    for (const piece of pieces) bySlot.set(piece.slot, [...(bySlot.get(piece.slot) ?? []), piece]);
    for (const group of bySlot.values()) ring('hint', around(group));
    for (const box of pointedAt(
      layout,
      marks.hint.slots.filter((slot) => !bySlot.has(slot)),
    ))
      ring('hint', box);
  }
  const selected = boxes(lit.pieces);
  if (selected.length > 0) ring('selected', around(selected));
  if (marks.refused) {
    const { from, to, piece } = marks.refused;
    const tried = piece ? boxes([piece])[0] : undefined;
    ring('refused', tried ?? topBox(layout, to ?? from));
  }
  return result;
}

const inHand = ({ tint }: PlacedPiece): boolean => tint === 'playable' || tint === 'resting';

/** A layout in which the pieces taken up are raised a little. */
export function lifted(layout: Layout, ids: readonly string[]): Layout {
  if (ids.length === 0) return layout;
  const up = new Set(ids);
  // A card in a fan stays where it is: it would hide the index above it.
  const fans = new Set(layout.pieces.filter((p) => p.shown && p.strip !== undefined && !inHand(p)).map((p) => p.slot));
  return {
    ...layout,
    pieces: layout.pieces.map((p) => (up.has(p.id) && !fans.has(p.slot) ? { ...p, y: p.y - 3 } : p)),
  };
}

/** A layout in which the pieces in the hand follow the pointer, above all others. */
export function carried(layout: Layout, ids: readonly string[], dx: number, dy: number): Layout {
  const moved = new Set(ids);
  const rest = layout.pieces.filter((p) => !moved.has(p.id));
  const taken = layout.pieces.filter((p) => moved.has(p.id)).map((p) => ({ ...p, x: p.x + dx, y: p.y + dy }));
  return { ...layout, pieces: [...rest, ...taken] };
}
