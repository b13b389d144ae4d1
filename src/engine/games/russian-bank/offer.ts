import type { Action } from './notation.ts';
import { parsePosition } from './position.ts';
import { opponentOf, type PlayerNumber, sideOf, stockOf } from './state.ts';

/** Draws and passes in succession after which a page offers a draw; the rules themselves only know the limit. */
export const quietActions = 80;

/** After so many a computer player agrees to a draw in any case. */
const surelyAgreed = 2 * quietActions;

const isQuiet = (action: string): boolean => action === 'draw' || action === 'pass';

/** How many draws and passes in succession a line ends with. */
const quietRun = (line: readonly string[]): number => line.length - 1 - line.findLastIndex((action) => !isQuiet(action));

/**
 * Whether a line ends with so many draws and passes in succession that the game has frozen and a draw may be offered.
 * In: the whole line, as texts of actions. It is an offer only: play may go on.
 */
export const offersDraw = (line: readonly string[]): boolean => quietRun(line) >= quietActions;

/** Draws and passes in succession after which it is worth asking for a proof that the game can never go on. */
const fewQuiet = 4;

/** Whether a line ends with so many draws and passes that the game may have frozen for good. In: the whole line, as texts of actions. */
export const maybeFrozen = (line: readonly string[]): boolean => quietRun(line) >= fewQuiet;

/** The same of actions: the game is at a standstill, and computer players agree to a draw. */
export const stalled = (line: readonly Action[]): boolean =>
  line.length >= quietActions && line.slice(-quietActions).every(({ kind }) => kind !== 'play');

/**
 * Whether a computer player agrees to the draw that the other one has taken up: at once if it has as many cards left in
 * reserve, hand and waste as the other or more; ahead of them, only after `surelyAgreed` such actions. It looks at
 * nothing that its seat could not see. In: a position with or without the game's name; one that cannot be read is a fault
 * of the caller and throws.
 */
export function agreesToDraw(position: string, seat: PlayerNumber, line: readonly string[]): boolean {
  const state = parsePosition(position.replace(/^russian-bank:/, ''));
  if (!state.ok) throw new Error(state.error.code);
  const left = (player: PlayerNumber): number => stockOf(sideOf(state.value, player));
  return left(seat) >= left(opponentOf(seat)) || quietRun(line) >= surelyAgreed;
}
