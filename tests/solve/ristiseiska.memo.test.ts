import { expect, test } from 'vitest';
import { rng } from '../../src/engine/core/rng.ts';
import { heroOf } from '../../src/engine/games/ristiseiska/goals.ts';
import { Kernel } from '../../src/engine/games/ristiseiska/solver/kernel.ts';
import { KeyMemo, LOSS, type Memo, NOTHING, PatientMemo, VICTORY } from '../../src/engine/games/ristiseiska/solver/memo.ts';
import { Search } from '../../src/engine/games/ristiseiska/solver/search.ts';
import { shortcutsFor } from '../../src/engine/games/ristiseiska/solver/shortcuts.ts';
import { targetOf } from '../../src/engine/games/ristiseiska/solver/target.ts';
import { Meter } from '../../src/engine/proving/budget.ts';
import { anyEnding, paramsOf } from './ristiseiska.brute.ts';

const ending = (seed: number) => {
  const start = anyEnding(paramsOf('begging', 3), 9, rng(seed));
  if (start === null || start.out.length > 0) return null;
  return { start, board: new Kernel(start, targetOf({ kind: 'not-last' }, heroOf(start))) };
};

test('what is won with some turns gone is won with fewer, and what is lost is lost with more; no more is said', () => {
  const made = [1, 2, 3, 4, 5, 6].map(ending).find((one) => one !== null);
  if (!made) return expect.fail('there is such an ending');
  const { board } = made;
  const memo = new PatientMemo(board);
  const at = (idle: number): number => {
    board.idle = idle;
    return memo.get(board);
  };
  const set = (idle: number, mark: number) => {
    board.idle = idle;
    memo.set(board, mark);
  };
  expect([0, 1, 2, 3].map(at)).toEqual([NOTHING, NOTHING, NOTHING, NOTHING]);
  set(2, VICTORY);
  set(6, LOSS);
  expect([0, 1, 2, 3, 4, 5, 6, 7, 11].map(at)).toEqual([2, 2, 2, 0, 0, 0, 1, 1, 1]);
  set(1, VICTORY);
  set(8, LOSS);
  set(4, NOTHING);
  expect([0, 2, 3, 5, 6].map(at)).toEqual([2, 2, 0, 0, 1]);
  set(3, VICTORY);
  set(4, LOSS);
  expect([3, 4].map(at)).toEqual([2, 1]);
});

test('where turns are counted, nothing is marked before it is proved', () => {
  let marked = 0;
  for (let seed = 1; seed <= 60; seed++) {
    const made = ending(seed);
    if (!made) continue;
    const { start, board } = made;
    const inner = new KeyMemo(board);
    const verdicts: Memo = {
      get: (b) => inner.get(b),
      set(b, mark) {
        expect(inner.get(b)).toBe(NOTHING);
        marked += 1;
        return inner.set(b, mark);
      },
    };
    new Search(board, { verdicts, lengths: inner }, shortcutsFor(start.params), new Meter({})).wins();
  }
  expect(marked).toBeGreaterThan(100);
});
