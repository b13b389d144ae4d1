import { type Play, type Table, table } from '../../src/engine/core/play.ts';
import { sixteen } from '../../src/engine/games/sixteen/index.ts';

export const sixteenTable: Table = table(sixteen);

/** A position with a line played from it; anything unreadable or illegal throws. */
export function play(position: string, line = ''): Play {
  const result = sixteenTable.replay(position, line === '' ? [] : line.split(','));
  if (!result.ok) throw new Error(`${position} ${result.error.action}: ${result.error.reason}`);
  return result.value;
}

/** The rule that forbids an action, or null. */
export function why(position: string, action: string): string | null {
  const result = play(position).why(action);
  if (!result.ok) throw new Error(result.error.reason);
  return result.value;
}
