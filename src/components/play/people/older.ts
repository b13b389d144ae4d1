import type { Play } from '../../../engine/core/play.ts';
import * as m from '../../../paraglide/messages.js';
import { turnsOf } from './arrival.ts';

/** What is said of a link that is older than the game that is kept here (`ours`): that the game is over, or in which turn each of them is. */
export function olderWords(
  start: Play,
  ours: readonly string[],
  line: readonly string[],
  over: boolean,
): { readonly head: string; readonly lines: readonly string[] } {
  if (over) return { head: m.play_friend_over(), lines: [m.play_friend_older_says()] };
  const [turn, older] = [ours, line].map((moves) => turnsOf(start, moves) + 1) as [number, number];
  return {
    head: m.play_friend_older(),
    lines: [turn === older ? m.play_friend_older_same({ turn }) : m.play_friend_older_turns({ turn, older })],
  };
}
