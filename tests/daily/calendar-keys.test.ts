import { expect, it } from 'vitest';
import { sameDayIn, wishOf } from '../../src/components/daily/calendar-keys.ts';
import { daysOfMonth } from '../../src/published/days/calendar.ts';

it('arrows go from day to day and from week to week, Page Up and Down from month to month', () => {
  expect(wishOf('ArrowLeft', 21)).toEqual({ day: 20 });
  expect(wishOf('ArrowRight', 21)).toEqual({ day: 22 });
  expect(wishOf('ArrowUp', 21)).toEqual({ day: 14 });
  expect(wishOf('ArrowDown', 21)).toEqual({ day: 28 });
  expect(wishOf('PageUp', null)).toEqual({ months: -1 });
  expect(wishOf('PageDown', 21)).toEqual({ months: 1 });
});

it('other keys, and arrows on no day, are left to the browser', () => {
  expect(wishOf('ArrowLeft', null)).toBeNull();
  expect(wishOf('Tab', 21)).toBeNull();
  expect(wishOf('constructor', 21)).toBeNull();
});

it('the focus keeps the day of the month, or stays as near before it as there is a day', () => {
  const february = { year: 2027, month: 2 };
  const days = daysOfMonth(february);
  expect(sameDayIn(february, days, 92)).toBe(days.at(-1));
  expect(sameDayIn(february, days, 62)).toBe(days[0]);
  expect(sameDayIn(february, days.slice(0, 5), 82)).toBe(days[4]);
  expect(sameDayIn(february, days.slice(9), 62)).toBe(days[9]);
  expect(sameDayIn(february, days, null)).toBe(days[0]);
  expect(sameDayIn(february, [], 62)).toBeNull();
});

it('a row is a week: Home and End go to its ends, but to no day before the first and none that has not come', () => {
  // Day 21 is Saturday, 21 November 2026.
  expect(wishOf('Home', 21)).toEqual({ day: 16 });
  expect(wishOf('End', 21)).toEqual({ day: 22 });
  expect(wishOf('End', 17, 19)).toEqual({ day: 19 });
  expect(wishOf('Home', 1)).toEqual({ day: 1 });
  expect(wishOf('End', null)).toBeNull();
  // Where weeks begin on Sunday.
  expect(wishOf('Home', 21, 371, 7)).toEqual({ day: 15 });
  expect(wishOf('End', 21, 371, 7)).toEqual({ day: 21 });
  expect(wishOf('Home', 22, 371, 7)).toEqual({ day: 22 });
});
