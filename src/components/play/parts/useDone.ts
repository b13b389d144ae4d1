import { useRef } from 'preact/hooks';
import * as m from '../../../paraglide/messages.js';
import { doneWords } from '../done.ts';
import type { GameKit } from '../kit.ts';
import type { Session } from '../session.ts';

/**
 * What the reader has just done, as a sentence for those who do not see the board change; empty before anything has
 * happened. What others do is told elsewhere.
 */
export function useDone(session: Session, kit: GameKit): string {
  const [now, cursor] = [session.now.value, session.cursor.value];
  const told = useRef({ session, now, cursor, words: '' });
  const before = told.current;
  if (before.session !== session) told.current = { session, now, cursor, words: '' };
  else if (before.now !== now) {
    const leaps = cursor > before.cursor + 1 && kit.alone;
    const words = cursor < before.cursor ? m.play_taken_back() : leaps ? '' : lastOf(session, kit);
    told.current = { session, now, cursor, words };
  }
  return told.current.words;
}

function lastOf(session: Session, kit: GameKit): string {
  const at = session.cursor.peek() - 1;
  const action = session.line.peek()[at];
  const before = session.at(at);
  return action === undefined || before?.actor !== session.seat
    ? ''
    : m.play_done_sentence({ action: doneWords(kit, action, before) });
}
