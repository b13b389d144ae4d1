import { describe, expect, test } from 'vitest';
import { type Rng, rng } from '../../src/engine/core/rng.ts';
import { type Action, formatAction } from '../../src/engine/games/russian-bank/notation.ts';
import { presets } from '../../src/engine/games/russian-bank/params.ts';
import { deal, legal, observe, step } from '../../src/engine/games/russian-bank/rules.ts';
import { actionOf, codeOf, DRAW } from '../../src/engine/games/russian-bank/solver/codes.ts';
import { homeCount, Kernel, size } from '../../src/engine/games/russian-bank/solver/kernel.ts';
import { type State, sideOf, stockOf } from '../../src/engine/games/russian-bank/state.ts';
import { diagram } from './russian-bank.positions.ts';

const texts = (actions: readonly Action[]): string[] => actions.map(formatAction).sort();

function agrees(kernel: Kernel, state: State): void {
  const words = kernel.words(state);
  const codes = new Int32Array(64);
  expect(texts(Array.from(codes.subarray(0, kernel.legal(words, codes)), actionOf))).toEqual(texts(legal(state)));
  expect(kernel.stockOf(words)).toBe(stockOf(sideOf(state, state.turn)));
  expect(kernel.reserveOf(words)).toBe(sideOf(state, state.turn).reserve.length);
  expect(homeCount(words)).toBe(state.foundations.flat().length);
}

function along(start: State, random: Rng, length: number): void {
  const kernel = new Kernel();
  const made = new Int32Array(size);
  let state = start;
  agrees(kernel, state);
  for (let n = 0; n < length; n++) {
    const actions = legal(state);
    const action = actions[random.int(Math.max(1, actions.length))];
    if (action === undefined) break;
    const words = kernel.words(state);
    const after = step(state, action);
    if (after.turns === 0) {
      kernel.make(words, codeOf(action), made);
      expect(Array.from(made)).toEqual(Array.from(kernel.words(after.state)));
    } else if (action.kind === 'draw') {
      expect(kernel.drawEnds(words)).toBe(true);
    } else if (action.kind === 'play') {
      kernel.make(words, codeOf(action), made);
      expect(kernel.legal(made, new Int32Array(64))).toBeLessThanOrEqual(1);
      expect(kernel.plays(made, new Int32Array(64))).toBe(0);
    }
    if (action.kind === 'draw' && after.turns === 0) expect(kernel.drawEnds(words)).toBe(false);
    state = after.state;
    agrees(kernel, state);
  }
}

describe('the packed turn plays by the rules', () => {
  test('in games', () => {
    const random = rng(5);
    for (let game = 0; game < 12; game++) along(deal(presets.free, random), random, 250);
  });

  test('in awkward diagrams', () => {
    const random = rng(6);
    for (let n = 0; n < 600; n++) {
      const state = diagram(random);
      if (state) along(state, random, 25);
    }
  });

  test('a card that may not be seen cannot be played', () => {
    const random = rng(7);
    let state = deal(presets.free, random);
    for (let n = 0; n < 60; n++) {
      const kernel = new Kernel();
      const codes = new Int32Array(64);
      const seen = kernel.words(observe(state, state.turn));
      const count = kernel.legal(seen, codes);
      expect(texts(Array.from(codes.subarray(0, count), actionOf))).toEqual(texts(legal(state)));
      const actions = legal(state);
      const action = actions[random.int(actions.length)] as Action;
      if (action.kind === 'play' && action.from === 'r') {
        const after = new Int32Array(size);
        kernel.make(seen, codeOf(action), after);
        const left = Array.from(codes.subarray(0, kernel.legal(after, codes)), actionOf);
        expect(left.filter((a) => a.kind === 'play' && a.from === 'r')).toEqual([]);
      }
      if (codeOf(action) === DRAW) expect(kernel.drawEnds(seen)).toBe(true);
      state = step(state, action).state;
    }
  });
});
