import { dateOf, dayOf, daysIntoWeek, type Month } from '../../published/days/calendar.ts';

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

/** What a key asks of the calendar: to go to a day, or by months. */
export type DayStep = { readonly day: number } | { readonly months: -1 | 1 };

/**
 * What a key means in a grid of days, a week a row. In: a key, the day it was pressed on (null: on no day, as on the month's name),
 * the newest day, beyond which no week is gone to its end, and the weekday on which weeks begin. Out: what it asks for, or null.
 */
export function wishOf(key: string, day: number | null, newest = Number.POSITIVE_INFINITY, first = 1): DayStep | null {
  if (key === 'PageUp') return { months: -1 };
  if (key === 'PageDown') return { months: 1 };
  if (day !== null && key === 'Home') return { day: Math.max(1, day - daysIntoWeek(day, first)) };
  if (day !== null && key === 'End') return { day: Math.min(newest, day + 6 - daysIntoWeek(day, first)) };
  const by = Object.hasOwn(steps, key) ? steps[key] : undefined;
  return by === undefined || day === null ? null : { day: day + by };
}

/**
 * Where the focus goes in another month: the same day of it, else the last one before, else its first. In: that month, the
 * days there that can be gone to, and the day the reader was on. Out: one of them, or null where there is none.
 */
export function sameDayIn(month: Month, days: readonly number[], from: number | null): number | null {
  const wanted = dayOf({ ...month, day: from === null ? 1 : dateOf(from).day });
  const inside = days.filter((day) => dateOf(day).year === month.year && dateOf(day).month === month.month).sort((a, b) => a - b);
  return inside.filter((day) => day <= wanted).at(-1) ?? inside[0] ?? null;
}
