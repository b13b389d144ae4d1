import { describe, expect, it } from 'vitest';
import type { Label, Layout } from '../../src/components/board/layout/types.ts';
import { ringOf } from '../../src/components/board/ring.ts';

const board = { width: 400, height: 300, type: 14, labels: [] as Label[] } as unknown as Layout;
const written = (x: number, y: number): Label => ({ text: 'pile', n: 1, x, y, anchor: 'start' });

describe('the ring of a focused place', () => {
  it('stands off where there is room', () => {
    expect(ringOf({ x: 50, y: 50, w: 60, h: 80 }, [{ x: 200, y: 50, w: 60, h: 80 }], board)).toEqual([-6, -6, -6, -6]);
  });

  it('stays on the board with its whole line', () => {
    const [top, right, bottom, left] = ringOf({ x: 3, y: 0, w: 397, h: 296 }, [], board);
    expect([top, right, bottom, left]).toEqual([2.5, 2.5, -1.5, -0.5]);
  });

  it('stays on a cloth that does not fill the board', () => {
    const felt = { x: 40, y: 40, w: 200, h: 162 };
    expect(ringOf({ x: 50, y: 50, w: 60, h: 150 }, [], { ...board, felt })).toEqual([-6, -6, 0.5, -6]);
    expect(ringOf({ x: 50, y: 210, w: 60, h: 80 }, [], { ...board, felt })).toEqual([-6, -6, -6, -6]);
  });

  it('keeps off the place that goes on where it ends, as the half of a column below its seven', () => {
    const up = { x: 50, y: 20, w: 60, h: 120 };
    const down = { x: 50, y: 140, w: 60, h: 120 };
    expect(ringOf(up, [up, down], board)).toEqual([-6, -6, 2.5, -6]);
    expect(ringOf(down, [up, down], board)).toEqual([2.5, -6, -6, -6]);
  });

  it('runs through no letters above the place, also where they reach into it, but lets what is written far off be', () => {
    const pile = { x: 50, y: 100, w: 60, h: 80 };
    const top = (x: number, y: number) => ringOf(pile, [], { ...board, labels: [written(x, y)] })[0];
    expect([top(80, 96), top(50, 104), top(80, 74), top(120, 104)]).toEqual([-4, 4, -6, -6]);
  });

  it('does not mind a place that it lies on', () => {
    const whole = { x: 40, y: 40, w: 200, h: 200 };
    expect(ringOf({ x: 50, y: 50, w: 60, h: 60 }, [whole], board)).toEqual([-6, -6, -6, -6]);
  });
});
