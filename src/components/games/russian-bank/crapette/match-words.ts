import * as m from '../../../../paraglide/messages.js';
import type { Seated } from '../../../play/deal-choice.ts';

/** How a player of a match is called; null: it is the reader, who plays against the computer. */
export function nameOf(seat: number, table: readonly Seated[]): string | null {
  const people = table.filter(({ player }) => player === null).length > 1;
  if (people) return m.play_here_title({ player: seat });
  return seat === 1 ? null : (table[seat - 1]?.name ?? m.play_end_other());
}

/** How far a match goes and what each has. */
export const standsWords = (totals: readonly number[], target: number, table: readonly Seated[]): string =>
  m.play_match_stands({
    target,
    points: totals.map((points, i) => m.play_match_of({ name: nameOf(i + 1, table) ?? m.play_match_you(), points })).join(', '),
  });
