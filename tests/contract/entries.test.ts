import { describe, expect, test } from 'vitest';
import { seenBy } from '../../src/engine/core/game.ts';
import { decide, playGame } from '../../src/engine/core/player.ts';
import { rng } from '../../src/engine/core/rng.ts';
import type { AnyEntry } from '../../src/engine/games/entry.ts';
import { letters } from '../../src/engine/games/ids.ts';
import { entries } from '../../src/engine/games/registry.ts';
import { entry as template } from '../../src/engine/games/template/entry.ts';
import { sample } from '../sample.ts';

/** Actions of a game that the players play. */
const longest = sample(50, 150);

const all: readonly (readonly [id: string, entry: AnyEntry])[] = [...Object.entries(entries), ['template', template]];

test('no two games have the same letter', () => {
  expect(Object.keys(letters)).toEqual(Object.keys(entries));
  expect(new Set(Object.values(letters)).size).toBe(Object.keys(letters).length);
});

describe.each(all)('the entry of %s', (id, entry) => {
  test('is of that game, whose options are those that it names', async () => {
    const game = await entry.rules();
    expect(game.id).toBe(id);
    const named = Object.keys(entry.dealOptions);
    for (const option of [
      ...Object.keys(entries).flatMap((other) => Object.keys(entries[other as keyof typeof entries].dealOptions)),
      'x',
    ]) {
      const read = game.params({ [option]: '?' });
      if (read.ok) throw new Error(`${option}=? was read`);
      expect(read.error.field).toBe(option);
      // An option that the game does not have is refused whatever it says.
      expect(read.error.code === 'unknown-option', option).toBe(!named.includes(option));
    }
  });

  test('has its taught rule sets among its own, and the first of them is the game’s first', async () => {
    const [game, taught] = await Promise.all([entry.rules(), entry.taught?.()]);
    if (!taught) return;
    expect(taught.id).toBe(id);
    expect(Object.keys(game.presets)).toEqual(expect.arrayContaining(Object.keys(taught.presets)));
    expect(Object.keys(taught.presets)[0]).toBe(Object.keys(game.presets)[0]);
  });

  test('has puzzles made where there is a prover, and only there', async () => {
    expect(entry.making === null).toBe(entry.prover === null);
    const making = await entry.making?.();
    if (!making) return;
    expect(making.miner.recipes.length).toBeGreaterThan(0);
    expect(new Set(making.miner.recipes).size).toBe(making.miner.recipes.length);
    expect([...making.daily.longest]).toEqual(making.daily.longest.toSorted((a, b) => a - b));
    expect(making.longest).toBeGreaterThanOrEqual(making.daily.longest[4]);
  });

  test('has players, weakest first, each of them with what it does', async () => {
    const game = await entry.rules();
    const levels = Object.values(game.players);
    expect(levels.length).toBeGreaterThan(0);
    expect(levels).toEqual(levels.toSorted((a, b) => a - b));
    expect(Object.keys(entry.players)).toEqual(Object.keys(game.players));
  });

  test('each player plays legal actions to the end, or gives up, seeing what its seat sees, the same each time', async () => {
    const game = await entry.rules();
    for (const [name, load] of Object.entries(entry.players)) {
      const choose = await load();
      for (const params of Object.values(game.presets)) {
        const start = game.deal(params, rng(5));
        const seats = Math.max(2, ...game.scene(start, 'all').slots.map(({ owner }) => owner));
        const play = (most: number) =>
          playGame(
            game,
            start,
            Array.from({ length: seats }, () => choose),
            Array.from({ length: seats + 1 }, (_, i) => rng(i + 1)),
            (line, at) => line.length >= most || game.stalled?.(line, at) === true,
          );
        const { line, states } = play(longest);
        expect(line.length, name).toBeGreaterThan(0);
        expect(play(longest).line, name).toEqual(line);
        const middle = states[line.length >> 1];
        const action = decide(game, choose, middle, 3);
        expect(decide(game, choose, middle, 3), name).toEqual(action);
        if (action !== null) expect(game.why(middle, action), name).toBeNull();
        // Whoever may see less decides the same.
        const seat = game.actor(middle);
        if (typeof seat === 'number') expect(decide(game, choose, seenBy(game, middle, seat), 3), name).toEqual(action);
      }
    }
  });
});
