import { suits } from '../../../engine/core/cards.ts';
import { countOf, type Piece, type Scene, type Slot } from '../../../engine/core/scene.ts';
import * as m from '../../../paraglide/messages.js';
import { capital, cardList, cardName, cards, rankName, suitName } from '../../board/card-words.ts';
import type { BoardWords } from '../../board/games.ts';
import type { Label } from '../../board/layout/types.ts';

/** Another player, by name or by number. */
const other = (n: number, name: string | undefined): string => name ?? m.ristiseiska_player({ player: n });

function labelText({ text, n, name, counts = [] }: Label): string {
  const hand = { player: capital(other(n, name)), cards: cards(counts[0] ?? 0) };
  if (text === 'name') return hand.player;
  if (text === 'count') return hand.cards;
  if (text === 'hand-yours' && counts.length === 0) return m.cards_short_yours();
  if (text === 'hand-yours') return counts[1] ? m.cards_label_yours_turn(hand) : m.cards_label_yours(hand);
  return m.cards_label_theirs(hand);
}

const suitAt = (slot: Slot) => slot.id.slice(-1) as 'c' | 'd' | 'h' | 's';
const rankList = (pieces: readonly Piece[]): string =>
  pieces.length === 0 ? m.cards_column_nothing() : pieces.map((p) => rankName(p.face.rank)).join(', ');

/** What is on the table of a suit, from its lowest card. */
function laidOf(scene: Scene, suit: 'c' | 'd' | 'h' | 's'): readonly Piece[] {
  const part = (name: string) => scene.slots.find((s) => s.id === `${name}-${suit}`)?.pieces ?? [];
  return [...part('down')].reverse().concat(part('row'), part('up'));
}

function plainName(slot: Slot, seat: number, scene?: Scene): string {
  if (slot.kind === 'hand') {
    const of = { player: other(slot.index, slot.name), cards: cards(countOf(slot)) };
    const name = slot.owner === seat ? m.cards_hand_yours(of) : m.cards_hand_theirs(of);
    return slot.pieces.length === 0 ? name : m.cards_hand_listed({ name, list: cardList(slot.pieces) });
  }
  const suit = capital(suitName(suitAt(slot)));
  const list = rankList(slot.pieces);
  if (slot.id.startsWith('up-')) return m.cards_column_up({ suit, list });
  if (slot.id.startsWith('down-')) return m.cards_column_down({ suit, list });
  if (slot.pieces.length === 0) return m.cards_column_empty({ suit });
  return scene && laidOf(scene, suitAt(slot)).length === 13 ? m.cards_column_done({ suit }) : m.cards_column_seven({ suit });
}

/** A place without what lies there. */
function shortName(slot: Slot, seat: number): string {
  if (slot.kind === 'hand')
    return slot.owner === seat ? m.cards_short_yours() : m.cards_short_theirs({ player: other(slot.index, slot.name) });
  const suit = capital(suitName(suitAt(slot)));
  if (slot.id.startsWith('up-')) return m.cards_short_up({ suit });
  return slot.id.startsWith('down-') ? m.cards_short_down({ suit }) : suit;
}

/** How a player is called. */
function callOf({ slots }: Scene, player: number): string {
  const hand = slots.find(({ kind, owner }) => kind === 'hand' && owner === player);
  return other(hand?.index ?? player, hand?.name);
}

/** What is on the table of a suit, in words. */
function suitText(scene: Scene, suit: 'c' | 'd' | 'h' | 's'): string {
  const laid = laidOf(scene, suit);
  const name = capital(suitName(suit));
  if (laid.length === 0) return m.cards_text_suit_empty({ suit: name });
  return laid.length === 13 ? m.cards_text_suit_done({ suit: name }) : m.cards_text_suit({ suit: name, list: rankList(laid) });
}

const handTexts = (slots: readonly Slot[], seat: number): string[] =>
  slots.filter(({ kind }) => kind === 'hand').map((hand) => `${plainName(hand, seat)}.`);

function describe(scene: Scene, seat: number): string {
  const sentences = suits.map((suit) => suitText(scene, suit)).concat(handTexts(scene.slots, seat));
  const token = scene.facts?.token;
  if (token === 0) sentences.push(m.cards_text_token_middle());
  else if (token !== undefined)
    sentences.push(token === seat ? m.cards_text_token_yours() : capital(m.cards_text_token({ player: callOf(scene, token) })));
  if (typeof scene.actor === 'number')
    sentences.push(
      scene.actor === seat ? m.cards_text_turn_yours() : capital(m.cards_text_turn_of({ player: callOf(scene, scene.actor) })),
    );
  return sentences.join(' ');
}

export const words: BoardWords = {
  labelText,
  slotName: (slot, _moves, seat, scene) => plainName(slot, seat, scene),
  targetName: (slot, run, seat) => m.cards_takes({ name: plainName(slot, seat), card: cardList(run) }),
  pieceName: (_slot, piece, moves) => (moves ? m.cards_can_play({ card: cardName(piece) }) : cardName(piece)),
  foldName(fold, slot, seat) {
    if (fold.open || !slot) return m.cards_less();
    if (fold.count >= countOf(slot)) return m.cards_all({ count: fold.count, name: capital(other(slot.index, slot.name)) });
    return m.cards_more({ count: fold.count, name: plainName({ ...slot, pieces: [], hidden: countOf(slot) }, seat) });
  },
  shortName,
  describe,
  describePart: (scene, shown, seat) =>
    suits
      .filter((suit) => shown.has(`row-${suit}`))
      .map((suit) => suitText(scene, suit))
      .concat(
        handTexts(
          scene.slots.filter(({ id }) => shown.has(id)),
          seat,
        ),
      )
      .join(' '),
  figureName: () => m.cards_figure_ristiseiska(),
};
