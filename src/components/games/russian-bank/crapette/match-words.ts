import * as m from '../../../../paraglide/messages.js';
import type { Seated } from '../../../play/deal-choice.ts';

const shared = (table: readonly Seated[]): boolean => table.filter(({ player }) => player === null).length > 1;

/** How a player of a match is called; null: it is the reader, who plays against the computer. */
export function nameOf(seat: number, table: readonly Seated[]): string | null {
  if (shared(table)) return m.play_here_title({ player: seat });
  return seat === 1 ? null : (table[seat - 1]?.name ?? m.play_end_other());
}

/** How far a match goes and what each has. */
export const standsWords = (totals: readonly number[], target: number, table: readonly Seated[]): string =>
  m.play_match_stands({
    target,
    points: totals
      .map((points, i) =>
        // After a place a number would be another place.
        shared(table)
          ? m.play_match_of_seat({ player: i + 1, points })
          : m.play_match_of({ name: nameOf(i + 1, table) ?? m.play_match_you(), points }),
      )
      .join(', '),
  });
