import { describe, expect, test } from 'vitest';
import { rng } from '../../src/engine/core/rng.ts';
import { loadTextGame } from '../../src/engine/games/registry.ts';
import { playouts } from '../../src/engine/solve/players.ts';

/** The 3, 4 and 5 go home one after the other. */
const easy = 'sixteen:5/-.543/52/-/-';
describe('games played on from a position', () => {
  test('what is won in one move is won each time, and what is lost never', async () => {
    expect(await playouts(easy, 'thumb', 1, 5)).toEqual({ ok: true, value: { won: 5, drawn: 0, lost: 0 } });
    // After the second brick no way is left, by proof (tests of the worker).
    const lost = await playouts('sixteen:5/13.45/0/-/2', 'thumb', 1, 5);
    expect(lost.ok && lost.value.won).toBe(0);
  });

  test('each game counts once, for the seat that was asked about, and the same is answered again', async () => {
    const three = 'ristiseiska:forfeit/6K.AQ.3T.2K/Kd2hQhAs.Ac2c3cKh.4c5cAhJh/1/extra/-/-/-/0/-';
    const answers = await Promise.all([1, 2, 3].map((seat) => playouts(three, 'thumb', seat, 8)));
    const counts = answers.map((answer) => (answer.ok ? answer.value : null));
    for (const count of counts) expect((count?.won ?? 0) + (count?.drawn ?? 0) + (count?.lost ?? 0)).toBe(8);
    // One is first out, or only the last loses: never all, never nobody.
    const won = counts.reduce((sum, count) => sum + (count?.won ?? 0), 0);
    expect(won).toBeGreaterThanOrEqual(8);
    expect(won).toBeLessThan(24);
    expect(await playouts(three, 'thumb', 1, 8)).toEqual(answers[0]);
  });

  test('a player that the game has not is named, and so is a position that is none', async () => {
    expect(await playouts(easy, 'nobody', 1, 1)).toMatchObject({ ok: false, error: { field: 'player' } });
    expect((await playouts('sixteen:5/x', 'thumb', 1, 1)).ok).toBe(false);
  });
});

test('the strong players of Russian Bank differ from game to game, and so may the ends of a deal', async () => {
  const deal = (await loadTextGame('russian-bank')).deal({ rules: 'free' }, rng(2));
  const answer = await playouts(deal.ok ? deal.value.position : '', 'planner', 1, 4);
  expect(answer.ok && Object.values(answer.value).filter((count) => count > 0).length).toBeGreaterThan(1);
});
