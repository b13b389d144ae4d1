import { type Card, rankOf, suitOf, suits } from '../../engine/core/cards.ts';
import type { Piece } from '../../engine/core/scene.ts';
import * as m from '../../paraglide/messages.js';

type Suit = 'c' | 'd' | 'h' | 's';

/** A suit in words. */
export const suitName = (suit: Suit): string =>
  ({ c: m.cards_suit_c, d: m.cards_suit_d, h: m.cards_suit_h, s: m.cards_suit_s })[suit]();

/** A rank in words: ace, 2 … 10, jack, queen, king. */
export function rankName(rank: number): string {
  const named: Readonly<Record<number, () => string>> = {
    1: m.cards_rank_1,
    11: m.cards_rank_11,
    12: m.cards_rank_12,
    13: m.cards_rank_13,
  };
  return named[rank]?.() ?? String(rank);
}

/** A card in words: 7 of clubs. */
export function cardName({ face, faceUp }: Piece): string {
  if (!faceUp || face.suit === undefined) return m.cards_back();
  return m.cards_card({ rank: rankName(face.rank), suit: suitName(face.suit) });
}

/** A card as it stands in a sentence: 10♥. */
export const cardSign = ({ rank, suit }: { readonly rank: number; readonly suit: Suit }): string =>
  m.cards_sign({ rank: m.cards_index({ rank }), suit });

/** Words with the names of cards in place of their signs, with a capital where one begins a sentence. */
export const spoken = (words: string): string =>
  words
    .replace(/\w+[♣♦♥♠]/g, (sign) => {
      for (const suit of suits)
        for (let rank = 1; rank <= 13; rank++)
          if (cardSign({ rank, suit }) === sign) return m.cards_card({ rank: rankName(rank), suit: suitName(suit) });
      return sign;
    })
    .replace(/(^|[.!?] )\p{Ll}/gu, (begins) => begins.toUpperCase());

/** The same of the engine's card. */
export const signOf = (card: Card): string => cardSign({ rank: rankOf(card), suit: suits[suitOf(card)] });

export const cardList = (pieces: readonly Piece[]): string => pieces.map(cardName).join(', ');
export const cards = (count: number): string => m.cards_cards({ count });
/** A name that begins a sentence. */
export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);
