import { useRef } from 'preact/hooks';
import { unbroken } from '../../../site/unbroken.ts';
import type { GameKit } from '../kit.ts';
import type { Session } from '../session.ts';
import { happenings } from './SaidActions.tsx';
import { useDone } from './useDone.ts';

interface Props {
  readonly session: Session;
  readonly kit: GameKit;
  /** Whose cards are seen in what is told. */
  readonly eye: number | 'all';
  /** The others are about to act. */
  readonly waits: boolean;
  /** Nothing is said here: somebody else speaks. */
  readonly quiet: boolean;
}

/**
 * What has happened on the board, for those who hear the page: one sentence for what the reader did, and one announcement for
 * all that the others did after it, once they have done.
 */
export function Heard({ session, kit, eye, waits, quiet }: Props) {
  const done = useDone(session, kit);
  const now = session.now.value;
  const cursor = session.cursor.value;
  const told = useRef({ session, now, cursor, waits, words: '' });
  const before = told.current;
  if (before.session !== session) told.current = { session, now, cursor, waits, words: '' };
  else if (before.now !== now || before.waits !== waits) {
    const rows = kit.alone ? [] : happenings(session, kit, eye);
    const of = (own: boolean) => rows.filter((row) => row.own === own).map((row) => row.words);
    // A line that is loaded is no news.
    const loaded = done === '' && cursor > before.cursor + 1;
    const words = loaded ? [] : done !== '' ? [done, ...of(true)] : waits ? [before.words] : of(false);
    told.current = { session, now, cursor, waits, words: words.join(' ') };
  }
  // Nor is it said once more when the other has spoken.
  if (quiet) told.current = { ...told.current, words: '' };
  return (
    <p class="visually-hidden" role="status">
      {unbroken(kit.words.spoken?.(told.current.words) ?? told.current.words)}
    </p>
  );
}
