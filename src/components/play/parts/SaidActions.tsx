import * as m from '../../../paraglide/messages.js';
import type { GameKit } from '../kit.ts';
import type { Session } from '../session.ts';

/** Actions that move nothing on the board (a pass, a stop) as buttons; nothing while others act or there are none. */
export function SaidActions({ session, kit }: { session: Session; kit: GameKit }) {
  const now = session.now.value;
  if (session.waiting.value) return null;
  const said = now.actions.filter((action) => now.carry(action) === null);
  if (said.length === 0) return null;
  return (
    <div class="buttons">
      {said.map((action) => (
        <button key={action} type="button" class="button" onClick={() => session.play(action)}>
          {kit.words.actionWords(action, now)}
        </button>
      ))}
    </div>
  );
}

/** What the others have done since the reader's last action, in words. */
export function Happened({ session, kit, eye }: { session: Session; kit: GameKit; eye: number | 'all' }) {
  if (kit.alone) return null;
  const rows: { readonly key: number; readonly words: string }[] = [];
  let play = session.start;
  for (const [key, action] of session.played.value.entries()) {
    if (play.actor === session.seat) rows.length = 0;
    else
      rows.push({
        key,
        words:
          kit.words.happenedWords?.(action, play, eye) ??
          (play.actor === 'chance'
            ? kit.words.actionWords(action, play)
            : m.play_player_does({ player: play.actor ?? 0, action: kit.words.actionWords(action, play) })),
      });
    const next = play.apply(action);
    if (next.ok) play = next.value;
  }
  return (
    <ol class="happened" role="log" aria-label={m.play_happened()}>
      {rows.map(({ key, words }) => (
        <li key={key}>{words}</li>
      ))}
      {session.waiting.value && <li class="soft">{m.play_others_turn()}</li>}
    </ol>
  );
}
