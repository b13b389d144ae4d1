import { dailyNumber } from '../../records/days.ts';
import { isPuzzleId } from '../../records/records.ts';
import { link } from '../../site/i18n.ts';

/** Where a puzzle that comes back is played: in practice by its fragment, in the library or at its day by its id. */
export function dueLink(name: string, game: string): string {
  if (!isPuzzleId(name)) return `#${name}`;
  const day = dailyNumber(name);
  return link(day === null ? `/puzzles/${game}/${name}/` : `/daily/${day}/${game}/`);
}
