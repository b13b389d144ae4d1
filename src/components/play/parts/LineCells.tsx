import * as m from '../../../paraglide/messages.js';
import type { Session } from '../session.ts';
import { Cell } from './Cell.tsx';

/** Undo, redo, restart of one session, as the playing screen has them; `restart`: false where there is room for two. */
export function LineCells({ session, busy = false, restart = true }: { session: Session; busy?: boolean; restart?: boolean }) {
  const at = session.cursor.value;
  return (
    <>
      <Cell icon="undo" off={busy || at === 0} onClick={session.undo}>
        {m.play_undo()}
      </Cell>
      <Cell icon="redo" off={busy || at >= session.line.value.length} onClick={session.redo}>
        {m.play_redo()}
      </Cell>
      {restart && (
        <Cell icon="restart" off={busy || at === 0} onClick={session.restart}>
          {m.play_restart()}
        </Cell>
      )}
    </>
  );
}
