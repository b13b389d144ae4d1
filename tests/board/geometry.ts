import { designFor, designs, fitOf } from '../../src/components/board/designs.ts';
import { touchable } from '../../src/components/board/layout/parts.ts';
import type { Box, Layout, PlacedPiece } from '../../src/components/board/layout/types.ts';
import { boardSize } from '../../src/components/board/screens.ts';
import type { Scene } from '../../src/engine/core/scene.ts';
import { windows } from '../e2e/windows.ts';

/** The board's place in every window: beside the panel of a puzzle, beside a lesson's text, with and without a line of rules. */
export const places = windows.flatMap(([w, h]) =>
  (
    [
      ['puzzle', false],
      ['puzzle', true],
      ['lesson', false],
    ] as const
  ).map(([kind, rules]) => ({ name: `${w}×${h} ${kind}${rules ? ' with rules' : ''}`, ...boardSize(w, h, kind, rules) })),
);

/** Every size for which a board is laid out, and how small it is shown at the smallest. */
export const boards = [...designs.tall, ...designs.wide].map((design) => ({
  name: `${design.width}×${design.height}`,
  ...design,
  scale: Math.min(
    1,
    ...places
      .filter(({ width, height }) => designFor(width, height) === design)
      .map((place) => fitOf(design, place, false).scale),
  ),
}));

export const overlaps = (a: Box, b: Box, slack = 0.6): boolean =>
  a.x < b.x + b.w - slack && b.x < a.x + a.w - slack && a.y < b.y + b.h - slack && b.y < a.y + a.h - slack;

/** Where a piece's rank stands: this must never be hidden. */
export function indexOf(p: PlacedPiece): Box {
  if (p.form === 'ticket' || p.form === 'slip' || p.face.suit === undefined) return p;
  const w = Math.min(p.across ?? p.w * 0.6, p.w * 0.6);
  return { x: p.x, y: p.y, w, h: Math.min(p.strip ?? p.w * 0.45, p.w * 0.45) };
}

/** Everything wrong with a layout, in words. */
export function faults(layout: Layout, scene: Scene): string[] {
  const found: string[] = [];
  const within = (name: string, { x, y, w, h }: Box) => {
    if (x < -0.01 || y < -0.01 || x + w > layout.width + 0.01 || y + h > layout.height + 0.01)
      found.push(`${name} is out of bounds`);
    if (w <= 0 || h <= 0) found.push(`${name} has no size`);
  };
  const kindOf = new Map(scene.slots.map((s) => [s.id, s.kind]));
  const stacked = (p: PlacedPiece) => p.form === 'back' || ['foundation', 'waste'].includes(kindOf.get(p.slot) ?? '');
  const shown = layout.pieces.filter((p) => p.shown);
  for (const piece of shown) within(`piece ${piece.id}`, piece);
  for (const slot of layout.slots.filter((s) => s.look !== 'none')) within(`slot ${slot.id}`, slot.place);
  for (const fold of layout.folds) within(`fold ${fold.slot}`, fold);
  for (const act of layout.acts ?? []) within(`act ${act.id}`, act);
  for (const { text, x, y } of layout.labels)
    if (y < 8 || y > layout.height || x < 0 || x > layout.width) found.push(`label ${text} is out of bounds`);
  for (const [i, piece] of shown.entries()) {
    for (const later of shown.slice(i + 1)) {
      if (
        piece.slot === later.slot &&
        (stacked(piece) || stacked(later)) &&
        !(piece.form === 'ticket' && later.form === 'ticket')
      )
        continue;
      if (overlaps(indexOf(piece), later))
        found.push(`the rank of ${piece.id} (${piece.slot}) is under ${later.id} (${later.slot})`);
    }
    for (const fold of layout.folds)
      if (fold.look !== 'row' && overlaps(piece, fold)) found.push(`${piece.id} lies on the fold of ${fold.slot}`);
    for (const act of layout.acts ?? [])
      if (act.kind === 'said' && overlaps(piece, act, 2)) found.push(`${piece.id} lies on the button ${act.id}`);
    for (const slot of layout.slots.filter((s) => s.count === 0 && (s.look === 'line' || s.look === 'dashed')))
      if (overlaps(piece, slot.place)) found.push(`${piece.id} lies on the empty place of ${slot.id}`);
  }
  const placed = new Set(layout.pieces.map((p) => p.id));
  for (const slot of scene.slots) for (const p of slot.pieces) if (!placed.has(p.id)) found.push(`${p.id} has no place`);
  for (const slot of scene.slots.filter((s) => s.pieces.length > 0)) {
    const mine = shown.filter((p) => p.slot === slot.id && p.id !== `${slot.id}:stack`);
    const folded = layout.folds
      .filter((f) => f.slot === slot.id && f.look !== 'row')
      .reduce((sum, f) => sum + (f.look === 'chip' ? slot.pieces.length : f.count), 0);
    const closed = slot.pieces.every((p) => !p.faceUp);
    if (slot.kind === 'foundation' || slot.kind === 'column' || closed) continue;
    if (mine.length + folded < slot.pieces.length)
      found.push(`${slot.id}: ${mine.length} shown and ${folded} folded of ${slot.pieces.length}`);
  }
  return found;
}

/** Ranks that are too small to be read: strips below `strip`, tickets and slips below what a phone shows. */
export function illegible(layout: Layout, strip: number): string[] {
  return layout.pieces
    .filter((p) => p.shown && p.form !== 'back')
    .filter((p) => {
      if (p.form === 'slip') return (p.size ?? 0) < 9;
      if (p.form === 'ticket') return p.w < 17.4;
      return (p.strip ?? 99) < strip - 0.01 || (p.across ?? 99) < 14;
    })
    .map((p) => `${p.id} (${p.slot}) ${p.form ?? 'card'} w ${p.w} strip ${p.strip} across ${p.across} size ${p.size}`);
}

/** Controls that are too small to be touched. */
export function tooSmall(layout: Layout, width = 24, height = 24): string[] {
  return [
    ...layout.slots.filter((s) => s.look !== 'none').map((s) => ({ name: s.id, box: s.touch })),
    ...layout.folds.map((f) => ({ name: `fold ${f.slot}`, box: f.touch ?? f })),
    ...(layout.acts ?? []).map((a) => ({ name: `act ${a.id}`, box: a.touch })),
  ]
    .map(({ name, box }) => ({ name, box: touchable(box) }))
    .filter(({ box }) => box.w < width - 0.01 || box.h < height - 0.01)
    .map(({ name, box }) => `${name} ${box.w}×${box.h}`);
}

/** The top of each pile, and the top card of reserve, waste and foundation, are seen whole. */
export function hiddenTops(layout: Layout, scene: Scene): string[] {
  const shown = layout.pieces.filter((p) => p.shown);
  return scene.slots
    .filter((s) => ['pile', 'reserve', 'waste', 'foundation', 'drawn'].includes(s.kind) && s.pieces.length > 0)
    .map((s) => s.pieces.at(-1)?.id as string)
    .filter((id) => {
      const at = shown.findIndex((p) => p.id === id);
      const top = shown[at];
      return !top || shown.slice(at + 1).some((p) => overlaps(top, p));
    });
}
