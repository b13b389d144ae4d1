import * as m from '../../paraglide/messages.js';
import { dailyNumber } from '../../records/days.ts';
import type { Solved } from '../../records/records.ts';

/** What is told of a solved puzzle. */
export type Result = Pick<Solved, 'actions' | 'hints' | 'solution' | 'undone'>;

/** Which puzzle it was, without a word of what it asks: `Winnable #12 · Russian Bank`. */
export function puzzleName(id: string, game: string): string {
  const number = dailyNumber(id);
  return number === null ? m.share_name_library({ game, id }) : m.share_name_daily({ number, game });
}

/** How it was solved: `solved without help in 14 actions`. */
export function resultWords({ actions, hints, solution }: Result): string {
  if (solution) return m.share_solution({ actions });
  return hints > 0 ? m.share_hints({ actions, hints }) : m.share_clean({ actions });
}

/** More than so many of a sign are written as a number. */
const mostSigns = 6;

const signs = (sign: string, count: number): string => (count > mostSigns ? `${sign}×${count}` : sign.repeat(count));

/**
 * The result in signs, which tell nothing of the way: one for each ten actions or part of ten, for each action taken back,
 * for each hint, and for a solution looked at.
 */
export function symbolLine({ actions, undone = 0, hints, solution }: Result): string {
  return [signs('●', Math.ceil(actions / 10)), signs('↺', undone), signs('?', hints), signs('!', Number(solution))]
    .filter((text) => text !== '')
    .join(' ');
}

/** The text to share: words, perhaps the line of signs, and the address. */
export function shareText(name: string, result: Result, href: string, symbols: boolean): string {
  const how = resultWords(result);
  const undone = result.undone ?? 0;
  const words =
    undone > 0 ? m.share_line_undone({ name, how, undone: m.share_undone({ count: undone }) }) : m.share_line({ name, how });
  return [words, ...(symbols ? [symbolLine(result)] : []), href].join('\n');
}

/** The address of a page without what its fragment says, which might be a position. */
export function plainAddress(href: string): string {
  const address = new URL(href);
  address.hash = '';
  address.search = '';
  return address.href;
}

/** A time in words: `48 s`, `3 min 5 s`, `1 h 20 min`. */
export function timeWords(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  if (minutes === 0) return m.yours_time_seconds({ seconds });
  if (minutes < 60) return m.yours_time_minutes({ minutes, seconds: seconds % 60 });
  return m.yours_time_hours({ hours: Math.floor(minutes / 60), minutes: minutes % 60 });
}
