import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as calendar from '../../src/published/days/calendar.ts';

const { bankSize, dateOf, dayOf, dayOfNumber, formatDate, numberOf, parseDate, roundOf, weekdayOf } = calendar;

const day = fc.integer({ min: -20_000, max: 100_000 });
const number = fc.integer({ min: 1, max: bankSize });

describe('days and dates', () => {
  it.each([
    ['2026-11-01', 1],
    ['2026-10-31', 0],
    ['2026-11-21', 21],
    ['2026-12-31', 61],
    ['2027-01-01', 62],
    ['2027-11-06', 371],
    ['2027-11-07', 372],
    ['2028-02-29', 486],
    ['2028-03-01', 487],
  ])('%s is day %i', (text, expected) => {
    const date = parseDate(text);
    if (!date) throw new Error(text);
    expect(dayOf(date)).toBe(expected);
    expect(formatDate(dateOf(expected))).toBe(text);
  });

  it('go there and back for every day', () => {
    fc.assert(
      fc.property(day, (n) => {
        expect(dayOf(dateOf(n))).toBe(n);
      }),
    );
  });

  it('a day later is the next date of the calendar', () => {
    fc.assert(
      fc.property(day, (n) => {
        const [a, b] = [dateOf(n), dateOf(n + 1)];
        const next = b.day === a.day + 1 && b.month === a.month && b.year === a.year;
        const nextMonth =
          b.day === 1 && a.day >= 28 && b.month === (a.month % 12) + 1 && b.year === a.year + (a.month === 12 ? 1 : 0);
        expect(next || nextMonth).toBe(true);
      }),
    );
  });

  it('29 February is there in leap years only', () => {
    expect(parseDate('2028-02-29')).not.toBeNull();
    expect(parseDate('2027-02-29')).toBeNull();
    expect(parseDate('2100-02-29')).toBeNull();
    expect(parseDate('2000-02-29')).not.toBeNull();
  });

  it.each(['', '2026', '2026-1-1', '2026-13-01', '2026-00-10', '2026-11-31', '21.11.2026', ' 2026-11-21', '2026-11-21T00:00'])(
    '“%s” is no date',
    (text) => expect(parseDate(text)).toBeNull(),
  );

  it('years below 100 are themselves', () =>
    expect(formatDate(dateOf(dayOf({ year: 26, month: 11, day: 1 })))).toBe('0026-11-01'));
});

describe('the numbers of days', () => {
  it('count from 1 to the size of the bank and begin again', () => {
    expect(numberOf(1)).toBe(1);
    expect(numberOf(bankSize)).toBe(bankSize);
    expect(numberOf(bankSize + 1)).toBe(1);
    expect(numberOf(2 * bankSize + 5)).toBe(5);
    expect([1, bankSize - 1, bankSize, bankSize + 1, 2 * bankSize].map((day) => roundOf(day))).toEqual([1, 1, 1, 2, 2]);
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100_000 }), (n) => {
        expect(numberOf(n + bankSize)).toBe(numberOf(n));
        expect(numberOf(n + 1)).toBe(((numberOf(n) as number) % bankSize) + 1);
        expect((roundOf(n) - 1) * bankSize + (numberOf(n) as number)).toBe(n);
      }),
    );
  });

  it('there is none before the first day', () => {
    fc.assert(
      fc.property(fc.integer({ min: -20_000, max: 0 }), (n) => {
        expect(numberOf(n)).toBeNull();
        expect(roundOf(n)).toBe(0);
      }),
    );
  });

  it('lead back to their last day that is not after today, else to their first', () => {
    fc.assert(
      fc.property(number, day, (n, today) => {
        const set = dayOfNumber(n, today);
        expect(numberOf(set)).toBe(n);
        if (today < n) expect(set).toBe(n);
        else {
          expect(set).toBeLessThanOrEqual(today);
          expect(set + bankSize).toBeGreaterThan(today);
        }
      }),
    );
  });
});

describe('weekdays', () => {
  it('the first day is a Sunday', () => expect(weekdayOf(1)).toBe(7));

  it('agree with the calendar of the machine, before the first day as well', () => {
    fc.assert(
      fc.property(day, (n) => {
        const { year, month, day: date } = dateOf(n);
        expect(weekdayOf(n) % 7).toBe(new Date(Date.UTC(year, month - 1, date)).getUTCDay());
      }),
    );
  });
});

describe('months', () => {
  it('hold their days, week by week from Monday', () => {
    fc.assert(
      fc.property(day, (n) => {
        const month = dateOf(n);
        const weeks = calendar.weeksOfMonth(month);
        expect(weeks.map((week) => week.length)).toEqual(weeks.map(() => 7));
        for (const week of weeks) for (const [i, cell] of week.entries()) if (cell !== null) expect(weekdayOf(cell)).toBe(i + 1);
        for (const week of calendar.weeksOfMonth(month, 7))
          for (const [i, cell] of week.entries()) if (cell !== null) expect(weekdayOf(cell) % 7).toBe(i);
        const days = weeks.flat().filter((cell) => cell !== null);
        expect(days).toEqual(calendar.daysOfMonth(month));
        expect(days).toContain(n);
        for (const cell of days) expect(dateOf(cell)).toMatchObject({ year: month.year, month: month.month });
        expect(dateOf((days.at(-1) as number) + 1).day).toBe(1);
      }),
    );
  });

  it('those of the bank are thirteen', () => {
    const months = calendar.monthsBetween(1, bankSize).map(calendar.formatMonth);
    expect(months).toHaveLength(13);
    expect([months[0], months.at(-1)]).toEqual(['2026-11', '2027-11']);
  });

  it('below the year 1000 are written with four digits all the same', () =>
    expect(calendar.formatMonth({ year: 26, month: 3 })).toBe('0026-03'));

  it('are added across years', () => {
    expect(calendar.addMonths({ year: 2026, month: 11 }, 2)).toEqual({ year: 2027, month: 1 });
    expect(calendar.addMonths({ year: 2027, month: 1 }, -1)).toEqual({ year: 2026, month: 12 });
  });
});
