import { describe, expect, test } from 'vitest';
import type { Rng } from '../../src/engine/core/rng.ts';
import { entries, gameIds } from '../../src/engine/games/registry.ts';
import type { Method } from '../../src/engine/games/russian-bank/solver/index.ts';
import { sample } from '../sample.ts';
import { fromPlay } from '../solve/russian-bank.positions.ts';
import { type Fault, hunted, huntedOf, hunter, hunterOf, isHunted, Tally } from './hunt.ts';
import { ground } from './russian-bank.ts';

/** Positions hunted in each game: any number by `npm run hunt`. */
const positions = sample(600, 900);

describe('no verdict on a dense little position is wrong', () => {
  test('every game with a solver has a ground', () => {
    for (const game of gameIds) expect(isHunted(game), game).toBe(entries[game].prover !== null);
  });

  test.each(hunted)('%s', { timeout: 600_000 }, async (game) => {
    const { hunt, ways } = hunterOf(game);
    const tally = new Tally();
    for (let number = 0; number < positions; number++) expect(await hunt(2026, number, tally)).toBeNull();
    expect(tally.positions).toBe(positions);
    // Every goal is asked in every way, and both won and lost.
    for (const [goal, counts] of tally.counts) {
      for (const way of ways) expect(counts.get(way), `${goal} asked ${way}`).toBeDefined();
      const all = [...counts.values()];
      for (const what of ['won', 'lost'] as const)
        expect(
          all.reduce((sum, count) => sum + count[what], 0),
          `${goal} ${what}`,
        ).toBeGreaterThan(50);
    }
  });

  test('nor in Russian Bank on a way through a game', { timeout: 600_000 }, async () => {
    const { hunt } = hunter({ ...ground, draw: (_: string, random: Rng) => fromPlay(random)[0] ?? null });
    const tally = new Tally();
    for (let number = 0; number < 60; number++) expect(await hunt(2026, number, tally)).toBeNull();
    expect(tally.positions).toBe(60);
  });

  test('the same seed and number give the same position, whatever was hunted before', async () => {
    const { hunt } = hunterOf('sixteen');
    const once = new Tally();
    const twice = new Tally();
    await hunt(1, 7, once);
    for (const number of [3, 7]) await hunt(1, number, number === 7 ? twice : new Tally());
    expect(twice.counts).toEqual(once.counts);
  });
});

describe('a solver that is wrong is found out', () => {
  /** Hunts with a solver that calls lost what it thinks fit. */
  async function spoilt(spoil: (position: string, goal: string, way: Method) => boolean): Promise<Fault> {
    const { game, proverWith } = ground;
    const { hunt, shrink } = hunter({
      ...ground,
      proverWith: (way: Method) => ({
        ...proverWith(way),
        inquire(start, goal) {
          const inquiry = proverWith(way).inquire(start, goal);
          if (!inquiry.ok || !spoil(game.position.format(start), goal, way)) return inquiry;
          return { ok: true, value: { prove: () => ({ result: 'loss', line: null, reason: null, nodes: 1 }) } };
        },
      }),
    });
    for (let number = 0; number < 500; number++) {
      const fault = await hunt(1, number, new Tally());
      if (fault) return shrink(fault);
    }
    throw new Error('nothing was found');
  }

  test('and the position made small', async () => {
    // Wrong wherever a six of clubs is about: what is left shows no more than that.
    const fault = await spoilt((position, goal) => position.includes('6c') && goal.startsWith('home'));
    expect(fault.said).toBe('loss, and it is a win');
    expect(fault.goal).toMatch(/^home:/);
    expect(fault.position).toContain('6c');
    const cards = fault.position.match(/[2-9TJQKA][cdhs]/g) ?? [];
    expect(cards.length).toBeLessThan(5);
  });

  test('also in one way of asking only', async () => {
    const fault = await spoilt((_, goal, way) => goal === 'win' && way.breadth === 0);
    expect(fault).toMatchObject({ way: 'promising first', goal: 'win', said: 'loss, and it is a win' });
  });
});

describe('a position is examined', () => {
  test('and nothing is wrong with it', async () => {
    const { examine } = hunterOf('russian-bank');
    const position = 'russian-bank:free/1/Jh7c6c;Kd5c.6c.Kh.Ks;-;-/-;4c.Td.9h.Ts;2h;-/4-.--.--.--/-/0';
    expect(await examine(position, ['win', 'home:3'])).toEqual({ ok: true, value: null });
  });

  test('on the ground of its rule set', () => {
    expect(huntedOf('russian-bank:free/1')).toBe('russian-bank');
    expect(huntedOf('russian-bank:crapette~waste=open/1')).toBe('crapette');
    expect(huntedOf('chess')).toBe('chess');
  });

  test('or it cannot be read', async () => {
    const { examine } = hunterOf('sixteen');
    expect(await examine('sixteen:4/2.1334/00/-', [])).toMatchObject({ ok: false, error: { field: 'fields' } });
    expect(await examine('sixteen:4/2.1334/00/-/124', ['top'])).toMatchObject({ ok: false, error: { field: 'goal' } });
  });
});
