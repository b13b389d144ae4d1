import * as m from '../../../paraglide/messages.js';
import { unbroken } from '../../../site/unbroken.ts';
import { recordWords } from '../done.ts';
import type { GameKit } from '../kit.ts';
import type { Session } from '../session.ts';

/** The line so far in words, who did what where others play too; each entry goes back to it. What was taken back stays, paler, until another way is taken. */
export function MoveList({ session, kit, eye = 'all' }: { session: Session; kit: GameKit; eye?: number | 'all' }) {
  const line = session.line.value;
  if (line.length === 0) return null;
  const at = session.cursor.value;
  const rows = line.map((_, i) => unbroken(recordWords(kit, session, i, eye)));
  return (
    <details class="moves" open={line.length <= 12}>
      <summary>{m.play_moves_head({ count: session.own.value })}</summary>
      <ol class="move-list">
        {rows.map(
          (words, i) =>
            words !== '' && (
              <li key={i} class={i < at ? '' : 'ahead'} aria-current={i === at - 1 ? 'step' : undefined}>
                <button type="button" class="move" onClick={() => session.goTo(i + 1)}>
                  {words}
                </button>
              </li>
            ),
        )}
      </ol>
    </details>
  );
}
