import { type Play, type TextGame, textGame } from '../../src/engine/core/play.ts';
import { isTraditional } from '../../src/engine/games/ids.ts';
import { ristiseiska } from '../../src/engine/games/ristiseiska/index.ts';
import { crapette } from '../../src/engine/games/russian-bank/crapette/index.ts';
import { russianBank } from '../../src/engine/games/russian-bank/index.ts';
import { sixteen } from '../../src/engine/games/sixteen/index.ts';

export const sixteenText: TextGame = textGame(sixteen);
export const russianBankText: TextGame = textGame(russianBank);
export const ristiseiskaText: TextGame = textGame(ristiseiska);

const crapetteText: TextGame = textGame(crapette);

const tables = [sixteenText, russianBankText, ristiseiskaText];

/** A position of any game with a line played from it; anything unreadable or illegal throws. */
export function play(position: string, line = ''): Play {
  const game = isTraditional(position) ? crapetteText : tables.find(({ id }) => position.startsWith(`${id}:`));
  if (!game) throw new Error(`${position} is of no game`);
  const result = game.replay(position, line === '' ? [] : line.split(','));
  if (!result.ok) throw new Error(`${position} ${result.error.action}: ${result.error.code}`);
  return result.value;
}

/** The rule that forbids an action, or null. */
export function why(position: string, action: string): string | null {
  const result = play(position).why(action);
  if (!result.ok) throw new Error(result.error.code);
  return result.value;
}
