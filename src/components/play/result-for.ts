import { resultFor as resultOf } from '../../engine/core/outcome.ts';
import type { Play } from '../../engine/core/play.ts';
import type { GameResult } from '../../records/finished-games.ts';

/** How a game that has ended, or was given up, counts for the player in a seat. */
export const resultFor = ({ outcome }: Play, seat: Play['actor']): GameResult =>
  outcome === null ? 'lost' : resultOf(outcome, typeof seat === 'number' ? seat : 1);
