import { dailyBase } from '../engine/core/daily.ts';
import { bankSize } from '../published/days/calendar.ts';
import { type DayMap, dayOfDate, type SolvedMap } from './records.ts';

/** The number in the bank of a daily puzzle, 1 to 371; null for any other puzzle. */
export function dailyNumber(id: string): number | null {
  const number = Number(id.slice(2)) - dailyBase;
  return number >= 1 && number <= bankSize ? number : null;
}

/** The letter of a puzzle's game: `s` of `s-0001`. */
export const letterOf = (id: string): string => id.slice(0, 1);

/** The day for which a puzzle counts when it is solved on a day of the reader's; null if for none. */
export function dayItCountsFor(id: string, today: number): number | null {
  const number = dailyNumber(id);
  if (number === null) return null;
  const days = [today, today - 1, today + 1].filter((day) => day >= 1);
  return days.find((day) => (day - number) % bankSize === 0) ?? null;
}

/** Days and the games solved on them: what was kept, and what follows from the dates of the solved puzzles. */
export function allDays(kept: DayMap, solved: SolvedMap): DayMap {
  const days: Record<string, Record<string, string>> = {};
  for (const [day, games] of Object.entries(kept)) days[day] = { ...games };
  for (const [id, { date }] of Object.entries(solved)) {
    const day = dayItCountsFor(id, dayOfDate(date));
    if (day === null) continue;
    const games = days[day] ?? {};
    games[letterOf(id)] ??= date;
    days[day] = games;
  }
  return days;
}
