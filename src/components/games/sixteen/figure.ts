import { countOf, type Scene, type Slot } from '../../../engine/core/scene.ts';
import { type Placed, strip } from '../../board/layout/parts.ts';
import type { Box, FigureSize, Label, Layout, PlacedSlot } from '../../board/layout/types.ts';
import { foundations, pile } from './parts.ts';

const sizes = {
  small: { w: 62, h: 26, gap: 18, roomyGap: 42, foundation: 36, urn: 44, strip: 32, type: 13, names: false },
  normal: { w: 81, h: 40, gap: 16, roomyGap: 44, foundation: 44, urn: 54, strip: 40, type: 13, names: true },
} as const;

/**
 * A picture to read: only what the position has (no empty foundations when small, no urn when it is empty), everything
 * listed, nothing folded.
 */
export function figure(scene: Scene, size: FigureSize, roomy: boolean): Layout {
  const s = sizes[size];
  const gap = roomy ? s.roomyGap : s.gap;
  const of = (kind: Slot['kind']) => scene.slots.filter((slot) => slot.kind === kind);
  const piles = of('pile');
  const homes = of('foundation').filter((f) => size === 'normal' || f.pieces.length > 0);
  const urn = of('stock').find((u) => countOf(u) > 0);
  const drawn = of('drawn').find((d) => d.pieces.length > 0);
  // Beside a drawn brick the label of the urn needs its room.
  const least = size === 'normal' ? 300 : drawn && urn ? 168 : 140;
  const width = 2 * 8 + Math.max(piles.length * s.w + (piles.length - 1) * gap, least);
  const pieces: Placed['pieces'] = [];
  const slots: PlacedSlot[] = [];
  const labels: Label[] = [];
  const left = 8;
  const inner = width - 16;
  let y = 4;
  const add = (slot: Slot, place: Box, look: PlacedSlot['look']) =>
    slots.push({
      id: slot.id,
      kind: slot.kind,
      index: slot.index,
      place,
      touch: place,
      drop: place,
      look,
      count: countOf(slot),
    });

  if (homes.length > 0 && (size === 'normal' || homes.length > 0)) {
    labels.push({ text: 'foundations', n: scene.facts?.top ?? 0, x: left, y: y + s.type, anchor: 'start' });
    const probe = foundations(homes, left, 0, inner, s.foundation);
    const top = Math.min(...probe.places.map((b) => b.y));
    const row = foundations(homes, left, y + s.type + 8 - top, inner, s.foundation);
    for (const [i, home] of homes.entries()) add(home, row.places[i] as Box, 'dashed');
    pieces.push(...row.pieces);
    y = Math.max(...row.places.map((b) => b.y + b.h)) + 12;
  }
  if (drawn) {
    labels.push({ text: 'drawn', n: 0, x: left, y: y + s.type, anchor: 'start' });
    const box = { x: left, y: y + s.type + 8, w: s.w, h: s.h };
    add(drawn, box, 'line');
    pieces.push(...drawn.pieces.map((p) => ({ id: p.id, slot: drawn.id, face: p.face, ...box, shown: true })));
    if (!urn) y = box.y + box.h + 14;
  }
  if (urn) {
    const start = drawn ? left + s.w + 16 : left;
    labels.push({ text: urn.hidden ? 'urn' : 'next', n: 0, x: start, y: y + s.type, anchor: 'start' });
    const top = y + s.type + 8;
    let bottom = top + (drawn ? s.h : 0);
    if (urn.hidden) {
      const box = { x: start, y: top, w: s.urn, h: Math.round(s.urn * 0.81) };
      add(urn, box, 'own');
      bottom = Math.max(bottom, box.y + box.h);
    } else {
      const h = Math.round(s.strip / 2);
      const row = strip(urn, { left: start, top, width: width - 8 - start, rows: 99, open: true, w: s.strip, h });
      add(urn, { x: start, y: top, w: s.strip, h }, 'none');
      pieces.push(...row.pieces);
      bottom = Math.max(bottom, ...row.pieces.map((p) => p.y + p.h));
    }
    y = bottom + 14;
  }

  const highest = Math.max(1, ...piles.map((p) => p.pieces.length));
  const ground = Math.round(y + highest * (s.h + 2) + (roomy ? 14 : 6));
  const start = left + (inner - piles.length * s.w - (piles.length - 1) * gap) / 2;
  for (const [i, slot] of piles.entries()) {
    const x = Math.round(start + i * (s.w + gap));
    pieces.push(...pile(slot, x, ground, s.w, s.h, highest * (s.h + 2)).pieces);
    add(slot, { x, y: ground - s.h, w: s.w, h: s.h }, size === 'small' && slot.pieces.length > 0 ? 'none' : 'line');
    if (s.names) labels.push({ text: 'pile', n: slot.index, x: x + s.w / 2, y: ground + s.type + 8, anchor: 'middle' });
  }
  const height = ground + (s.names ? s.type + 14 : 4);
  return {
    game: scene.game,
    width,
    height,
    slots,
    pieces,
    labels,
    ground: [{ x1: 1, x2: width - 1, y: ground + 1 }],
    folds: [],
    type: s.type,
  };
}
