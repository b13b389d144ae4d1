import { countOf, type Scene, type Slot } from '../../../../engine/core/scene.ts';
import * as m from '../../../../paraglide/messages.js';
import { cardList, cardName } from '../../../board/card-words.ts';
import type { BoardWords } from '../../../board/games.ts';
import type { Fold, Label } from '../../../board/layout/types.ts';
import { words as common, turnText } from '../board-words.ts';
import { houseNumber } from './house-number.ts';

const labels: Readonly<Record<string, () => string>> = {
  houses: m.crapette_label_houses,
  'houses-more': m.crapette_label_houses_more,
  'turned-up': m.crapette_label_turned_up,
  'hand-yours': m.cards_wing_hand_yours,
  'hand-theirs': m.cards_wing_hand_theirs,
  'waste-yours': m.cards_wing_waste_yours,
  'waste-theirs': m.cards_wing_waste_theirs,
  'reserve-yours': m.crapette_label_reserve_yours,
  'reserve-theirs': m.crapette_label_reserve_theirs,
};

function labelText(label: Label): string {
  const { text, n, counts: [reserve = 0, waste = 0, hand = 0] = [] } = label;
  if (text === 'house') return `${n}`;
  if (text === 'stock-yours') return m.crapette_label_yours({ reserve, waste, hand });
  if (text === 'stock-theirs') return m.crapette_label_theirs({ reserve, waste, hand });
  return labels[text]?.() ?? common.labelText(label);
}

/** What a place is: house 5, your turned-up card, the opponent’s waste. */
function shortName(slot: Slot, seat: number): string {
  if (slot.kind === 'pile') return m.crapette_house({ n: houseNumber(slot.id) });
  if (slot.kind !== 'drawn') return common.shortName(slot, seat);
  return slot.owner === seat ? m.crapette_turned_up_yours() : m.crapette_turned_up_theirs();
}

function plainName(slot: Slot, seat: number): string {
  if (slot.kind !== 'pile' && slot.kind !== 'drawn') return common.slotName(slot, [], seat);
  const name = shortName(slot, seat);
  const list = cardList(slot.pieces);
  if (countOf(slot) === 0) return m.cards_slot_empty({ name });
  if (slot.kind === 'drawn' || countOf(slot) === 1) return m.crapette_slot_one({ name, list });
  return m.crapette_slot_from_bottom({ name, list });
}

const moving = (name: string, card: string): string => (card === '' ? name : m.cards_can_move({ name, card }));

function describe(scene: Scene, seat: number): string {
  const houses = scene.slots.filter(({ kind }) => kind === 'pile').sort((a, b) => houseNumber(a.id) - houseNumber(b.id));
  // A scene has the second column first; it is read by number.
  const places = scene.slots
    .filter(({ kind }) => kind !== 'foundation')
    .map((slot) => (slot.kind === 'pile' ? (houses.shift() as Slot) : slot));
  const tops = scene.slots.filter(({ kind }) => kind === 'foundation').flatMap(({ pieces }) => pieces.slice(-1));
  const sentences: string[] = places.map((slot) => m.cards_text_slot({ name: plainName(slot, seat) }));
  sentences.push(tops.length === 0 ? m.cards_text_home_none() : m.cards_text_home({ list: cardList(tops) }));
  const up = places.find(({ kind, pieces }) => kind === 'drawn' && pieces.length > 0)?.pieces[0];
  if (up) sentences.push(m.crapette_text_waits({ card: cardName(up) }));
  sentences.push(...turnText(scene, seat));
  return sentences.join(' ');
}

function foldName(fold: Fold, slot: Slot | undefined, seat: number): string {
  if (slot?.kind !== 'pile' || fold.open) return common.foldName(fold, slot, seat);
  return m.cards_more({ count: fold.count, name: shortName(slot, seat) });
}

/** The words of a traditional table. */
export const words: BoardWords = {
  ...common,
  labelText,
  shortName,
  slotName(slot, moves, seat) {
    const name = plainName(slot, seat);
    // Nothing is played from a waste: what can move there is all of it, when the hand has run out.
    if (slot.kind === 'waste') return moves.length === 0 ? name : m.crapette_waste_over({ name });
    return moving(name, slot.kind === 'hand' ? '' : cardListOrNone(moves));
  },
  targetName: (slot, run, seat) => m.cards_takes({ name: plainName(slot, seat), card: cardList(run) }),
  foldName,
  describe,
};

const cardListOrNone = (moves: Parameters<typeof cardList>[0]): string => (moves.length === 0 ? '' : cardList(moves));
