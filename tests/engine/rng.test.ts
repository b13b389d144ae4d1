import fc from 'fast-check';
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { expect, test } from 'vitest';
import { rng } from '../../src/engine/core/rng.ts';
import { shuffled } from '../../src/engine/core/shuffled.ts';

test('the stream of a seed is that of the library, range by range: a deal keeps its number', () => {
  fc.assert(
    fc.property(
      fc.nat({ max: 2 ** 32 - 1 }),
      fc.array(fc.oneof(fc.integer({ min: 0, max: 100 }), fc.integer({ min: 1, max: 2 ** 32 })), { maxLength: 60 }),
      (seed, ranges) => {
        const [own, library] = [rng(seed), xoroshiro128plus(seed | 0)];
        for (const below of ranges) expect(own.int(below)).toBe(uniformInt(library, 0, below - 1));
      },
    ),
  );
});

test('a shuffled copy has what the original has', () => {
  const cards = Array.from({ length: 52 }, (_, i) => i);
  expect(shuffled(cards, rng(7)).toSorted((a, b) => a - b)).toEqual(cards);
  expect(shuffled(cards, rng(7))).not.toEqual(cards);
});
