import '../../src/components/games/pages.ts';
import { describe, expect, it } from 'vitest';
import { dropAt, neighbour, slotAt } from '../../src/components/board/hit.ts';
import { layOut } from '../../src/components/board/layout/index.ts';
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
