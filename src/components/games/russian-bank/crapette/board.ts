import type { Scene, Slot } from '../../../../engine/core/scene.ts';
import * as m from '../../../../paraglide/messages.js';
import type { BoardGame, BoardWords } from '../../../board/games.ts';
import { board as free } from '../board.ts';
import { words as traditional } from './board-words.ts';
import { layOut, remember } from './layout.ts';

/** Only a traditional table has a place for the card turned up. */
const isTraditional = ({ slots }: Scene): boolean => slots.some(({ kind }) => kind === 'drawn');

/** The words of a place: a pile that belongs to somebody is of the other table; of all other places both say the same. */
const ofSlot = ({ kind, owner }: Slot): BoardWords => (kind === 'pile' && owner !== 0 ? free.words : traditional);

/** Russian Bank on a board of cards, whichever of its two rule sets a scene is of. */
export const board: BoardGame = {
  ...free,
  instead: free,
  layOut(scene, options) {
    if (!isTraditional(scene)) return free.layOut(scene, options);
    const { acts = [], ...layout } = layOut(scene, options);
    // A card is turned up at this table, and drawn at the other.
    return { ...layout, acts: acts.map((act) => (act.kind === 'draw' ? { ...act, words: m.crapette_label_draw() } : act)) };
  },
  hold(slot, actor) {
    const { kind, owner } = slot;
    if (kind === 'drawn') return owner === actor ? 'top' : 'none';
    // The houses are everybody's.
    return kind === 'pile' && owner === 0 ? (typeof actor === 'number' ? 'top' : 'none') : free.hold(slot, actor);
  },
  remember: (memory, scene) => (isTraditional(scene) ? remember : free.remember)?.(memory, scene),
  words: {
    ...traditional,
    describe: (scene, seat) => (isTraditional(scene) ? traditional : free.words).describe(scene, seat),
    slotName: (slot, moves, seat) => ofSlot(slot).slotName(slot, moves, seat),
    targetName: (slot, run, seat) => ofSlot(slot).targetName(slot, run, seat),
    shortName: (slot, seat) => ofSlot(slot).shortName(slot, seat),
    foldName: (fold, slot, seat) => (slot ? ofSlot(slot) : traditional).foldName(fold, slot, seat),
  },
};
