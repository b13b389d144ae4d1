import type { DayMap } from './records.ts';

/** How many days in a row; see docs/records.md for what counts. */
export interface Streak {
  /** Days in a row up to now. A day that can still be solved does not break it. */
  readonly current: number;
  readonly longest: number;
  /** Days with at least one of their puzzles solved in time. */
  readonly days: number;
  /** Days with all of them solved in time. */
  readonly full: number;
  /** Days not solved yet that still count if they are solved now, the earlier first. */
  readonly open: readonly number[];
}

/**
 * Counts days in a row. In: days and the games solved on them, the reader's day, and how many games a day has. Days later
 * than tomorrow (from a clock that was ahead) wait until they come.
 */
export function streak(days: DayMap, today: number, games = 3): Streak {
  const counted = Object.entries(days).flatMap(([day, solved]) => {
    const count = Object.keys(solved).length;
    return count > 0 && Number(day) <= today + 1 ? [{ day: Number(day), count }] : [];
  });
  const done = new Set(counted.map(({ day }) => day));
  // What ends the day before yesterday or later can still grow: yesterday counts until today is over.
  const alive = today - 2;
  let current = 0;
  let longest = 0;
  let run = 0;
  let before = Number.NaN;
  for (const day of [...done].sort((a, b) => a - b)) {
    run = day === before + 1 ? run + 1 : 1;
    before = day;
    longest = Math.max(longest, run);
    if (day >= alive) current = Math.max(current, run);
  }
  return {
    current,
    longest,
    days: done.size,
    full: counted.filter(({ count }) => count >= games).length,
    open: [today - 1, today].filter((day) => day >= 1 && !done.has(day)),
  };
}
