import { opponentOf, type PlayerNumber, sideOf, stockOf } from '../state.ts';
import type { Action } from './notation.ts';
import { parsePosition } from './position.ts';

/** Actions in succession without a card for a foundation after which a page offers a draw. */
export const idleActions = 160;

/** After so many a computer player agrees to a draw in any case. */
const surelyAgreed = 2 * idleActions;

const isHome = (action: Action): boolean => action.kind === 'play' && action.to === 'f';

/** Whether a line has come to a standstill: a draw may be offered, and computer players agree to it. */
export const stalled = (line: readonly Action[]): boolean => line.length >= idleActions && !line.slice(-idleActions).some(isHome);

/** How many actions in succession a line ends with of which none brought a card home. */
const idleRun = (line: readonly string[]): number => line.length - 1 - line.findLastIndex((action) => action.endsWith('-f'));

/**
 * Whether a line has gone on for so long without a card for a foundation that a draw may be offered. In: the whole line, as texts of
 * actions. It is an offer only: play may go on.
 */
export const offersDraw = (line: readonly string[]): boolean => idleRun(line) >= idleActions;

/**
 * Whether a computer player agrees to the draw that the other one has taken up: at once if it has as many cards left in reserve, hand
 * and waste as the other or more; ahead of them, only after `surelyAgreed` such actions. It looks at nothing that its seat could not see.
 * In: a position with or without the game's name; one that cannot be read is a fault of the caller and throws.
 */
export function agreesToDraw(position: string, seat: PlayerNumber, line: readonly string[]): boolean {
  const table = parsePosition(position.replace(/^russian-bank:/, ''));
  if (!table.ok) throw new Error(table.error.code);
  const left = (player: PlayerNumber): number => stockOf(sideOf(table.value, player));
  return left(seat) >= left(opponentOf(seat)) || idleRun(line) >= surelyAgreed;
}
