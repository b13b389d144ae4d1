import { describe, expect, it } from 'vitest';
import { puzzleGains, ratingGain } from '../../src/components/play/solved/gains.ts';
import { dailyId } from '../../src/engine/core/daily.ts';
import { dayOfDate } from '../../src/records/records.ts';
import { beginner } from '../../src/records/strength.ts';

const solved = (date: string) => ({ v: 2 as const, date, actions: 3, hints: 0, solution: false });
const today = dayOfDate('2026-11-25');
const id = dailyId('s', 5);
/** The day in this year that a daily puzzle counts for. */
const day = 5;

describe('what a win has changed', () => {
  it('counts one more of its game, and of its game only', () => {
    const all = { 's-0001': solved('2026-11-25'), 's-0002': solved('2026-11-20'), 'r-0001': solved('2026-11-20') };
    expect(puzzleGains('s-0001', 'Sixteen', true, all, {}, today)).toEqual([
      { label: 'Solved in Sixteen', before: '1', now: '2' },
    ]);
  });

  it('has nothing before it where the puzzle had been solved already', () => {
    const all = { 's-0001': solved('2026-11-25') };
    expect(puzzleGains('s-0001', 'Sixteen', false, all, {}, today)).toEqual([
      { label: 'Solved in Sixteen', before: null, now: '1' },
    ]);
  });

  it('adds a day to the streak with the first puzzle of a day, and none with the second', () => {
    const all = { [id]: solved('x') };
    const before = { [day - 1]: { r: 'x' } };
    const [first] = puzzleGains(id, 'Sixteen', true, all, { ...before, [day]: { s: 'x' } }, day);
    expect(first).toEqual({ label: 'Days in a row', before: '1', now: '2' });
    const [second] = puzzleGains(id, 'Sixteen', true, all, { ...before, [day]: { s: 'x', r: 'x' } }, day);
    expect(second).toEqual({ label: 'Days in a row', before: null, now: '2' });
  });

  it('says nothing of a streak where the day of a puzzle is over', () => {
    const labels = puzzleGains(id, 'Sixteen', true, { [id]: solved('x') }, {}, day + 9).map(({ label }) => label);
    expect(labels).toEqual(['Solved in Sixteen']);
  });

  it('gives a rating with its range until it is known to within 100', () => {
    const after = { ...beginner, rating: 1439.4, rd: 180, count: 1 };
    expect(ratingGain(beginner, after)).toEqual({
      label: 'Your rating',
      before: '1200',
      now: '1439',
      says: 'provisional, 1079–1799',
    });
    const known = { ...after, rd: 50 };
    expect(ratingGain({ ...known, rating: 1430 }, known)).toEqual({ label: 'Your rating', before: '1430', now: '1439' });
    expect(ratingGain(null, known).before).toBeNull();
  });
});
