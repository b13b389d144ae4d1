import type { Play } from '../../engine/core/play.ts';
import * as m from '../../paraglide/messages.js';
import type { DealChoice, Seated } from './deal-choice.ts';
import type { Dealing } from './deals.ts';
import type { GameKit } from './kit.ts';
import { seatsOf } from './seats.ts';

interface Watched {
  readonly kit: GameKit;
  readonly dealing: Pick<Dealing, 'against'>;
  readonly choice: Pick<DealChoice, 'player'>;
  readonly table: readonly Seated[];
}

/** A game that is watched: those are named who are known to have played; where nobody is, all are called by their seats. */
export function watchedKit({ kit, dealing, choice, table }: Watched): GameKit {
  const called = choice.player === null ? seatsOf({ player: 'here' }, kit, table.length - 1) : table;
  return { ...kit, ...dealing.against?.(called) };
}

/** How many moves a link to a game has: the whole of it, or so far where people send it on and nobody has ended it (`gaveUp`: who did). */
export const lengthWords = (
  kit: Pick<GameKit, 'alone'>,
  { player }: Watched['choice'],
  end: Pick<Play, 'outcome'>,
  gaveUp: number | null,
  of: number,
): string =>
  player === null && !kit.alone && end.outcome === null && gaveUp === null
    ? m.play_replay_so_far({ of })
    : m.play_replay_begins({ of });
