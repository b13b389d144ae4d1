import * as m from '../../../paraglide/messages.js';
import type { Session } from '../session.ts';
import { ActionButton } from './ActionButton.tsx';
import { Icon } from './icons.tsx';

/** Undo, redo, restart of one session. */
export function LineButtons({ session, busy = false }: { session: Session; busy?: boolean }) {
  const at = session.cursor.value;
  return (
    <div class="buttons">
      <ActionButton off={busy || at === 0} onClick={session.undo}>
        <Icon name="undo" /> {m.play_undo()}
      </ActionButton>
      <ActionButton off={busy || at >= session.line.value.length} onClick={session.redo}>
        <Icon name="redo" /> {m.play_redo()}
      </ActionButton>
      <ActionButton off={busy || at === 0} onClick={session.restart}>
        <Icon name="restart" /> {m.play_restart()}
      </ActionButton>
    </div>
  );
}
