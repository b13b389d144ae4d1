import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rng } from '../../src/engine/core/rng.ts';
import { shuffled } from '../../src/engine/core/shuffled.ts';
import { sixteen } from '../../src/engine/games/sixteen/index.ts';
import { serialOf } from '../../src/engine/games/sixteen/state.ts';

test('what the player sees does not depend on the order of the urn', () => {
  fc.assert(
    fc.property(fc.nat(), fc.nat(), (seed, other) => {
      const state = sixteen.deal(sixteen.presets.sixteen as Parameters<typeof sixteen.deal>[0], rng(seed));
      const reshuffled = { ...state, urn: shuffled(state.urn, rng(other)) };
      expect(sixteen.scene(reshuffled, 1)).toEqual(sixteen.scene(state, 1));
      expect(sixteen.observe(reshuffled, 1)).toEqual(sixteen.observe(state, 1));
    }),
    { numRuns: 50 },
  );
});

test('a hidden brick is told apart from the others of the urn and from every brick on the table', () => {
  const read = sixteen.position.parse('8/21.3/00/-/12345678');
  if (!read.ok) throw new Error(read.error.code);
  const { urn, piles } = sixteen.observe(read.value, 1);
  const serials = [...urn, ...piles.flat()].map(serialOf);
  expect(new Set(serials).size).toBe(serials.length);
});

test('the number of a deal is for ever', () => {
  const params = sixteen.params({ rules: '8', copies: '2', piles: '3' });
  if (!params.ok) throw new Error(params.error.code);
  // Links and daily puzzles carry deal numbers: a new version of the random number library must not change them.
  expect(sixteen.position.format(sixteen.deal(params.value, rng(1)))).toBe('8/-.-.-/00/-/6685852233171447');
  expect(sixteen.position.format(sixteen.deal(params.value, rng(2 ** 32 - 1)))).toMatch(/^8\/-\.-\.-\/00\/-\/[1-8]{16}$/);
});

test('a full deal has six bricks of each rank', () => {
  const { urn } = sixteen.deal(sixteen.presets.sixteen as Parameters<typeof sixteen.deal>[0], rng(3));
  const ranks = urn.map((brick) => brick % 32).sort((a, b) => a - b);
  expect(ranks).toEqual(Array.from({ length: 96 }, (_, i) => Math.floor(i / 6) + 1));
});
