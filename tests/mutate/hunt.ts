import { expect, test } from 'vitest';
import type { GameId } from '../../src/engine/games/registry.ts';
import { loadHunter, Tally } from '../../src/engine/solve/hunt.ts';

// The first positions that tests/solve/hunt.test.ts hunts, of one game: a test each, so that few are tried where few are needed.
const [game = '', count] = (process.env.MUTATE_HUNT ?? '').split(' ');

test.each(Array.from({ length: Number(count) }, (_, number) => number))('position %i', async (number) => {
  const found = await loadHunter(game as GameId);
  expect(await found?.hunt(2026, number, new Tally())).toBeNull();
});
