import { describe, expect, it } from 'vitest';
import { plainAddress, puzzleName, resultWords, shareText, symbolLine, timeWords } from '../../src/components/yours/share.ts';

const clean = { actions: 14, hints: 0, solution: false, undone: 0 };
const here = 'https://example.org/daily/12/russian-bank/';

describe('a shared result', () => {
  it('is words first: which puzzle, how it was solved, and where to find it', () => {
    expect(shareText(puzzleName('b-1012', 'Russian Bank'), clean, here, false)).toBe(
      `Winnable #12 · Russian Bank · solved without help in 14 actions\n${here}`,
    );
    expect(shareText(puzzleName('s-0001', 'Sixteen'), { ...clean, actions: 1, undone: 3 }, here, false)).toBe(
      `Winnable · Sixteen puzzle s-0001 · solved without help in 1 action, 3 taken back\n${here}`,
    );
  });

  it('tells of help', () => {
    expect(resultWords({ ...clean, hints: 1 })).toBe('solved with 1 hint in 14 actions');
    expect(resultWords({ ...clean, hints: 3 })).toBe('solved with 3 hints in 14 actions');
    expect(resultWords({ ...clean, hints: 3, solution: true })).toBe('solved in 14 actions after looking at a solution');
  });

  it('has a line of symbols if wanted, short however long it took', () => {
    expect(symbolLine(clean)).toBe('●●');
    expect(symbolLine({ actions: 10, hints: 2, solution: true, undone: 3 })).toBe('● ↺↺↺ ?? !');
    expect(symbolLine({ actions: 400, hints: 9, solution: false, undone: 77 })).toBe('●×40 ↺×77 ?×9');
    expect(symbolLine({ actions: 5, hints: 0, solution: false })).toBe('●');
    expect(shareText('x', clean, here, true).split('\n')).toEqual(['x · solved without help in 14 actions', '●●', here]);
  });

  it('carries no position: neither fragment nor query of the address', () => {
    expect(plainAddress('https://example.org/puzzles/sixteen/s-0001/?from=x#p=secret')).toBe(
      'https://example.org/puzzles/sixteen/s-0001/',
    );
  });
});

it('times are said in words', () => {
  expect([0, 59, 60, 3599, 3600, 7325].map(timeWords)).toEqual([
    '0 s',
    '59 s',
    '1 min 0 s',
    '59 min 59 s',
    '1 h 0 min',
    '2 h 2 min',
  ]);
});
