import type { Play } from '../../engine/core/play.ts';
import * as m from '../../paraglide/messages.js';
import type { FurthestWords, GameWords } from './kit.ts';

/** What is said where a task is about the first action alone, and another one was played; null where none was. */
export function firstActionWords<State, Action>(
  { line }: Play<State, Action>,
  start: Play<State, Action>,
  actionWords: GameWords<State, Action>['actionWords'],
): FurthestWords | null {
  const first = line[start.line.length];
  return first === undefined
    ? null
    : { head: m.play_panel_first(), says: m.play_panel_first_says({ action: actionWords(first, start) }) };
}
