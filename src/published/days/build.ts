import { bankSize, dayOf, dayOfNumber, localDay, numberOf, parseDate } from './calendar.ts';

/** What a build is told from outside; see docs/daily.md. */
export interface BuildSettings {
  /** The build's date, `2026-11-21`; missing or empty: the machine's. */
  readonly BUILD_DATE?: string | undefined;
  /** While developing: how many days to build, the last of them the build's. Missing or empty: the whole bank. */
  readonly DAYS?: string | undefined;
  /** It is a part of the environment. */
  readonly [other: string]: string | undefined;
}

/** The day of the build. A BUILD_DATE that is no date is an error. */
export function buildDay({ BUILD_DATE }: BuildSettings, now: Date): number {
  if (!BUILD_DATE) return localDay(now);
  const date = parseDate(BUILD_DATE);
  if (!date) throw new Error(`BUILD_DATE must be a date such as 2026-11-21, not “${BUILD_DATE}”`);
  return dayOf(date);
}

/**
 * The numbers whose pages are built, in order: all of the bank, or with DAYS only the last ones up to the build's day.
 * `size`: puzzles in the bank. A DAYS that is no whole number above 0 is an error.
 */
export function builtNumbers({ DAYS }: BuildSettings, today: number, size: number = bankSize): number[] {
  const all = Array.from({ length: size }, (_, i) => i + 1);
  if (!DAYS) return all;
  if (!/^[1-9]\d*$/.test(DAYS)) throw new Error(`DAYS must be a whole number above 0, not “${DAYS}”`);
  const last = Math.max(today, 1);
  return all.filter((number) => dayOfNumber(number, last, size) <= last && dayOfNumber(number, last, size) > last - Number(DAYS));
}

/** The numbers of the days that are written in every language, in order: a week up to the build's day, and the one after it. */
export function weekNumbers(today: number, size: number = bankSize): number[] {
  const last = Math.max(today, 1);
  const days = Array.from({ length: 8 }, (_, i) => last - 6 + i).filter((day) => day >= 1);
  return [...new Set(days.flatMap((day) => numberOf(day, size) ?? []))].sort((a, b) => a - b);
}

/** The numbers that have been set by a day: what lists, sitemap, search and feed may name. All of them once the bank has been through. */
export const isSet = (number: number, today: number, size: number = bankSize): boolean =>
  dayOfNumber(number, today, size) <= today;
