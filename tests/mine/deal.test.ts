import { describe, expect, test } from 'vitest';
import { russianBank, type State } from '../../src/engine/games/russian-bank/index.ts';
import { chanceOfDeal, sameDeal } from '../../src/engine/games/russian-bank/mine/deal.ts';
import { recipes } from '../../src/engine/games/russian-bank/mine/recipes.ts';
import { turnsOf } from '../../src/engine/games/russian-bank/mine/turns.ts';

const read = (fields: string): State => {
  const state = russianBank.position.parse(`free/${fields}`);
  if (!state.ok) throw new Error(state.error.code);
  return state.value;
};

/** The turns of a game of a seed, played by two that go by rule of thumb. */
const gameOf = (seed: number, players = 'greedy'): State[] => {
  const recipe = recipes.find(({ name }) => name === `${players}:start`);
  if (!recipe) throw new Error(`no recipe ${players}`);
  return turnsOf(recipe, seed).flatMap(([start]) => (start === undefined ? [] : [start]));
};

describe('one deal of Russian Bank', () => {
  // Pairs that were on file: after the names what tells them.
  test.each([
    [
      'b-1018 and b-1334: two games of one deal, hand and waste in one order',
      '1/9d;KhQcKcQhKhQh.QdJsTd9sTs9h8s7h6c.8d7s6h.JdTs9d8c9cTcJcQcJhTh;5dKs9c;7sKd7d4d5s6sJc5h7cKc8h6h/6dQs7h5h6sKd;JsQsJhTh.8s.Ks.Td9s8h;7dTc9hJd3d8cQd;8d/75.62.44.54/-/176',
      '2/9d;KhQcKcQhKhQh.QdJsTd9sTs9h8s7h6c5d.8d7s6h7h8h.JdTs9d;5s6sJc5h7cKc8hJh;4d/6d;JsQsJhTh9s8s7s.KdQsKs.KsQdKd.JcTh9cTc;7dTc9hJd3d8cTd5cQc;8d/94.72.64.64/-/183',
    ],
    [
      'b-1031 and b-1104: a turn later, by the piles',
      '2/-;KdQsJsQsKsQdKdQcKcQcJdTd.9d8s9s8h9hTh.7h6c7c8c7c8c9cTcJcTc9c.TdJdQd;Kc;Ks/-;9d8d.-.QhJhTs.-;KhJc;7d/65.86.K6.J7/d/243',
      '1/-;KdQsJsQsKsQdKdQcKcQcJdTd.9d8s9s8h.7h6c7c8c7c8c9cTcJcTc9c.TdJdQd;KsKc;-/-;9d8d.4d.QhJhTs.6d5d;KhJc9h;3dTh7d/65.82.K6.J7/-/228',
    ],
  ])('%s', (_, one, other) => {
    expect(chanceOfDeal(read(one), read(other))).toBeLessThan(1e-20);
    expect(chanceOfDeal(read(other), read(one))).toBe(chanceOfDeal(read(one), read(other)));
  });

  const side = '5s;7h.9h.Jh.Kh';
  test.each([
    ['a card of a reserve is another', '2c3c4c', 'AdAh;-', '2c3d4c', 'AdAh;-'],
    ['a card of a reserve is in the hand of the other', '2c3c4c', 'AdAh;-', '2c', '4cAdAh;-'],
    ['three cards come round in another order', '2c3c4c', 'AdAhAs;-', '2c3c4c', 'AdAsAh;-'],
  ])('nothing is of one deal where %s', (_, reserve, hand, reserveLater, handLater) => {
    const at = (r: string, h: string) => read(`1/${r};6s.7s.8s.9s;${h}/${side};2h;-/--.--.--.--/-/0`);
    expect(chanceOfDeal(at(reserve, hand), at(reserveLater, handLater))).toBe(1);
  });

  test('hand and waste come round: a drawn card goes from one to the other, and the waste becomes the hand', () => {
    const at = (ring: string) => read(`1/2c3c;6s.7s.8s.9s;${ring}/-;7h.9h.Jh.Kh;2h;-/--.--.--.--/-/0`);
    const [first, ...later] = ['AdAhAs;AcTc', 'AhAs;AcTcAd', 'AcTcAdAhAs;-', 'TcAdAs;-'].map(at) as [State, ...State[]];
    for (const state of later) expect(sameDeal(first, state)).toBe(true);
    expect(sameDeal(first, at('AcAhTcAdAs;-'))).toBe(false);
  });

  test('nearly all pairs of one game are told, and games of one deal that others play', () => {
    for (const seed of [1, 2, 3]) {
      const all = gameOf(seed).filter((_, i) => i % 6 === 0);
      const found = all.flatMap((one, i) => all.slice(0, i).map((other) => sameDeal(one, other)));
      expect(found.length).toBeGreaterThan(10);
      // Only where hardly a card is left of what was dealt nothing tells that it is one deal.
      expect(found.filter((same) => same).length / found.length).toBeGreaterThan(0.95);
      expect(sameDeal(all[3] as State, gameOf(seed, 'mixed')[7] as State)).toBe(true);
    }
  });

  test('positions of two deals hardly ever look like one', () => {
    const games = [11, 12, 13, 14, 15, 16].map((seed) => gameOf(seed).filter((_, i) => i % 3 === 0));
    const pairs = games.flatMap((game, i) =>
      games.slice(0, i).flatMap((other) => game.flatMap((a) => other.map((b) => sameDeal(a, b)))),
    );
    expect(pairs.length).toBeGreaterThan(1000);
    expect(pairs.filter((same) => same).length / pairs.length).toBeLessThan(1e-3);
  });
});
