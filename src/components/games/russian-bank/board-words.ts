import { countOf, type Piece, type Scene, type Slot } from '../../../engine/core/scene.ts';
import * as m from '../../../paraglide/messages.js';
import { cardList, cardName, cards, rankName, suitName } from '../../board/card-words.ts';
import type { BoardWords } from '../../board/games.ts';
import type { Fold, Label } from '../../board/layout/types.ts';

const labels: Readonly<Record<string, () => string>> = {
  'piles-yours': m.cards_piles_yours,
  'piles-theirs': m.cards_piles_theirs,
  'piles-yours-rule': m.cards_piles_yours_rule,
  'piles-theirs-rule': m.cards_piles_theirs_rule,
  draw: m.cards_draw,
  waits: m.cards_waits,
  'wing-hand-yours': m.cards_wing_hand_yours,
  'wing-hand-theirs': m.cards_wing_hand_theirs,
  'wing-waste-yours': m.cards_wing_waste_yours,
  'wing-waste-theirs': m.cards_wing_waste_theirs,
  'wing-hand-yours-short': m.cards_wing_hand_yours_short,
  'wing-hand-theirs-short': m.cards_wing_hand_theirs_short,
  'wing-waste-yours-short': m.cards_wing_waste_yours_short,
  'wing-waste-theirs-short': m.cards_wing_waste_theirs_short,
  foundations: m.cards_foundations,
  'foundations-rule': m.cards_foundations_rule,
};

function labelText({ text, n, counts = [] }: Label): string {
  const [reserve = 0, waste = 0, hand = 0] = counts;
  if (text === 'stock') return m.cards_stock({ reserve, waste, hand });
  if (text === 'reserve') return m.cards_reserve_label({ count: n });
  if (text === 'waste') return m.cards_waste_label({ count: n });
  if (text === 'hand') return m.cards_hand_label({ count: n });
  return labels[text]?.() ?? '';
}

/** Whose it is and what: your pile 2, the opponent's reserve, the first foundation of clubs. */
function shortName(slot: Slot, seat: number): string {
  const yours = slot.owner === seat;
  switch (slot.kind) {
    case 'reserve':
      return yours ? m.cards_reserve_yours() : m.cards_reserve_theirs();
    case 'waste':
      return yours ? m.cards_waste_yours() : m.cards_waste_theirs();
    case 'hand':
      return yours ? m.cards_stock_yours() : m.cards_stock_theirs();
    case 'foundation':
      return foundationName(slot);
    default:
      return yours ? m.cards_pile_yours({ n: slot.index }) : m.cards_pile_theirs({ n: slot.index });
  }
}

function foundationName(slot: Slot): string {
  const suit = suitName(slot.id[1] as 'c' | 'd' | 'h' | 's');
  const n = Number(slot.id[2]);
  const top = slot.pieces.at(-1);
  return top ? m.cards_foundation_named({ suit, n, rank: rankName(top.face.rank) }) : m.cards_foundation_empty({ suit, n });
}

/** How many cards the name of a place tells; the position's description has them all. */
const told = 6;

/** `all`: every card that is seen; else those of a long stack that come first. */
function plainName(slot: Slot, seat: number, all = false): string {
  if (slot.kind === 'foundation') return foundationName(slot);
  const name = shortName(slot, seat);
  const count = countOf(slot);
  if (count === 0) return m.cards_slot_empty({ name });
  const listed = slot.pieces.filter((p) => p.faceUp);
  if (listed.length === 0) return m.cards_slot_closed({ name, cards: cards(count) });
  if (slot.kind === 'hand')
    return m.cards_slot_next({ name, cards: cards(count), list: cardList(all ? listed : listed.slice(0, told)) });
  if (count === 1) return m.cards_slot_one({ name, list: cardList(listed) });
  if (listed.length < count) return m.cards_slot_top({ name, cards: cards(count), list: cardList(listed.slice(-1)) });
  if (!all && slot.kind !== 'pile' && count > told)
    return m.cards_slot_from_top({ name, cards: cards(count), list: cardList(listed.slice(-told).reverse()) });
  return m.cards_slot_bottom({ name, cards: cards(count), list: cardList(listed) });
}

/** Whose turn it is, as a sentence: the other one's by name, where a page gives them one; nothing where nobody is to act. */
export function turnText({ actor, slots }: Scene, seat: number): string[] {
  if (typeof actor !== 'number') return [];
  if (actor === seat) return [m.cards_text_turn_yours()];
  const player = slots.find(({ owner, name }) => owner === actor && name !== undefined)?.name;
  return [player === undefined ? m.cards_text_turn() : m.cards_text_turn_of({ player })];
}

/** A table whose second player is called so. */
export const calledTable =
  (opponent: string) =>
  (scene: Scene): Scene => ({
    ...scene,
    slots: scene.slots.map((slot) => (slot.kind === 'hand' && slot.owner === 2 ? { ...slot, name: opponent } : slot)),
  });

function describe(scene: Scene, seat: number): string {
  const sentences: string[] = scene.slots
    .filter((s) => s.kind !== 'foundation')
    .map((slot) => m.cards_text_slot({ name: plainName(slot, seat, true) }));
  const tops = scene.slots.filter((s) => s.kind === 'foundation').flatMap((s) => s.pieces.slice(-1));
  sentences.push(tops.length === 0 ? m.cards_text_home_none() : m.cards_text_home({ list: cardList(tops) }));
  const waits = scene.slots.find(({ id }) => id === scene.waits)?.pieces.at(-1);
  if (waits) sentences.push(m.cards_text_waits({ card: cardName(waits) }));
  sentences.push(...turnText(scene, seat));
  return sentences.join(' ');
}

function foldName(fold: Fold, slot: Slot | undefined, seat: number): string {
  if (fold.open || !slot) return m.cards_less();
  const of = { count: fold.count, name: shortName(slot, seat) };
  return fold.count < countOf(slot) ? m.cards_more(of) : m.cards_all(of);
}

const moving = (name: string, pieces: readonly Piece[]): string =>
  pieces.length === 0 ? name : m.cards_can_move({ name, card: cardList(pieces) });

export const words: BoardWords = {
  labelText,
  slotName: (slot, moves, seat) => moving(plainName(slot, seat), slot.kind === 'hand' ? [] : moves),
  targetName: (slot, run, seat) => m.cards_takes({ name: plainName(slot, seat), card: cardList(run) }),
  pieceName: (_slot, piece) => cardName(piece),
  foldName,
  shortName,
  describe,
  figureName: () => m.cards_figure_russian_bank(),
};
