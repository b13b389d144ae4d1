import type { Play } from '../../../engine/core/play.ts';
import type { Slot } from '../../../engine/core/scene.ts';
import * as m from '../../../paraglide/messages.js';
import { ownShown, signs } from '../../board/faces/signs.ts';
import { boardOf } from '../../board/games.ts';
import type { GameKit } from '../kit.ts';
import { meansRank } from './keys.ts';
import { useDialog } from './useDialog.ts';

type Row = readonly [keys: readonly string[], words: string];

/** The keys that a game hears, and what they do there; `play` null: those of all games. */
export function keyRows(kit: GameKit, play: Play | null): readonly Row[] {
  const scene = play?.scene('all') ?? null;
  const where = (has: (slot: Slot) => boolean, ...row: Row): readonly Row[] =>
    scene === null || scene.slots.some(has) ? [row] : [];
  const { hold } = boardOf(kit.id);
  const [ace = 'A', , , king = 'K'] = ownShown() ? signs() : [];
  const draws = scene === null || scene.slots.some(({ kind }) => kind === 'stock');
  return [
    [['←', '→', '↑', '↓'], m.play_keys_arrows()],
    ...where(({ kind }) => kind === 'pile', ['1', '2', '3'], kit.numberKeys?.() ?? m.play_keys_numbers()),
    ...where((slot) => hold(slot, slot.owner) === 'any', [ace, '7', king], m.play_keys_rank()),
    [['f'], m.play_keys_station()],
    [[m.play_keys_cap_enter()], draws ? m.play_keys_enter() : m.play_keys_enter_only()],
    [[m.play_keys_cap_escape()], m.play_keys_escape()],
    ...where((slot) => hold(slot, slot.owner) === 'touch', ['d'], m.play_keys_draw()),
    ...(play && kit.objections?.at(play) ? [[['s'], kit.objections.words()] as const] : []),
    [['u'], m.play_keys_undo()],
    [[scene && meansRank('r', scene) ? 'y' : 'r'], m.play_keys_redo()],
    [['h'], m.play_keys_hint()],
    [['?'], m.play_keys_help()],
  ];
}

/** The list of keys, as a dialog that Escape closes. */
export function KeysHelp({ kit, play, onClose }: { kit: GameKit; play: Play | null; onClose: () => void }) {
  const dialog = useDialog();
  const rows = keyRows(kit, play);
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
