import { describe, expect, it } from 'vitest';
import { layOutFigure } from '../../src/components/board/layout/figures.ts';
import { type Box, type Layout, layOut } from '../../src/components/board/layout/index.ts';
import { touchable } from '../../src/components/board/layout/parts.ts';
import type { Scene } from '../../src/engine/core/scene.ts';
import { heap } from './scenes.ts';

const overlaps = (a: Box, b: Box): boolean =>
  a.x < b.x + b.w - 0.01 && b.x < a.x + a.w - 0.01 && a.y < b.y + b.h - 0.01 && b.y < a.y + a.h - 0.01;

/** Everything wrong with a layout, in words. */
function faults(layout: Layout, scene: Scene): string[] {
  const found: string[] = [];
  const within = (name: string, { x, y, w, h }: Box) => {
    if (x < 0 || y < 0 || x + w > layout.width + 0.01 || y + h > layout.height + 0.01) found.push(`${name} is out of bounds`);
    if (w <= 0 || h <= 0) found.push(`${name} has no size`);
  };
  const kindOf = new Map(scene.slots.map((s) => [s.id, s.kind]));
  for (const piece of layout.pieces) within(`piece ${piece.id}`, piece);
  const places = layout.slots.filter((s) => s.look !== 'none');
  for (const slot of places) within(`slot ${slot.id}`, slot.place);
  // Foundations are stacks in one place: only their places count.
  const solid: { name: string; slot: string; box: Box }[] = [
    ...layout.pieces
      .filter((p) => p.shown && kindOf.get(p.slot) !== 'foundation')
      .map((p) => ({ name: p.id, slot: p.slot, box: p })),
    ...layout.folds.map((f) => ({ name: `fold ${f.slot}`, slot: f.slot, box: f })),
    ...places
      .filter((s) => s.count === 0 || s.kind === 'foundation' || s.look === 'urn')
      .map((s) => ({ name: s.id, slot: s.id, box: s.place })),
  ];
  for (let i = 0; i < solid.length; i++)
    for (let j = i + 1; j < solid.length; j++) {
      const [a, b] = [solid[i], solid[j]] as [(typeof solid)[number], (typeof solid)[number]];
      if (overlaps(a.box, b.box)) found.push(`${a.name} (${a.slot}) lies on ${b.name} (${b.slot})`);
    }
  const listed = new Set(layout.pieces.map((p) => p.id));
  for (const slot of scene.slots)
    for (const piece of slot.pieces) if (!listed.has(piece.id)) found.push(`${piece.id} has no place`);
  for (const slot of scene.slots.filter((s) => s.kind === 'pile' || s.kind === 'urn')) {
    const shown = layout.pieces.filter((p) => p.slot === slot.id && p.shown).length;
    const folded = layout.folds.filter((f) => f.slot === slot.id && !f.open).reduce((sum, f) => sum + f.count, 0);
    if (shown + folded !== slot.pieces.length)
      found.push(`${slot.id}: ${shown} shown and ${folded} folded of ${slot.pieces.length}`);
  }
  return found;
}

const widths = [320, 344, 360, 375, 390, 412, 480, 560, 640, 700, 768, 780, 819, 1024, 1440];
const heights = [0, 1, 5, 7, 12, 24, 48, 96];

describe('the board of Sixteen', () => {
  it('has room for every set at every width', () => {
    let boards = 0;
    for (const width of widths)
      for (let piles = 2; piles <= 6; piles++)
        for (let foundations = 1; foundations <= 12; foundations++) {
          const scene = heap(
            Array.from({ length: piles }, (_, i) => (i * 3) % 8),
            foundations,
            20,
            foundations % 2 === 0,
            foundations % 3 === 0,
          );
          expect(faults(layOut(scene, { width }), scene), `${width} px, ${piles} piles, ${foundations} foundations`).toEqual([]);
          boards++;
        }
    expect(boards).toBe(widths.length * 5 * 12);
  });

  it('has room for piles of every height, folded or open, and on low screens', () => {
    for (const width of widths)
      for (const height of heights)
        for (const piles of [2, 4, 6])
          for (const hidden of [false, true])
            for (const maxHeight of [undefined, 296, 480]) {
              const scene = heap([...Array.from({ length: piles - 1 }, () => 3), height], 6, 96, true, hidden);
              const name = `${width} px, ${piles} piles up to ${height}, ${hidden ? 'hidden' : 'open'} urn, height ${maxHeight}`;
              expect(faults(layOut(scene, { width, maxHeight }), scene), name).toEqual([]);
              const open = new Set([...scene.slots.map((s) => s.id)]);
              const opened = layOut(scene, { width, maxHeight, open });
              expect(faults(opened, scene), `${name}, opened`).toEqual([]);
              expect(opened.pieces.filter((p) => p.slot.startsWith('p')).every((p) => p.shown)).toBe(true);
            }
  });

  it('keeps its height while bricks move', () => {
    const start = heap([4, 5, 3, 0], 6, 12, false);
    const later = heap([11, 0, 2, 1], 6, 9, true);
    const end = heap([1, 20, 2, 1], 6, 0, false);
    for (const width of widths) {
      const [a, b, c] = [start, later, end].map((scene) => layOut(scene, { width, urnReserve: 12 }).height);
      expect([b, c]).toEqual([a, a]);
    }
  });

  it('thins buried bricks to 18 px before it folds, and never lower', () => {
    for (const width of widths)
      for (const height of heights) {
        const layout = layOut(heap([height, 1], 2, 5, false), { width });
        const bricks = layout.pieces.filter((p) => p.slot === 'p1' && p.shown);
        for (const brick of bricks) expect(brick.h).toBeGreaterThanOrEqual(18);
        if (layout.folds.some((f) => f.slot === 'p1')) expect(Math.min(...bricks.map((p) => p.h))).toBe(18);
      }
  });

  it('gives every control 24 px or more', () => {
    for (const width of widths) {
      const layout = layOut(heap([40, 0, 3, 5, 2, 1], 12, 96, true), { width });
      for (const box of [...layout.slots.map((s) => s.touch), ...layout.folds]) {
        const { w, h } = touchable(box);
        expect(Math.min(w, h)).toBeGreaterThanOrEqual(24);
      }
    }
  });

  it('fits a phone of 360 × 740 with all that one needs to play', () => {
    const layout = layOut(heap([24, 12, 9, 3], 6, 48, true), { width: 360, maxHeight: 676 });
    expect(layout.height).toBeLessThanOrEqual(520);
  });
});

describe('a figure', () => {
  it('shows every brick and folds none', () => {
    for (const size of ['small', 'normal'] as const)
      for (const height of heights)
        for (const roomy of [false, true]) {
          const scene = heap([height, 2, 0], 3, 30, true);
          const layout = layOutFigure(scene, size, roomy);
          expect(faults(layout, scene), `${size} ${height}`).toEqual([]);
          expect(layout.folds).toEqual([]);
        }
  });
});
