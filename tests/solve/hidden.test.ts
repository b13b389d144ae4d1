import { describe, expect, test } from 'vitest';
import { rng } from '../../src/engine/core/rng.ts';
import type { Params } from '../../src/engine/games/sixteen/params.ts';
import { observe } from '../../src/engine/games/sixteen/rules.ts';
import { ceiling } from '../../src/engine/games/sixteen/solver/ceiling.ts';
import { deadWhateverComes } from '../../src/engine/games/sixteen/solver/index.ts';
import { Kernel } from '../../src/engine/games/sixteen/solver/kernel.ts';
import { rankOf, type State } from '../../src/engine/games/sixteen/state.ts';
import { anyPosition, explore, positionText, winnable } from './brute.ts';

const sets: Params[] = (['descending', 'consecutive'] as const).flatMap((runs) => [
  { ranks: 4, copies: 2, piles: 2, runs },
  { ranks: 6, copies: 1, piles: 3, runs },
  { ranks: 3, copies: 3, piles: 3, runs },
]);

function orders(bricks: readonly number[]): number[][] {
  if (bricks.length === 0) return [[]];
  return bricks.flatMap((b, i) => orders(bricks.filter((_, k) => k !== i)).map((tail) => [b, ...tail]));
}

const canWin = (state: State): boolean | null => {
  const space = explore(state, 800);
  return (
    space && (state.foundations.every((f) => f.length === state.params.ranks) || winnable(space, { kind: 'win' })[0] === true)
  );
};

describe('dead whatever comes', () => {
  test('is true only if every order of the urn is lost, and says the same of a hidden urn', () => {
    const random = rng(3);
    let dead = 0;
    let alive = 0;
    for (let n = 0; n < 700; n++) {
      const state = anyPosition(sets[n % sets.length] as Params, random);
      const whole =
        state.piles.flat().length + state.foundations.flat().length + state.urn.length + (state.drawn === null ? 0 : 1) ===
        state.params.ranks * state.params.copies;
      if (!whole || state.urn.length > 3) continue;
      const said = deadWhateverComes(state);
      expect(deadWhateverComes(observe(state, 1))).toBe(said);
      const truths = orders(state.urn).map((urn) => canWin({ ...state, urn }));
      if (truths.includes(null)) continue;
      if (said && truths.includes(true)) expect.fail(`${positionText(state)} can be won in some order`);
      if (said) dead++;
      else alive++;
    }
    expect(dead).toBeGreaterThan(20);
    expect(alive).toBeGreaterThan(50);
  });

  test('the ceiling is never below what the best play brings home', () => {
    const random = rng(8);
    let compared = 0;
    let sharp = 0;
    for (let n = 0; n < 500; n++) {
      const state = anyPosition(sets[n % sets.length] as Params, random);
      const space = explore(state, 1_000);
      if (space === null) continue;
      const best = Math.max(...space.states.map((s) => s.foundations.reduce((sum, f) => sum + f.length, 0)));
      const bound = ceiling(new Kernel(state));
      if (bound < best) expect.fail(`${positionText(state)}: ${best} bricks get home, the ceiling is ${bound}`);
      compared++;
      if (bound === best) sharp++;
    }
    expect(compared).toBeGreaterThan(200);
    expect(sharp).toBeGreaterThan(compared / 4);
  });

  test('nothing is said of an urn that does not come out', () => {
    const state = anyPosition(sets[0] as Params, rng(1));
    expect(deadWhateverComes({ ...state, urn: [32, 64, 96, 128, 160, 192, 224, 256, 288] })).toBe(false);
    expect(state.piles.flat().every((b) => rankOf(b) > 0)).toBe(true);
  });
});
