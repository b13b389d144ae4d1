import { expect, test } from 'vitest';
import type { PlacedGlyph } from '../../src/components/board/faces/shapes.ts';
import { foldNode } from '../../src/components/board/svg-marks.ts';
import { node } from '../../src/components/board/svg-node.ts';

/** What a fold of that width draws: its outlines, and its digits. */
function drawn(w: number, count: number) {
  const paths: string[] = [];
  let digits: readonly PlacedGlyph[] = [];
  foldNode(
    { slot: 'urn', count, open: false, look: 'block', x: 100, y: 50, w, h: 16 },
    (_, d) => {
      paths.push(d);
      return node('path', { d });
    },
    (placed) => {
      digits = placed;
      return [];
    },
  );
  return { path: paths.join(' '), digits };
}

test.each([24, 28, 33])('the count of a fold as narrow as %d has a plus before it, and both are inside', (w) => {
  for (const count of [7, 55, 88]) {
    const { path, digits } = drawn(w, count);
    const plus = /M([\d.]+) [\d.]+h([\d.]+)M[\d.]+ [\d.]+v[\d.]+$/.exec(path);
    const [left, long] = [Number(plus?.[1]), Number(plus?.[2])];
    expect(left).toBeGreaterThan(101);
    expect(digits[0]?.x).toBeGreaterThan(left + long);
    const last = digits.at(-1);
    expect((last?.x ?? 0) + 600 * (last?.scale ?? 0)).toBeLessThan(100 + w);
  }
});

test('at the foot of a pile a fold is a number with signs and no piece: no frame, and narrower than one', () => {
  for (const count of [4, 12]) {
    const { path, digits } = drawn(90, count);
    // A frame has round corners: arcs or curves.
    expect(path).toMatch(/^M[^ACQZ]+$/i);
    const plus = Number(/^M([\d.]+)/.exec(path)?.[1]);
    const chevron = Number(/M([\d.]+) [\d.]+l[^M]*$/.exec(path)?.[1]);
    expect(plus).toBeGreaterThan(100 + 20);
    expect(chevron).toBeLessThan(100 + 90 - 20);
    expect(digits[0]?.x).toBeGreaterThan(plus);
    const last = digits.at(-1);
    expect((last?.x ?? 0) + 600 * (last?.scale ?? 0)).toBeLessThan(chevron - 6);
  }
});
