import '../../src/components/games/pages.ts';
import { describe, expect, it } from 'vitest';
import { dropAt, neighbour, slotAt, touchAt } from '../../src/components/board/hit.ts';
import { layOut } from '../../src/components/board/layout/index.ts';
import { play } from '../engine/open.ts';
import { sceneOf } from './scenes.ts';

const layout = layOut(sceneOf('sixteen:g/eca.4c963.-.gfb/110000/-/345'), { width: 390 });
const slot = (id: string) => {
  const found = layout.slots.find((s) => s.id === id);
  if (!found) throw new Error(id);
  return found;
};
const middle = (id: string) => {
  const { x, y, w, h } = slot(id).touch;
  return [x + w / 2, y + h / 2] as const;
};

describe('a finger', () => {
  it('means the whole pile', () => {
    for (const { id } of layout.slots) expect(slotAt(layout, ...middle(id))).toBe(id);
    const { x, y, w, h } = slot('p2').touch;
    for (const [px, py] of [
      [x + 1, y + 1],
      [x + w - 1, y + h - 1],
    ] as const)
      expect(slotAt(layout, px, py)).toBe('p2');
  });

  it('means nothing far above a pile, where a brick that is let go means the pile', () => {
    const tall = layOut(sceneOf('sixteen:g/eca.4.-.gfb/110000/-/345'), { width: 390, height: 640 });
    const pile = tall.slots.find(({ id }) => id === 'p2');
    if (!pile) throw new Error('no pile 2');
    const [x, y] = [pile.drop.x + pile.drop.w / 2, pile.drop.y + 10];
    expect(slotAt(tall, x, y)).toBeNull();
    expect(dropAt(tall, x, y, { x: x - 40, y: y - 25, w: 80, h: 150 }, ['p2'], 'p1')).toBe('p2');
  });

  it('may miss by a few pixels', () => {
    const { x, y } = slot('p1').touch;
    expect(slotAt(layout, x - 6, y + 20)).toBe('p1');
    expect(slotAt(layout, 195, 3)).toBeNull();
  });
});

describe('a finger with a piece lifted', () => {
  const tables = [
    ['sixteen:g/eca.4.-.gfb/110000/-/345', { width: 390, height: 640 }],
    ['russian-bank:free/1/9c;KhQh.2c.-.5c;Ks5s;2d/8c;6s.9d.Td.4d;Th4h;-/--.--.--.--/-/10', { width: 390, height: 640 }],
    ['russian-bank:free/1/9c;KhQh.2c.-.5c;Ks5s;2d/8c;6s.9d.Td.4d;Th4h;-/--.--.--.--/-/10', { width: 900, height: 600 }],
  ] as const;

  it('means bare cloth beside what lies there, where nothing could go; the whole pile where something could', () => {
    for (const [position, size] of tables) {
      const table = layOut(play(position).scene('all'), size);
      let cloth = 0;
      for (const { id, kind, touch, place } of table.slots) {
        if (kind !== 'pile') continue;
        const lies = (x: number, y: number) =>
          [place, ...table.pieces.filter((p) => p.slot === id)].some(
            (box) => x >= box.x && x <= box.x + box.w && y >= box.y && y <= box.y + box.h,
          );
        const foot = [touch.x + touch.w / 2, touch.y + touch.h - 1] as const;
        expect(touchAt(table, place.x + place.w / 2, place.y + place.h / 2, () => false)).not.toBeNull();
        if (slotAt(table, ...foot) !== id) continue;
        expect(touchAt(table, ...foot, () => true)).toBe(id);
        if (lies(...foot)) continue;
        cloth += 1;
        expect(touchAt(table, ...foot, (other) => other !== id)).toBeNull();
      }
      expect(cloth).toBeGreaterThan(0);
      // Nor does it mean what lies beside it within a few pixels.
      const first = table.slots.find(({ id }) => /^(p1|1t1)$/.test(id));
      if (!first) throw new Error('no first pile');
      const [x, y] = [first.touch.x - 6, first.place.y + 4];
      expect([touchAt(table, x, y, () => true), touchAt(table, x, y, () => false)]).toEqual([first.id, null]);
    }
  });
});

