import type { Play } from '../../../engine/core/play.ts';
import { bestOf, finishedGames } from '../../../records/finished-games.ts';
import { openGames } from '../../../records/open-games.ts';
import { dayNumber } from '../deal-text.ts';
import { type DealChoice, formatDeal } from '../deals.ts';
import { seesAll } from '../people/arrival.ts';
import { forTheOther } from '../people/people.ts';
import { READER } from '../reader.ts';

/**
 * The reader's own game, as its link has it, of which a game that is watched shows what is hidden: one of this deal that is open here, or the
 * deal of the day (`now`) while it has not been played to its end. null: it gives nothing away.
 */
export function spoiledBy(game: string, choice: DealChoice, start: Play, now: Date): string | null {
  if (choice.open || seesAll(start, choice.seat ?? READER)) return null;
  const open = openGames().find((one) => one.game === game && Number(/^n=(\d+)/.exec(one.deal)?.[1]) === choice.number);
  if (open) return open.deal;
  const isNew = choice.number === dayNumber(now) && bestOf(finishedGames(), game, choice.number) === null;
  return isNew ? formatDeal(forTheOther(choice)) : null;
}
