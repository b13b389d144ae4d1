import { describe, expect, test } from 'vitest';
import { rankOf, type State, sixteen, wantedHome } from '../../src/engine/games/sixteen/index.ts';
import { apply, carried, why } from '../../src/engine/games/sixteen/rules.ts';
import { brick, serialOf } from '../../src/engine/games/sixteen/state.ts';

// What the pages ask of the rules beside playing. Worked by hand; `g` is 16, piles bottom to top.

const at = (position: string): State => {
  const read = sixteen.position.parse(position);
  if (!read.ok) throw new Error(read.error.code);
  return read.value;
};

test('foundations wait for the rank above each, once, the lowest first; a complete one waits for nothing', () => {
  expect(wantedHome(at('4/-.-/43200/-/-'))).toEqual([1, 3, 4]);
  expect(wantedHome(at('4/-.-/44/-/-'))).toEqual([]);
  expect(wantedHome(at('g/-.-/gf1110/-/-'))).toEqual([1, 2, 16]);
});

describe('what an action carries', () => {
  const ranks = (position: string, action: string): number[] => {
    const read = sixteen.action.parse(action);
    if (!read.ok) throw new Error(read.error.code);
    return carried(at(position), read.value).map(rankOf);
  };

  test('a draw the next brick of the urn, a placing the brick drawn', () => {
    expect(ranks('g/8.9/000000/-/7a', 'draw')).toEqual([7]);
    expect(ranks('g/8.9/000000/-/-', 'draw')).toEqual([]);
    expect(ranks('g/8.9/000000/7/a', 'p2')).toEqual([7]);
    expect(ranks('g/8.9/000000/-/a', 'p2')).toEqual([]);
  });

  test('a move the run that fits and no more, bottom to top; home goes the top brick alone', () => {
    expect(ranks('g/8543.g36/000000/-/-', '1-2')).toEqual([5, 4, 3]);
    expect(ranks('g/g36.8543/000000/-/-', '2-1')).toEqual([5, 4, 3]);
    expect(ranks('g/8543.9/200000/-/-', '1-f')).toEqual([3]);
    expect(ranks('g/9.g3/200000/-/-', '2-f')).toEqual([3]);
  });

  test('nothing, where nothing fits or lies', () => {
    expect(ranks('g/8543.9.g/000000/-/-', '1-3')).toEqual([]);
    expect(ranks('g/-.9/000000/-/-', '1-2')).toEqual([]);
    expect(ranks('g/-.9/000000/-/-', '1-f')).toEqual([]);
  });
});

test('there is no pile 0', () => {
  const state = at('g/2.1/000000/-/3');
  expect(why(state, { kind: 'home', from: 0 })).toBe('no-such-pile');
  expect(why(state, { kind: 'move', from: 0, to: 1 })).toBe('no-such-pile');
  expect(why(at('g/2.1/000000/3/-'), { kind: 'place', pile: 0 })).toBe('no-such-pile');
});

test('what is not legal is not done: it throws, with the rule', () => {
  expect(() => apply(at('g/2.1/000000/-/3'), { kind: 'place', pile: 1 })).toThrow('illegal action: nothing-drawn');
  expect(() => apply(at('g/2.1/000000/-/3'), { kind: 'move', from: 1, to: 2 })).toThrow('illegal action: one-below');
});

test('a brick keeps its serial number beside its rank', () => {
  expect([serialOf(brick(7, 96)), rankOf(brick(16, 96)), serialOf(brick(16, 1))]).toEqual([96, 16, 1]);
});

test('the urn is hidden from the player, each brick still another one; from "all" nothing is', () => {
  const state = at('g/2.1/000000/3/5796');
  expect(sixteen.observe(state, 'all')).toEqual(state);
  const { urn, ...seen } = sixteen.observe(state, 1);
  const { urn: _, ...open } = state;
  expect(seen).toEqual(open);
  expect(urn.map(rankOf)).toEqual([0, 0, 0, 0]);
  expect(new Set(urn).size).toBe(4);
});
