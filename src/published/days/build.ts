import { bankSize, dayOf, dayOfNumber, localDay, numberOf, parseDate } from './calendar.ts';

/** What a build is told from outside; see docs/daily.md. */
export interface BuildSettings {
  /** The build's date, `2026-11-21`; missing or empty: the machine's. */
  readonly BUILD_DATE?: string | undefined;
  /** While developing: how many days to build, the last of them the build's. Missing or empty: the whole bank. */
  readonly DAYS?: string | undefined;
  /** To look at a site soon: of how many puzzles of each game's library pages are built. Missing or empty: of all. */
  readonly PUZZLES?: string | undefined;
  /** To look at a site soon: which languages are built beside the base one, `fi,sv`. Missing or empty: all. */
  readonly LANGUAGES?: string | undefined;
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

/** A setting that is a whole number above 0; anything else is an error. */
function countIn(name: 'DAYS' | 'PUZZLES', text: string): number {
  if (!/^[1-9]\d*$/.test(text)) throw new Error(`${name} must be a whole number above 0, not “${text}”`);
  return Number(text);
}

/** Of the puzzles of a game's library, in their order, those whose pages are built: all, or with PUZZLES so many of the first. */
export const builtPuzzles = <P>(puzzles: readonly P[], { PUZZLES }: BuildSettings): readonly P[] =>
  PUZZLES ? puzzles.slice(0, countIn('PUZZLES', PUZZLES)) : puzzles;

/**
 * Of the languages beside the base one, in their order, those that are built: all, or with LANGUAGES the ones that it names. A name that is none
 * of them is an error.
 */
export function builtOthers(others: readonly string[], { LANGUAGES }: BuildSettings): readonly string[] {
  if (!LANGUAGES) return others;
  const named = LANGUAGES.split(',');
  const unknown = named.find((language) => !others.includes(language));
  if (unknown !== undefined) throw new Error(`LANGUAGES may name ${others.join(', ')}, not “${unknown}”`);
  return others.filter((language) => named.includes(language));
}

/**
 * The numbers whose pages are built, in order: all of the bank, or with DAYS only the last ones up to the build's day.
 * `size`: puzzles in the bank. A DAYS that is no whole number above 0 is an error.
 */
export function builtNumbers({ DAYS }: BuildSettings, today: number, size: number = bankSize): number[] {
  const all = Array.from({ length: size }, (_, i) => i + 1);
  if (!DAYS) return all;
  const count = countIn('DAYS', DAYS);
  const last = Math.max(today, 1);
  return all.filter((number) => dayOfNumber(number, last, size) <= last && dayOfNumber(number, last, size) > last - count);
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
