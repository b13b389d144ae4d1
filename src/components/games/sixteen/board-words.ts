import { countOf, type Scene, type Slot } from '../../../engine/core/scene.ts';
import * as m from '../../../paraglide/messages.js';
import type { Fold, Label } from '../../board/layout/types.ts';

/** The words of a label on the board. */
export function labelText({ text, n }: Pick<Label, 'text' | 'n'>): string {
  switch (text) {
    case 'foundations':
      return n > 0 ? m.board_foundations_to({ top: n }) : m.board_foundations();
    case 'draw':
      return m.board_draw();
    case 'urn':
      return m.board_urn();
    case 'drawn':
      return m.board_drawn();
    case 'next':
      return m.board_next();
    case 'pile':
      return m.board_pile({ n });
    case 'pile-short':
      return String(n);
    default:
      return '';
  }
}

const ranks = (slot: Slot): number[] => slot.pieces.map((p) => p.face.rank);
/** How many of the bricks to come a name mentions; the position's description has them all. */
const named = 6;

/** A run as players write it: 9-6-3. */
export const runText = (run: readonly number[]): string => run.join('-');

/** The accessible name of a slot: what lies there, and what may move. */
export function slotName(slot: Slot, movable: readonly number[] = []): string {
  const name = plainName(slot);
  if (movable.length === 0 || slot.kind !== 'pile') return name;
  return movable.length === 1
    ? m.board_top_moves({ name, run: runText(movable) })
    : m.board_run_moves({ name, run: runText(movable) });
}

function plainName(slot: Slot): string {
  const n = slot.index;
  const list = ranks(slot);
  switch (slot.kind) {
    case 'foundation':
      return list.length === 0
        ? m.board_foundation_empty({ n })
        : m.board_foundation_named({ n, top: list[list.length - 1] as number });
    case 'stock':
      if (countOf(slot) === 0) return m.board_urn_empty();
      return list.length === 0
        ? m.board_urn_named({ bricks: m.board_bricks({ count: countOf(slot) }) })
        : m.board_urn_open_named({ bricks: m.board_bricks({ count: countOf(slot) }), list: list.slice(0, named).join(', ') });
    case 'drawn':
      return list.length === 0 ? m.board_drawn_empty() : m.board_drawn_named({ rank: list[0] as number });
    default:
      if (list.length === 0) return m.board_pile_empty({ n });
      return list.length === 1
        ? m.board_pile_named_one({ n, list: list.join(', ') })
        : m.board_pile_named({ n, bricks: m.board_bricks({ count: list.length }), list: list.join(', ') });
  }
}

/** The name of a slot that takes what is lifted. */
export const targetName = (slot: Slot, run: readonly number[]): string =>
  m.board_takes({ name: plainName(slot), run: runText(run) });

/** The name of the button that opens or closes what does not fit. */
export function foldName(fold: Fold, slot: Slot | undefined): string {
  if (fold.open) return m.board_less();
  if (slot?.kind === 'stock' && fold.count >= countOf(slot)) return m.board_all_next({ count: fold.count });
  return slot?.kind === 'stock'
    ? m.board_more_next({ count: fold.count })
    : m.board_more_pile({ count: fold.count, n: slot?.index ?? 0 });
}

/** Short name of a slot, for sentences. */
export const shortName = (slot: Slot): string =>
  slot.kind === 'pile' ? m.board_pile({ n: slot.index }) : slot.kind === 'stock' ? m.board_urn() : plainName(slot);

/** The whole position in words: every brick that the picture shows. */
export function describe(scene: Scene): string {
  const of = (kind: Slot['kind']) => scene.slots.filter((s) => s.kind === kind);
  const sentences = of('pile').map((pile) =>
    pile.pieces.length === 0
      ? m.board_text_pile_empty({ n: pile.index })
      : m.board_text_pile({ n: pile.index, list: ranks(pile).join(', ') }),
  );
  const homes = of('foundation').map((f) => f.pieces.length);
  if (homes.some((top) => top > 0))
    sentences.push(m.board_text_home({ list: homes.map((top) => (top === 0 ? m.board_text_empty() : String(top))).join(', ') }));
  else if (homes.length > 0) sentences.push(m.board_text_home_none());
  const drawn = of('drawn')[0]?.pieces[0];
  if (drawn) sentences.push(m.board_text_drawn({ rank: drawn.face.rank }));
  for (const urn of of('stock')) {
    if (urn.hidden) sentences.push(m.board_text_urn_hidden({ bricks: m.board_bricks({ count: urn.hidden }) }));
    else if (urn.pieces.length > 0) sentences.push(m.board_text_urn({ list: ranks(urn).join(', ') }));
    else sentences.push(m.board_text_urn_empty());
  }
  return sentences.join(' ');
}
