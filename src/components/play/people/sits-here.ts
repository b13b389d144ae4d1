import type { Play } from '../../../engine/core/play.ts';
import type { Seated } from '../deal-choice.ts';
import type { GameKit } from '../kit.ts';
import { READER } from '../reader.ts';
import { isPersons } from '../seats.ts';

/** Who has a screen that is shared: the person who is to act, else whoever of the people acted last. */
export function sitsHere(
  { game }: Pick<GameKit, 'game'>,
  start: Play,
  line: readonly string[],
  table: readonly Seated[],
): number {
  for (let at = line.length; at >= 0; at--) {
    const played = game.replay(start.position, line.slice(0, at));
    // To let something be is no turn of its own.
    if (!played.ok || (at < line.length && played.value.silence === line[at])) continue;
    if (isPersons(table, played.value.actor)) return Number(played.value.actor);
  }
  return READER;
}
