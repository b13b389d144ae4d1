import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { localDay } from '../../src/published/days/calendar.ts';
import { allDays, dayItCountsFor } from '../../src/records/days.ts';
import { type DayMap, formatDay, onItsDay } from '../../src/records/records.ts';
import { streak } from '../../src/records/streak.ts';

/** Days with one game solved on the day itself. */
const on = (...days: number[]): DayMap => Object.fromEntries(days.map((day) => [day, { s: formatDay(day) }]));
const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => from + i);

describe('days in a row', () => {
  it('are counted up to today, or to yesterday while today is open', () => {
    expect(streak(on(), 9)).toMatchObject({ current: 0, longest: 0, days: 0, open: [8, 9] });
    expect(streak(on(7, 8, 9), 9)).toMatchObject({ current: 3, longest: 3, open: [] });
    expect(streak(on(7, 8), 9)).toMatchObject({ current: 2, open: [9] });
  });

  it('are not broken until the day after a missed one is over', () => {
    expect(streak(on(6, 7), 9)).toMatchObject({ current: 2, open: [8, 9] });
    expect(streak(on(6, 7), 10)).toMatchObject({ current: 0, longest: 2 });
  });

  it('show the longer part while the day between can still be solved', () => {
    expect(streak(on(5, 6, 7, 9), 9)).toMatchObject({ current: 3, open: [8] });
    expect(streak(on(5, 6, 7, 8, 9), 9)).toMatchObject({ current: 5 });
    expect(streak(on(5, 6, 7, 9), 10)).toMatchObject({ current: 1, longest: 3 });
  });

  it('count tomorrow for those who have come back over the date line, and nothing later', () => {
    expect(streak(on(7, 8, 9, 10), 9)).toMatchObject({ current: 4, days: 4 });
    expect(streak(on(7, 8, 9, 40, 41), 9)).toMatchObject({ current: 3, longest: 3, days: 3 });
    expect(streak(on(7, 8, 9, 40, 41), 41)).toMatchObject({ current: 2, longest: 3, days: 5 });
  });

  it('begin with day 1: before it nothing is open', () => {
    expect(streak(on(), 1).open).toEqual([1]);
    expect(streak(on(), 0).open).toEqual([]);
    expect(streak(on(), -400)).toMatchObject({ current: 0, open: [] });
  });

  it('do not count without a game', () => {
    expect(streak({ 8: {}, 9: { s: formatDay(9) } }, 9)).toMatchObject({ current: 1, days: 1, open: [8] });
  });

  it('with all three games are counted by themselves', () => {
    const one = { 4: { s: formatDay(4), b: formatDay(4), r: formatDay(4) } };
    expect(streak(one, 5)).toMatchObject({ full: 1, days: 1 });
    expect(streak(on(4, 5), 5)).toMatchObject({ full: 0, days: 2 });
    const all = { 4: { s: formatDay(4), b: formatDay(4), r: formatDay(5) }, 5: { s: formatDay(5), b: formatDay(5) } };
    expect(streak(all, 5)).toMatchObject({ full: 1, days: 2, current: 2 });
  });
});

const someDays = fc.uniqueArray(fc.integer({ min: 1, max: 60 }), { maxLength: 40 });

describe('for whatever was solved', () => {
  it('solving one more day takes nothing away', () => {
    fc.assert(
      fc.property(someDays, fc.integer({ min: 1, max: 60 }), fc.integer({ min: -3, max: 70 }), (days, more, today) => {
        const [before, after] = [streak(on(...days), today), streak(on(...days, more), today)];
        return after.current >= before.current && after.longest >= before.longest && after.days >= before.days;
      }),
    );
  });

  it('the longest is at least the current, and equals a count by hand', () => {
    fc.assert(
      fc.property(someDays, fc.integer({ min: 1, max: 70 }), (days, today) => {
        const seen = new Set(days.filter((day) => day <= today + 1));
        const runFrom = (day: number): number => (seen.has(day) ? 1 + runFrom(day + 1) : 0);
        const { current, longest } = streak(on(...days), today);
        return longest === Math.max(0, ...range(1, 61).map(runFrom)) && current <= longest;
      }),
    );
  });

  it('a clock that leaps to any date and back changes nothing', () => {
    fc.assert(
      fc.property(someDays, fc.integer({ min: 1, max: 60 }), fc.integer({ min: -500, max: 500 }), (days, today, leap) => {
        const kept = on(...days);
        const before = streak(kept, today);
        streak(kept, today + leap);
        expect(streak(kept, today)).toEqual(before);
        // What is solved while the clock is wrong adds to it at most.
        const wrong = today + leap;
        const more = wrong >= 1 ? { ...kept, ...on(wrong) } : kept;
        expect(streak(more, today).current).toBeGreaterThanOrEqual(before.current);
      }),
    );
  });
});

