import type { Play } from '../../../engine/core/play.ts';
import * as m from '../../../paraglide/messages.js';
import type { GameKit } from '../kit.ts';
import { useDialog } from './useDialog.ts';

/** The list of keys, as a dialog that Escape closes. */
export function KeysHelp({ kit, play = null, onClose }: { kit?: GameKit; play?: Play | null; onClose: () => void }) {
  const dialog = useDialog();
  const rows = [
    [['←', '→', '↑', '↓'], m.play_keys_arrows()],
    [['1', '2', '3'], m.play_keys_numbers()],
    [['A', '7', 'K'], m.play_keys_rank()],
    [['f'], m.play_keys_station()],
    [['Enter'], m.play_keys_enter()],
    [['Esc'], m.play_keys_escape()],
    [['d'], m.play_keys_draw()],
    ...(play && kit?.objections?.at(play) ? [[['s'], kit.objections.words()] as const] : []),
    [['u'], m.play_keys_undo()],
    [['r'], m.play_keys_redo()],
    [['h'], m.play_keys_hint()],
    [['?'], m.play_keys_help()],
  ] as const;
  return (
    <dialog ref={dialog} class="keys" aria-labelledby="keys-head" onClose={onClose}>
      <h2 id="keys-head">{m.play_keys_head()}</h2>
      <dl>
        {rows.map(([keys, words]) => (
          <div key={words}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
      <p class="visually-hidden">{m.play_keys_heard()}</p>
      <form method="dialog">
        <button type="submit" class="button">
          {m.play_close()}
        </button>
      </form>
    </dialog>
  );
}
