import { useRef } from 'preact/hooks';
import * as m from '../../../paraglide/messages.js';
import { doneWords } from '../done.ts';
import type { GameKit } from '../kit.ts';
import { lastDone, type Session } from '../session.ts';

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
    told.current = { session, now, cursor, words: doneSince(before.cursor, session, kit) };
  }
  return told.current.words;
}

/** What has been done since the cursor was at `before`: something taken back, everything begun anew, or the last action. */
export function doneSince(before: number, session: Session, kit: GameKit): string {
  const cursor = session.cursor.peek();
  if (cursor >= before) return cursor > before + 1 && kit.alone ? '' : lastOf(session, kit);
  // Nothing that could be redone is left: the same cards are played again.
  if (session.line.peek().length === 0) return m.play_same_cards();
  return cursor > 0 || before === 1 ? m.play_taken_back() : m.play_back_at_start();
}

function lastOf(session: Session, kit: GameKit): string {
  const at = lastDone(session, session.cursor.peek());
  const action = session.line.peek()[at];
  const before = session.at(at);
  return action === undefined || before?.actor !== session.seat
    ? ''
    : m.play_done_sentence({ action: doneWords(kit, action, before) });
}
