import * as m from '../../../paraglide/messages.js';
import { dayItCountsFor, letterOf } from '../../../records/days.ts';
import { isProvisional, rangeOf } from '../../../records/provisional.ts';
import type { DayMap, SolvedMap } from '../../../records/records.ts';
import { streak } from '../../../records/streak.ts';
import type { Rating } from '../../../records/strength.ts';

/** A figure of the reader's that a win has changed, or might have. */
export interface Gain {
  readonly label: string;
  /** What it was; null where it was the same, or is not known. */
  readonly before: string | null;
  readonly now: string;
  /** What is to be known of it besides. */
  readonly says?: string;
}

const gain = (label: string, before: number | null, now: number, says?: string): Gain => ({
  label,
  before: before === null || before === now ? null : String(before),
  now: String(now),
  ...(says === undefined ? {} : { says }),
});

/**
 * What a solved puzzle adds to: how many of its game are solved, and the days in a row if it counts for one. In: what is kept now, with
 * this win in it, whether it is the first time that it was solved, and the reader's day.
 */
export function puzzleGains(
  id: string,
  game: string,
  first: boolean,
  solved: SolvedMap,
  days: DayMap,
  today: number,
): readonly Gain[] {
  const letter = letterOf(id);
  const count = Object.keys(solved).filter((one) => letterOf(one) === letter).length;
  const gains = [gain(m.share_gain_solved({ game }), first ? count - 1 : null, count)];
  const day = dayItCountsFor(id, today);
  if (day === null) return gains;
  const { [letter]: _, ...others } = days[day] ?? {};
  const before = streak({ ...days, [day]: others }, today).current;
  return [gain(m.yours_streak_title(), first ? before : null, streak(days, today).current), ...gains];
}

/** What a puzzle of practice has made of a rating: a figure, and its range while it is not known to within 100. */
export function ratingGain(before: Rating | null, after: Rating): Gain {
  const [from, to] = rangeOf(after);
  const says = isProvisional(after) ? m.endless_provisional_range({ from, to }) : undefined;
  return gain(m.share_gain_rating(), before === null ? null : Math.round(before.rating), Math.round(after.rating), says);
}
