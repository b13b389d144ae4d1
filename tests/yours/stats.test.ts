import { describe, expect, it } from 'vitest';
import type { SolvedMap } from '../../src/records/records.ts';
import { gameStats, lastDays, median, unknownPuzzles } from '../../src/records/stats.ts';

const how = { v: 2, date: '2026-11-05', actions: 5, hints: 0, solution: false, undone: 0, slips: 0, questions: 0 } as const;
const none = { clean: 0, met: 0, helped: 0, earlier: 0 };
const game = { letter: 's', grades: { 's-0001': 1, 's-0002': 1, 's-0003': 4 }, week: [1, 2, 2, 3, 4, 4, 5] };

/** Day 2 is the first Monday: grade 1; day 8 a Sunday: grade 5. */
const solved: SolvedMap = {
  's-0001': { ...how, seconds: 100 },
  's-0002': { ...how, slips: 3, seconds: 50 },
  's-0003': { ...how, hints: 1, seconds: 20 },
  's-1002': { ...how, seconds: 70 },
  's-1008': { date: '2026-11-08', actions: 3, hints: 0, solution: false },
  's-1373': how,
  's-0400': how,
  'b-0001': how,
};

describe('the statistics of a game', () => {
  it('count by grade, library and dailies apart, by how they were solved', () => {
    const stats = gameStats(solved, game);
    expect(stats.rows[0]).toEqual({
      grade: 1,
      library: { ...none, clean: 1, met: 1 },
      of: 2,
      daily: { ...none, clean: 1 },
      times: [50, 70, 100],
    });
    expect(stats.rows[3]).toEqual({
      grade: 4,
      library: { ...none, helped: 1 },
      of: 1,
      daily: none,
      times: [],
    });
    // Slips are not known of an old record: it is not called clean.
    expect(stats.rows[4]?.daily).toEqual({ ...none, earlier: 1 });
    expect(stats).toMatchObject({ solved: 5, clean: 2, earlier: 1 });
  });

  it('leave out other games and what is not known, which is counted by itself', () => {
    expect(unknownPuzzles(solved, [game])).toBe(3);
    // Its number is in no list of the other game, though a daily of that number would be one of its own.
    expect(unknownPuzzles({ 'b-1002': how }, [game])).toBe(1);
    expect(unknownPuzzles(solved, [game, { letter: 'b', grades: { 'b-0001': 2 }, week: [] }])).toBe(2);
  });

  it('are empty before anything is solved', () => {
    expect(gameStats({}, game)).toMatchObject({ solved: 0, clean: 0, earlier: 0 });
  });
});

it('the median is the middle, or between the two in the middle', () => {
  expect([[], [7], [1, 9], [1, 2, 30], [1, 2, 5, 90]].map(median)).toEqual([null, 7, 5, 2, 4]);
});

it('the last days end today, with the games solved on each', () => {
  expect(lastDays({ 9: { s: '2026-11-09', b: '2026-11-09' }, 11: { r: '2026-11-10' } }, 10, 3)).toEqual([
    { day: 8, solved: 0 },
    { day: 9, solved: 2 },
    { day: 10, solved: 0 },
  ]);
});
