import { isPuzzleId } from '../../records/records.ts';
import { link } from '../../site/i18n.ts';

/** Puzzles of days have numbers of four digits from here on: this one more than the day's. */
const daysFrom = 1000;

/** The day of a daily puzzle by its id; null: it is of the library. */
export function dayOf(id: string): number | null {
  const number = Number(id.slice(2));
  return number > daysFrom ? number - daysFrom : null;
}

/** Where a puzzle that comes back is played: in practice by its fragment, in the library or at its day by its id. */
export function dueLink(name: string, game: string): string {
  if (!isPuzzleId(name)) return `#${name}`;
  const day = dayOf(name);
  return link(day === null ? `/puzzles/${game}/${name}/` : `/daily/${day}/${game}/`);
}
