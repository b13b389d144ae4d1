import * as m from '../../../paraglide/messages.js';
import { kindOf } from '../../../records/cleanness.ts';
import { dailyNumber } from '../../../records/days.ts';
import { listed, type Solving, takenWords } from './taken.ts';

/** Which puzzle it was, without a word of what it asks: `Winnable #12 · Russian Bank`. */
export function puzzleName(id: string, game: string): string {
  const number = dailyNumber(id);
  return number === null ? m.share_name_library({ game, id }) : m.share_name_daily({ number, game });
}

/** How it was solved: `clean, in 14 actions`, or `solved in 14 actions, with 2 slips and 1 taken back`. */
export function resultWords(result: Solving): string {
  const { actions } = result;
  if (kindOf(result) === 'clean') return m.share_clean({ actions });
  const parts = takenWords(result);
  return parts.length === 0 ? m.share_met({ actions }) : m.share_met_with({ actions, list: listed(parts) });
}

/** More than so many of a sign are written as a number. */
const mostSigns = 6;

const signs = (sign: string, count: number): string => (count > mostSigns ? `${sign}×${count}` : sign.repeat(count));

/**
 * The result in signs, which tell nothing of the way: one for each ten actions or part of ten, for each slip, each action
 * taken back, each question, each hint, and for a solution looked at.
 */
export function symbolLine({ actions, slips = 0, undone = 0, questions = 0, hints, solution }: Solving): string {
  return [
    signs('●', Math.ceil(actions / 10)),
    signs('×', slips),
    signs('↺', undone),
    signs('?', questions),
    signs('◇', hints),
    signs('!', Number(solution)),
  ]
    .filter((text) => text !== '')
    .join(' ');
}

/** The text to share: words, perhaps the line of signs, and the address. */
export function shareText(name: string, result: Solving, href: string, symbols: boolean): string {
  const words = m.share_line({ name, how: resultWords(result) });
  return [words, ...(symbols ? [symbolLine(result)] : []), href].join('\n');
}

/** The address of a page without what its fragment says, which might be a position. */
export function plainAddress(href: string): string {
  const address = new URL(href);
  address.hash = '';
  address.search = '';
  return address.href;
}
