import type { Play } from '../../../engine/core/play.ts';
import type { DealChoice } from '../deal-choice.ts';
import type { GameKit } from '../kit.ts';
import { isPersons, othersAt, seatsOf } from '../seats.ts';

/**
 * Whose decisions of a game may be looked at, by their seats: those of the people on one screen; everybody's where it is not known who played,
 * and of a line without a deal (null). Else the reader's alone, and the list is empty.
 */
export function seatsToReview(
  kit: Pick<GameKit, 'alone' | 'game' | 'opponents'>,
  choice: DealChoice | null,
  start: Play,
): number[] {
  if (kit.alone) return [];
  const player = choice?.player ?? null;
  const others = othersAt(start);
  const all = Array.from({ length: others + 1 }, (_, i) => i + 1);
  if (player === null) return all;
  if (!player.split('.').includes('here')) return [];
  const table = seatsOf({ player }, kit, others);
  return all.filter((seat) => isPersons(table, seat));
}
