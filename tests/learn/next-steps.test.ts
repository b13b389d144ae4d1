import { describe, expect, it } from 'vitest';
import { nextSteps } from '../../src/components/learn/next-steps.js';

const courses = [
  {
    game: 'sixteen',
    lessons: [
      { key: 'sixteen/one', steps: ['a', 'b'] },
      { key: 'sixteen/two', steps: ['c', 'd'] },
      { key: 'sixteen/three', steps: ['e'] },
    ],
  },
  { game: 'russian-bank', lessons: [{ key: 'russian-bank/one', steps: ['a', 'b', 'c'] }] },
];

describe('where courses go on', () => {
  it('says nothing of a course that was not begun, and of one that is done that nothing is next', () => {
    expect(nextSteps(courses, {})).toEqual([]);
    const kept = { 'russian-bank/one': ['c', 'b', 'a'], 'chess/one': ['a'] };
    expect(nextSteps(courses, kept)).toMatchObject([{ game: 'russian-bank', lesson: -1, done: [true] }]);
  });

  it('goes on in the lesson worked at last, then behind it, then with what was passed over', () => {
    const next = (kept: object) => nextSteps(courses, kept).map(({ lesson, step }) => [lesson, step]);
    expect(next({ 'sixteen/one': ['a'] })).toEqual([[0, 1]]);
    expect(next({ 'sixteen/one': ['a', 'b'] })).toEqual([[1, 0]]);
    expect(next({ 'sixteen/two': ['c', 'd'] })).toEqual([[2, 0]]);
    expect(next({ 'sixteen/two': ['c', 'd'], 'sixteen/three': ['e'] })).toEqual([[0, 0]]);
  });

  it('names every course begun, the one gone on with last first', () => {
    const kept = { 'sixteen/one': ['a', 'b'], 'russian-bank/one': ['a'] };
    expect(nextSteps(courses, kept).map(({ game }) => game)).toEqual(['russian-bank', 'sixteen']);
    expect(nextSteps(courses, kept)[1]?.done).toEqual([true, false, false]);
  });

  it.each([null, 7, 'sixteen/one', [], ['sixteen/one'], true])('has nothing to say of %j', (kept) => {
    expect(nextSteps(courses, kept)).toEqual([]);
  });

  it('takes what is no list of steps for none done', () => {
    for (const steps of [null, 7, 'ab', { 0: 'a' }, [7, null]])
      expect(nextSteps(courses, { 'sixteen/one': steps })).toMatchObject([{ lesson: 0, step: 0 }]);
  });
});
