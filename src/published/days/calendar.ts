/**
 * Days and the puzzles set for them, as whole numbers. Day 1 is 1 November 2026. The number of a day is the number of its
 * puzzles; after the last puzzle of the bank they come round again, so that day 372 has those of number 1. Nothing here
 * knows a clock or a page: who asks brings the date.
 */

/** A date of the Gregorian calendar, without a time and without a time zone. */
export interface CalendarDate {
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
  readonly day: number;
}

/** A month of a year. */
export type Month = Omit<CalendarDate, 'day'>;

/** Puzzles of each game in the bank: 53 whole weeks, so that each game keeps its grades on their weekdays when they come round again. */
export const bankSize = 371;

const msPerDay = 86_400_000;

/** Days since 1970. Not `Date.UTC`, which takes the years 0 to 99 for those of the last century. */
const serial = ({ year, month, day }: CalendarDate): number => new Date(0).setUTCFullYear(year, month - 1, day) / msPerDay;

/** The date of day 1. */
export const firstDate: CalendarDate = { year: 2026, month: 11, day: 1 };
const beforeFirst = serial(firstDate) - 1;

/** The day of a date: 1 for the first, 0 and less for what was before. */
export const dayOf = (date: CalendarDate): number => serial(date) - beforeFirst;

/** The date of a day: the inverse of `dayOf`. */
export function dateOf(day: number): CalendarDate {
  const at = new Date((day + beforeFirst) * msPerDay);
  return { year: at.getUTCFullYear(), month: at.getUTCMonth() + 1, day: at.getUTCDate() };
}

/** The day that the calendar on the wall shows, where `now` is and by the clock there. */
export const localDay = (now: Date): number => dayOf({ year: now.getFullYear(), month: now.getMonth() + 1, day: now.getDate() });

/** The number of the puzzles set for a day, 1 to `size`; null before the first day. */
export const numberOf = (day: number, size: number = bankSize): number | null => (day < 1 ? null : ((day - 1) % size) + 1);

/** How often the bank has been begun by a day: 1 in its first 371 days, 2 in the next; 0 before the first day. */
export const roundOf = (day: number, size: number = bankSize): number => (day < 1 ? 0 : Math.floor((day - 1) / size) + 1);

/**
 * The day for which the puzzles of a number are set, as seen from a day: the last one that is not after it; where there is
 * none yet, the first one.
 */
export function dayOfNumber(number: number, today: number, size: number = bankSize): number {
  const rounds = Math.floor((today - number) / size);
  return number + Math.max(0, rounds) * size;
}

/** 1 for Monday to 7 for Sunday. */
export const weekdayOf = (day: number): number => ((((day + 5) % 7) + 7) % 7) + 1;

const two = (n: number): string => String(n).padStart(2, '0');

/** `2026-11-01` */
export const formatDate = ({ year, month, day }: CalendarDate): string =>
  `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`;

/** `2026-11` */
export const formatMonth = ({ year, month }: Month): string => `${String(year).padStart(4, '0')}-${two(month)}`;

/** Reads `2026-11-01`. Out: the date, or null for anything else, a 30 February included. */
export function parseDate(text: string): CalendarDate | null {
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text)?.slice(1).map(Number);
  if (!parts) return null;
  const [year = 0, month = 0, day = 0] = parts;
  const date = { year, month, day };
  return formatDate(dateOf(dayOf(date))) === text ? date : null;
}

/** The month before (-1) or after (1), or further away. */
export function addMonths({ year, month }: Month, count: number): Month {
  const months = year * 12 + (month - 1) + count;
  return { year: Math.floor(months / 12), month: (((months % 12) + 12) % 12) + 1 };
}

/** The days of a month, in order. */
export function daysOfMonth(month: Month): number[] {
  const first = dayOf({ ...month, day: 1 });
  const length = dayOf({ ...addMonths(month, 1), day: 1 }) - first;
  return Array.from({ length }, (_, i) => first + i);
}

/** How many days of its week come before a day, where weeks begin on `first` (1 for Monday). */
export const daysIntoWeek = (day: number, first = 1): number => (weekdayOf(day) - first + 7) % 7;

/** A month in weeks that begin on `first` (1 for Monday); places that belong to another month are null. */
export function weeksOfMonth(month: Month, first = 1): (number | null)[][] {
  const days = daysOfMonth(month);
  const cells: (number | null)[] = [...Array<null>(daysIntoWeek(days[0] as number, first)).fill(null), ...days];
  while (cells.length % 7 > 0) cells.push(null);
  return Array.from({ length: cells.length / 7 }, (_, i) => cells.slice(i * 7, i * 7 + 7));
}

/** The months from the one of a day to the one of another, both included. */
export function monthsBetween(from: number, to: number): Month[] {
  const months: Month[] = [];
  const last = formatMonth(dateOf(to));
  for (let month: Month = dateOf(from); formatMonth(month) <= last; month = addMonths(month, 1))
    months.push({ year: month.year, month: month.month });
  return months;
}
