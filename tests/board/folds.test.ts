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
