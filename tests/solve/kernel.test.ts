import { describe, expect, test } from 'vitest';
import { rng } from '../../src/engine/core/rng.ts';
import { shuffled } from '../../src/engine/core/shuffled.ts';
import { type GoalSpec, holds } from '../../src/engine/games/sixteen/goals.ts';
import { formatAction } from '../../src/engine/games/sixteen/notation.ts';
import type { Params } from '../../src/engine/games/sixteen/params.ts';
import { apply, deal, homeCount, legal } from '../../src/engine/games/sixteen/rules.ts';
import { actionOf, codeOf, Kernel, newKey } from '../../src/engine/games/sixteen/solver/kernel.ts';
import { reached } from '../../src/engine/games/sixteen/solver/target.ts';
import { rankOf, type State } from '../../src/engine/games/sixteen/state.ts';
import { anyPosition } from './brute.ts';

const sets: Params[] = (['descending', 'consecutive'] as const).flatMap((runs) => [
  { ranks: 16, copies: 6, piles: 4, runs },
  { ranks: 5, copies: 3, piles: 3, runs },
  { ranks: 4, copies: 2, piles: 6, runs },
  { ranks: 3, copies: 12, piles: 2, runs },
  { ranks: 1, copies: 1, piles: 2, runs },
]);

const goals: Exclude<GoalSpec, { kind: 'do' }>[] = [
  { kind: 'win' },
  { kind: 'home', bricks: 4 },
  { kind: 'empty', piles: 2 },
  { kind: 'top', ranks: [4, 3], pile: null },
  { kind: 'top', ranks: [3], pile: 2 },
  { kind: 'sorted' },
];

function agrees(board: Kernel, state: State): void {
  expect(Array.from(board.height)).toEqual(state.piles.map((pile) => pile.length));
  for (const [p, pile] of state.piles.entries())
    expect(Array.from(board.bricks.subarray(p * board.stride, p * board.stride + pile.length))).toEqual(pile.map(rankOf));
  expect(board.homeCount).toBe(homeCount(state));
  for (let rank = 1; rank <= state.params.ranks; rank++)
    expect(board.home[rank]).toBe(state.foundations.filter((f) => f.length >= rank).length);
  expect(board.drawn).toBe(state.drawn === null ? 0 : rankOf(state.drawn));
  expect(board.urn.length - board.next).toBe(state.urn.length);
  const codes = new Int32Array(64);
  const packed = Array.from(codes.subarray(0, board.legal(codes)), (code) => formatAction(actionOf(code)));
  expect(packed.sort()).toEqual(legal(state).map(formatAction).sort());
  for (const goal of goals) expect(reached(goal, board)).toBe(holds(goal, state, 1));
}

describe('the packed board plays by the rules', () => {
  test.each(sets)('$ranks ranks, $copies copies, $piles piles, $runs', (params) => {
    const random = rng(7);
    for (let game = 0; game < 12; game++) {
      let state = game === 0 ? deal(params, random) : anyPosition(params, random);
      const board = new Kernel(state);
      const saved = [board.save()];
      const states = [state];
      agrees(board, state);
      for (let n = 0; n < 120; n++) {
        const actions = legal(state);
        const action = actions[random.int(Math.max(1, actions.length))];
        if (action === undefined) break;
        state = apply(state, action);
        board.make(codeOf(action));
        states.push(state);
        saved.push(board.save());
        expect(board.save()).toEqual(board.wordsOf(state));
        agrees(board, state);
      }
      for (let n = states.length - 2; n >= 0; n--) {
        board.undo();
        expect(board.save()).toEqual(saved[n]);
      }
      for (const [n, bytes] of saved.entries())
        if (n % 7 === 0) {
          board.load(bytes);
          agrees(board, states[n] as State);
          expect(board.save()).toEqual(bytes);
        }
      // From a high position to a low one and back, nothing of the other is left.
      for (const n of [saved.length - 1, 0, saved.length - 1]) {
        board.load(saved[n] as Int32Array);
        expect(board.save()).toEqual(saved[n]);
      }
    }
  });

  test('piles in any order have one key, from which each order is read back', () => {
    const random = rng(12);
    const others = new Set<string>();
    let differ = 0;
    for (let n = 0; n < 200; n++) {
      const state = anyPosition(sets[n % 4] as Params, random);
      const turned = { ...state, piles: shuffled(state.piles, random) };
      const keys = [state, turned].map((one) => {
        const board = new Kernel(one);
        const key = newKey();
        const length = board.key(key, true);
        const { order } = board;
        board.load(key, 0, order);
        agrees(board, one);
        return key.slice(0, length).join();
      });
      expect(keys[1]).toBe(keys[0]);
      if (new Kernel(turned).save().join() !== new Kernel(state).save().join()) differ += 1;
      others.add(keys[0] as string);
    }
    expect(differ).toBeGreaterThan(80);
    expect(others.size).toBeGreaterThan(100);
  });

  test('a move can be taken back exactly when it says so', () => {
    const random = rng(11);
    let moves = 0;
    for (let n = 0; n < 400; n++) {
      const params = sets[1 + random.int(sets.length - 1)] as Params;
      const state = anyPosition(params, random);
      const board = new Kernel(state);
      for (const action of legal(state)) {
        if (action.kind !== 'move') continue;
        const after = apply(state, action);
        const back = { kind: 'move', from: action.to, to: action.from } as const;
        const restores =
          legal(after).some((a) => codeOf(a) === codeOf(back)) &&
          apply(after, back)
            .piles.map((p) => p.map(rankOf).join())
            .join('.') === state.piles.map((p) => p.map(rankOf).join()).join('.');
        expect(board.reversible(action.from - 1, action.to - 1)).toBe(restores);
        moves++;
      }
    }
    expect(moves).toBeGreaterThan(200);
  });
});
