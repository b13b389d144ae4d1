import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  bestOf,
  finishedGames,
  finishedKey,
  forgetFinished,
  mostFinished,
  readFinished,
  recordFinished,
  talliesOf,
} from '../../src/records/finished-games.ts';
import { FakeStorage, fakeWindow } from '../site/browser.ts';

beforeEach(() => vi.stubGlobal('window', fakeWindow(new FakeStorage())));
afterEach(() => vi.unstubAllGlobals());

const count = { undone: 0, hints: 0 };

it('the first time that cards are played counts, and the fewest moves in which they were won', () => {
  const key = finishedKey('russian-bank', 'n=7&rules=free&player=planner');
  recordFinished(key, { result: 'lost', at: 1, moves: 90, ...count });
  recordFinished(key, { result: 'won', at: 2, moves: 80, ...count });
  recordFinished(key, { result: 'won', at: 3, moves: 85, undone: 4, hints: 1 });
  recordFinished(key, { result: 'drawn', at: 4, moves: 10, ...count });
  expect(finishedGames()).toEqual({ [key]: { result: 'lost', at: 1, moves: 90, ...count, best: 80 } });
});

it('an end that was none is forgotten, with nothing else, and the next one counts', () => {
  const [key, other] = [finishedKey('russian-bank', 'n=7&player=friend'), finishedKey('russian-bank', 'n=8&player=friend')];
  recordFinished(key, { result: 'won', at: 1, moves: 90, ...count });
  recordFinished(other, { result: 'lost', at: 1, moves: 9, ...count });
  forgetFinished(key);
  forgetFinished('russian-bank#n=9');
  expect(Object.keys(finishedGames())).toEqual([other]);
  recordFinished(key, { result: 'lost', at: 2, moves: 99, ...count });
  expect(finishedGames()[key]?.result).toBe('lost');
});

it('a record counts by opponent; where a link names none it was the usual one', () => {
  recordFinished('russian-bank#n=1&rules=free&player=planner', { result: 'lost', at: 1, moves: 9, ...count });
  recordFinished('russian-bank#n=2&rules=free&player=planner', { result: 'won', at: 1, moves: 9, ...count });
  recordFinished('russian-bank#n=3&rules=free&player=planner&open=1', { result: 'drawn', at: 1, moves: 9, ...count });
  recordFinished('russian-bank#n=1', { result: 'won', at: 1, moves: 9, ...count });
  recordFinished('sixteen#n=1', { result: 'won', at: 1, moves: 9, ...count });
  expect(talliesOf(finishedGames(), 'russian-bank', 'greedy')).toEqual({
    planner: { won: 1, lost: 1, drawn: 1 },
    greedy: { won: 1, lost: 0, drawn: 0 },
  });
  expect(talliesOf(finishedGames(), 'sixteen', '')).toEqual({ '': { won: 1, lost: 0, drawn: 0 } });
});

it('the best with the cards of a day is a win in the fewest moves, against whomever; then a draw', () => {
  const all = {
    'russian-bank#n=20261125&player=greedy': { result: 'won', at: 1, moves: 120, best: 112, ...count },
    'russian-bank#n=20261125&player=planner': { result: 'lost', at: 1, moves: 30, ...count },
    'russian-bank#n=202611250': { result: 'won', at: 1, moves: 3, best: 3, ...count },
    'sixteen#n=20261125': { result: 'lost', at: 1, moves: 3, ...count },
    'sixteen#n=20261125&open=1': { result: 'drawn', at: 1, moves: 5, ...count },
  } as const;
  expect(bestOf(all, 'russian-bank', 20261125)?.best).toBe(112);
  expect(bestOf(all, 'sixteen', 20261125)?.result).toBe('drawn');
  expect(bestOf(all, 'ristiseiska', 20261125)).toBeNull();
});

it('of very many the oldest go', () => {
  const one = (at: number) => ({ result: 'won', at, moves: 1, ...count });
  const many = Object.fromEntries(Array.from({ length: mostFinished + 5 }, (_, i) => [`sixteen#n=${i}`, one(i)]));
  const read = readFinished(many) ?? {};
  expect(Object.keys(read)).toHaveLength(mostFinished);
  expect(Object.hasOwn(read, 'sixteen#n=4')).toBe(false);
  expect(Object.hasOwn(read, 'sixteen#n=5')).toBe(true);
});
