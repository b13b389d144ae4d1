import { describe, expect, it } from 'vitest';
import { plainAddress, puzzleName, resultWords, shareText, symbolLine } from '../../src/components/play/solved/share.ts';
import { timeWords } from '../../src/components/play/solved/time-words.ts';

const clean = { v: 2, actions: 14, hints: 0, solution: false, undone: 0, slips: 0, questions: 0 } as const;
/** Of before slips and questions were counted. */
const earlier = { actions: 14, hints: 0, solution: false, undone: 0 } as const;
const here = 'https://example.org/daily/12/russian-bank/';

describe('a shared result', () => {
  it('is words first: which puzzle, how it was solved, and where to find it', () => {
    expect(shareText(puzzleName('b-1012', 'Russian Bank'), clean, here, false)).toBe(
      `Winnable #12 · Russian Bank · clean, in 14 moves\n${here}`,
    );
    expect(shareText(puzzleName('s-0001', 'Sixteen'), { ...clean, actions: 1, undone: 3, slips: 2 }, here, false)).toBe(
      `Winnable · Sixteen puzzle s-0001 · solved in 1 move, 2 slips and 3 undos\n${here}`,
    );
  });

  it('tells of help', () => {
    expect(resultWords({ ...clean, hints: 1 })).toBe('solved in 14 moves, 1 hint');
    expect(resultWords({ ...clean, hints: 3, questions: 1 })).toBe('solved in 14 moves, 1 question and 3 hints');
    expect(resultWords({ ...clean, solution: true })).toBe('solved in 14 moves, a solution looked at');
  });

  it('is clean without slip, question or hint; what was taken back unjudged is not called so, nor what is from before', () => {
    expect(resultWords({ ...clean, undone: 2 })).toBe('clean, in 14 moves');
    expect(resultWords({ ...clean, undone: 2, doubts: 1 })).toBe('solved in 14 moves, 2 undos');
    expect(resultWords(earlier)).toBe('solved in 14 moves, no hint taken');
    expect(resultWords({ ...earlier, undone: 2 })).toBe('solved in 14 moves, 2 undos');
    expect(resultWords({ ...earlier, hints: 2 })).toBe('solved in 14 moves, 2 hints');
  });

  it('has a line of symbols if wanted, short however long it took', () => {
    expect(symbolLine(clean)).toBe('●●');
    expect(symbolLine({ ...clean, actions: 10, slips: 1, questions: 2, hints: 2, solution: true, undone: 3 })).toBe(
      '● × ↺↺↺ ?? ◇◇ !',
    );
    expect(symbolLine({ actions: 400, hints: 9, solution: false, undone: 77 })).toBe('●×40 ↺×77 ◇×9');
    expect(symbolLine({ actions: 5, hints: 0, solution: false })).toBe('●');
    expect(shareText('x', clean, here, true).split('\n')).toEqual(['x · clean, in 14 moves', '●●', here]);
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
