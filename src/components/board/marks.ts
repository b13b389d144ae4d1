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
}

/** Whether something lies on the cloth, not on the page beside it. */
export function onCloth({ felt }: Layout, box: Box): boolean {
  if (!felt) return true;
  const [x, y] = [box.x + box.w / 2 - felt.x, box.y + box.h / 2 - felt.y];
  return x > 0 && y > 0 && x < felt.w && y < felt.h;
}

/** The topmost piece of a slot that is drawn, or its empty place. */
export function topBox(layout: Layout, slot: string): Box | null {
  const shown = layout.pieces.filter((p) => p.slot === slot && p.shown);
  const placed = layout.slots.find((s) => s.id === slot);
  // A hand on the page beside the cloth is one place.
  if (placed?.kind === 'hand' && layout.felt && splitHold(slot).piece === null) return placed.touch;
  if (placed?.kind === 'urn' || (placed && splitHold(slot).piece !== null)) return placed.place;
  if (placed?.next) return shown.length === 0 ? placed.next : around(shown);
  return shown[shown.length - 1] ?? placed?.place ?? null;
}

/** What can be seen of a piece that others cover. */
const free = (p: PlacedPiece): PlacedPiece => ({ ...p, w: Math.min(p.w, p.across ?? p.w), h: Math.min(p.h, p.strip ?? p.h) });

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
    if (box) result.push({ kind, box });
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
    for (const slot of marks.hint.slots) if (!bySlot.has(slot)) ring('hint', topBox(layout, slot));
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
