import { describe, expect, it } from 'vitest';
import { layOut } from '../../src/components/board/layout/index.ts';
import { layOutFigure } from '../../src/components/games/figure.ts';
import { remember } from '../../src/components/games/sixteen/layout.ts';
import { faults, tooSmall } from './geometry.ts';
import { heap } from './scenes.ts';

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

  it('gives every control 24 px or more', () => {
    for (const width of widths) expect(tooSmall(layOut(heap([40, 0, 3, 5, 2, 1], 12, 96, true), { width }))).toEqual([]);
  });
});

it('an urn that has become empty has nothing that comes next, and the rest stays where it was', () => {
  for (const [width, height] of [
    [360, 589],
    [900, 600],
  ] as const) {
    const memory = new Map<string, number>();
    remember(memory, heap([4, 3, 2], 3, 20, true));
    const at = (urn: number) => layOut(heap([4, 3, 2], 3, urn, true), { width, height, memory });
    const names = (urn: number) => at(urn).labels.map(({ text }) => text);
    expect(names(5)).toContain('next');
    expect(names(0)).not.toContain('next');
    expect(names(0)).toEqual(names(5).filter((text) => text !== 'next'));
  }
});

describe('a figure', () => {
  it('shows every brick and folds none', () => {
    for (const size of ['small', 'normal'] as const)
      for (const height of heights)
        for (const roomy of [false, true]) {
          const scene = heap([height, 2, 0], 3, 30, true);
          const layout = layOutFigure('sixteen:', scene, size, roomy);
          expect(faults(layout, scene), `${size} ${height}`).toEqual([]);
          expect(layout.folds).toEqual([]);
          // A pile without bricks is there all the same.
          expect(layout.slots.find(({ kind, index }) => kind === 'pile' && index === 3)?.look).toBe('line');
        }
  });
});
