import type { Play } from '../../../engine/core/play.ts';
import * as m from '../../../paraglide/messages.js';
import { turnsOf } from './arrival.ts';

/** What is said first of a link that is older than the game that is kept here (`ours`): that the game is over, or in which turn it is. */
export function olderHead(start: Play, ours: readonly string[], line: readonly string[], over: boolean): string {
  const next = (moves: readonly string[]) => turnsOf(start, moves) + 1;
  return over ? m.play_friend_over() : m.play_friend_older({ turn: next(ours), older: next(line) });
}