/** The reader visits on these days of theirs, one after another, and solves what is open. */
function visits(days: readonly number[], solveYesterday: boolean) {
  const kept: Record<string, Record<string, string>> = {};
  for (const today of days) {
    const open = solveYesterday ? streak(kept, today).open : [today];
    for (const day of open) if (day >= 1 && onItsDay(day, formatDay(today))) kept[day] ??= { s: formatDay(today) };
  }
  return kept;
}

/** The dates of the visits: from day 1 on, by steps, and never before it. */
function walk(steps: readonly number[]): number[] {
  const dates = [1];
  for (const step of steps) dates.push(Math.max(1, (dates.at(-1) as number) + step));
  return dates;
}

describe('a traveller', () => {
  it('whose date goes on by a day, stands still or goes back keeps every day by solving today’s', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -1, max: 1 }), { maxLength: 80 }), (steps) => {
        const dates = walk(steps);
        const last = dates.at(-1) as number;
        return streak(visits(dates, false), last).current >= last;
      }),
    );
  });

  it('who loses a whole date at the date line keeps the streak by solving yesterday’s too', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -2, max: 2 }), { maxLength: 80 }), (steps) => {
        const dates = walk(steps);
        const last = dates.at(-1) as number;
        return streak(visits(dates, true), last).current >= last;
      }),
    );
  });
});

describe('by the clock of a place', () => {
  const home = process.env.TZ;
  afterEach(() => {
    if (home === undefined) delete process.env.TZ;
    else process.env.TZ = home;
  });
  const zones = [
    'Pacific/Pago_Pago',
    'America/New_York',
    'UTC',
    'Europe/Helsinki',
    'Asia/Kathmandu',
    'Pacific/Auckland',
    'Pacific/Kiritimati',
  ];

  it('one moment has different days in different places, and a solve counts in all of them', () => {
    const moment = new Date('2026-11-20T10:30:00Z');
    const days = zones.map((zone) => {
      process.env.TZ = zone;
      return localDay(moment);
    });
    expect([...new Set(days)].sort()).toEqual([19, 20, 21]);
    for (const day of [19, 20, 21]) expect(dayItCountsFor(`s-${1000 + day}`, 20)).toBe(day);
  });

  it('somebody who solves the puzzle of the day once in 24 hours, wherever they are, misses no day that they can still see open', () => {
    const start = Date.UTC(2026, 10, 3, 6);
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.constantFrom(...zones), fc.integer({ min: 0, max: 90 })), { minLength: 2, maxLength: 25 }),
        (trip) => {
          const kept: Record<string, Record<string, string>> = {};
          let first = Number.POSITIVE_INFINITY;
          let last = 0;
          trip.forEach(([zone, minutes], i) => {
            process.env.TZ = zone;
            last = localDay(new Date(start + i * 22 * 3_600_000 + minutes * 60_000));
            for (const day of [last, ...streak(kept, last).open].filter((open) => open >= Math.min(first, last)))
              kept[day] ??= { s: formatDay(last) };
            first = Math.min(first, last);
          });
          // From the first day on there is no gap.
          return streak(kept, last).longest >= last - first + 1;
        },
      ),
    );
  });

  it('the night in which clocks change has its day', () => {
    process.env.TZ = 'Europe/Helsinki';
    const days = range(0, 25).map((hour) => localDay(new Date(Date.UTC(2027, 2, 27, 22) + hour * 3_600_000)));
    expect(new Set(days).size).toBe(2);
    expect(days.filter((day) => day === days[0])).toHaveLength(23);
  });
});

describe('a daily puzzle', () => {
  it('counts for the one day near enough that has its number, in every round of the bank', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 371 }),
        fc.integer({ min: 0, max: 4 }),
        fc.integer({ min: -3, max: 3 }),
        (number, round, off) => {
          const day = number + round * 371;
          const counts = dayItCountsFor(`r-${1000 + number}`, day + off);
          return counts === (Math.abs(off) <= 1 ? day : null);
        },
      ),
    );
    expect(dayItCountsFor('s-0012', 12)).toBeNull();
    expect(dayItCountsFor('s-0012', 371)).toBeNull();
    expect(dayItCountsFor('s-1372', 1)).toBeNull();
    expect(dayItCountsFor('s-1371', 371)).toBe(371);
    expect(dayItCountsFor('s-1001', 1)).toBe(1);
    expect(dayItCountsFor('s-1371', 0)).toBeNull();
  });
});

describe('days and games', () => {
  it('of what was kept and what the dates of solved puzzles tell: a kept date stays, though a record has another', () => {
    const record = { date: formatDay(12), actions: 3, hints: 0, solution: false };
    const kept = { 12: { s: formatDay(11) }, 400: { b: formatDay(400) } };
    expect(
      allDays(kept, { 's-1012': record, 'b-1012': record, 's-0003': record, 'r-1013': { ...record, date: formatDay(40) } }),
    ).toEqual({
      12: { s: formatDay(11), b: formatDay(12) },
      400: { b: formatDay(400) },
    });
    // What was kept is not changed by it.
    expect(kept).toEqual({ 12: { s: formatDay(11) }, 400: { b: formatDay(400) } });
  });
});