it('means a printed rank, which is no bare cloth', () => {
  const table = layOut(play('ristiseiska:pantti/--.--.--.--/7c9d5s.8c7h6s.7d6hTs/1/play/-/123/-/0/-').scene('all'), {
    width: 390,
    height: 600,
  });
  for (const { id, look, touch } of table.slots.filter(({ kind }) => kind === 'column')) {
    if (look === 'none') continue;
    const [x, y] = [touch.x + touch.w / 2, touch.y + touch.h - 1];
    expect(slotAt(table, x, y)).toBe(id);
    expect(touchAt(table, x, y, () => false)).toBe(id);
  }
});

it('means a house by the whole of its numbered row, and bare cloth everywhere else', () => {
  const table = layOut(
    play('russian-bank:crapette/1/9d5s;Qc7h.Js4c.8d.-;8c;-/5h;Td.6s.Jd2hAs.Qs;7c;2h/--.--.--.--/-/33').scene('all'),
    { width: 936, height: 685 },
  );
  const houses = table.slots.filter(({ kind }) => kind === 'pile');
  expect(houses.length).toBe(8);
  for (const { id, touch } of houses) {
    const [x, y] = [touch.x + touch.w - 2, touch.y + touch.h / 2];
    expect(table.pieces.some((p) => p.slot === id && x <= p.x + p.w)).toBe(false);
    expect(touchAt(table, x, y, () => false)).toBe(id);
    // Within a few pixels of its end one may miss a place, but not cloth.
    if (id.startsWith('2')) expect([true, false].map((leads) => touchAt(table, x + 8, y, () => leads))).toEqual([id, null]);
  }
});

describe('letting go', () => {
  const carried = (x: number, y: number) => ({ x: x - 40, y: y - 25, w: 80, h: 150 });
  it('anywhere over a pile means that pile', () => {
    for (const to of ['p1', 'p3', 'p4']) {
      const { x, w, y } = slot(to).drop;
      const [px, py] = [x + w / 2, y + 30];
      expect(dropAt(layout, px, py, carried(px, py), [], 'p2')).toBe(to);
    }
  });

  it('near a legal place means it, rather than the illegal one under the pointer', () => {
    const edge = slot('p1').drop.x + slot('p1').drop.w + 6;
    const y = middle('p1')[1];
    expect(dropAt(layout, edge, y, carried(edge - 20, y), ['p1'], 'p4')).toBe('p1');
  });

  it('on what lies in a pile means that pile, though a legal one is near', () => {
    const [x, y] = middle('p2');
    expect(dropAt(layout, x, y, carried(x, y), ['p1', 'p3'], 'p4')).toBe('p2');
    // Most of what is carried covers the legal one.
    expect(dropAt(layout, x, y, { ...carried(x, y), x: slot('p1').place.x + 4 }, ['p1'], 'p4')).toBe('p1');
  });

  it('over its own pile means nothing, however near a legal one is', () => {
    const [x, y] = middle('p2');
    expect(dropAt(layout, x, y, carried(x, y), ['p1', 'p3'], 'p2')).toBe('p2');
  });
});

describe('arrow keys', () => {
  it('go along the piles, and up to the row above', () => {
    expect(['p1', 'p2', 'p3', 'p4'].map((id) => neighbour(layout, id, 'right'))).toEqual(['p2', 'p3', 'p4', 'p1']);
    expect(neighbour(layout, 'p2', 'left')).toBe('p1');
    expect(neighbour(layout, 'p4', 'up')).toBe('drawn');
    expect(neighbour(layout, 'drawn', 'up')).toBe('urn');
    expect(neighbour(layout, 'f1', 'down')).toBe('p1');
  });

  it('reach every slot', () => {
    const reached = new Set(['p1']);
    for (const id of reached)
      for (const direction of ['left', 'right', 'up', 'down'] as const) reached.add(neighbour(layout, id, direction));
    expect([...reached].sort()).toEqual(layout.slots.map((s) => s.id).sort());
  });
});
