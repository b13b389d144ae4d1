import { describe, expect, test } from 'vitest';
import type { Miner } from '../../src/engine/games/making.ts';
import { gameIds, loadMaking } from '../../src/engine/games/registry.ts';
import { fill, mixed, slotsOf } from '../../src/engine/mine/slots.ts';

describe('slots', () => {
  test.each([1, 8])('the slots of all shards together are those of one run, each once (blocks of %i)', (block) => {
    const whole = slotsOf(50, { block }, 1, 1);
    expect(whole).toEqual(Array.from({ length: 50 }, (_, i) => i));
    for (const shards of [2, 3, 7, 60]) {
      const parts = Array.from({ length: shards }, (_, i) => slotsOf(50, { block }, i + 1, shards));
      expect(parts.flat().sort((a, b) => a - b)).toEqual(whole);
      for (const part of parts) for (const slot of part) expect(Math.floor(slot / block) % shards).toBe(parts.indexOf(part));
    }
  });

  test('seeds are spread: neighbouring slots and attempts have no number in common', () => {
    const seen = new Set<number>();
    for (let block = 0; block < 100; block++) for (let attempt = 0; attempt < 50; attempt++) seen.add(mixed(1, block, attempt));
    expect(seen.size).toBeGreaterThan(4990);
    expect(mixed(1, 0, 1)).not.toBe(mixed(2, 0, 1));
  });

  test('a seed finds tomorrow what it finds today', () => {
    expect([mixed(1, 2, 3), mixed(7, 0, 1)]).toEqual([29_097_709, 6_867_005]);
  });

  /** Finds something only with the recipes told, and notes what was tried. */
  const barren = (...fertile: string[]): Miner & { readonly tried: string[] } => {
    const tried: string[] = [];
    return {
      recipes: ['a', 'b', 'c'],
      kindOf: () => ({ rules: '', size: '', goals: [], themes: [], grades: [] }),
      block: 1,
      tried,
      all: async () => [],
      async attempt(recipe, seed) {
        tried.push(recipe);
        const found = { game: 'sixteen', recipe, seed, position: '', goal: '', grade: 1, themes: [], line: '' } as const;
        const proof = { nodes: 1, onlyMoves: 0, winningFirst: 1, firstActions: 1 };
        return {
          candidate: fertile.includes(recipe) ? { ...found, proof, natural: 0, lures: 0, traps: 1, hardest: 0, own: 1 } : null,
        };
      },
    };
  };

  test('recipes take turns from slot to slot', async () => {
    const miner = barren('a', 'b', 'c');
    for (const slot of [0, 1, 2, 3]) await fill(miner, { seed: 1, recipes: miner.recipes }, slot);
    expect(miner.tried).toEqual(['a', 'b', 'c', 'a']);
  });

  test('a recipe that gives nothing gives way to the next, and a slot that nothing fills stays empty', async () => {
    const one = await fill(barren('b'), { seed: 1, recipes: ['a', 'b', 'c'] }, 0);
    expect(one.candidate?.recipe).toBe('b');
    const none = await fill(barren(), { seed: 1, recipes: ['a', 'b', 'c'] }, 0);
    expect(none).toMatchObject({ slot: 0, candidate: null, turns: [] });
    // Each recipe in four rounds, sixty times in each.
    expect(none.attempts).toBe(720);
    const miner = barren();
    await fill(miner, { seed: 1, recipes: ['a', 'b', 'c'] }, 0);
    expect(miner.tried).toEqual(Array.from({ length: 720 }, (_, i) => 'abc'[Math.floor(i / 60) % 3]));
  });

  test('slots of a block share their deals: their seeds follow one another', async () => {
    const miner = { ...barren('a', 'b', 'c'), block: 4 };
    const run = { seed: 5, recipes: ['a', 'b', 'c'] };
    const found = [];
    for (let slot = 0; slot < 12; slot++) found.push((await fill(miner, run, slot)).candidate);
    expect(found.map((one) => one?.recipe).join('')).toBe('aaaabbbbcccc');
    for (const [slot, one] of found.entries()) expect(one?.seed).toBe(4 * mixed(5, Math.floor(slot / 4), 1) + (slot % 4));
  });
});

test.each(gameIds)('in %s a slot repeats', async (id) => {
  const miner = (await loadMaking(id))?.miner;
  if (!miner) throw new Error(`nothing is mined for ${id}`);
  const run = { seed: 4, recipes: [miner.recipes[0] as string] };
  const found = await fill(miner, run, 1);
  expect(found.candidate).toMatchObject({ game: id, recipe: run.recipes[0] });
  expect((await fill(miner, run, 1)).candidate).toEqual(found.candidate);
});
