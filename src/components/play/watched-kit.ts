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
