import type { Face } from './scene.ts';

/**
 * A card of the 52-card pack as one number, 0–51, in the order of the notation: clubs, diamonds, hearts, spades, and in
 * each suit A 2 … 10 J Q K. Sorting cards as numbers sorts them so.
 */
export type Card = number;

/** A suit as a number: 0 clubs, 1 diamonds, 2 hearts, 3 spades. */
export type SuitIndex = 0 | 1 | 2 | 3;

/** The suits as they are written, in their order. */
export const suits = ['c', 'd', 'h', 's'] as const;

/** The ranks as they are written, A to K. */
export const ranks = 'A23456789TJQK';

/** Every card once, in order. */
export const pack: readonly Card[] = /* @__PURE__ */ Array.from({ length: 52 }, (_, i) => i);

/** A card from its suit and its rank (1 the ace, 11 the jack, 13 the king). */
export const cardOf = (suit: SuitIndex, rank: number): Card => suit * 13 + rank - 1;

/** The suit of a card. */
export const suitOf = (card: Card): SuitIndex => Math.floor(card / 13) as SuitIndex;

/** 1 for an ace, 2–10, 11 for a jack, 12 for a queen, 13 for a king. */
export const rankOf = (card: Card): number => (card % 13) + 1;

/** Diamonds and hearts. */
export const isRed = (card: Card): boolean => suitOf(card) === 1 || suitOf(card) === 2;

const texts: readonly string[] = /* @__PURE__ */ pack.map((card) => `${ranks[rankOf(card) - 1]}${suits[suitOf(card)]}`);

/** `7c`. */
export const formatCard = (card: Card): string => texts[card] as string;

/** Cards run together, as in `7cKdAs`; none give the empty text. */
export const formatCards = (cards: readonly Card[]): string => cards.map(formatCard).join('');

const cardsByText: ReadonlyMap<string, Card> = /* @__PURE__ */ new Map(texts.map((text, card) => [text, card]));

/** Reads one card; null where the text is none. */
export const parseCard = (text: string): Card | null => cardsByText.get(text) ?? null;

/** Reads cards that are run together; at the first pair of characters that is no card, gives that pair instead. */
export function parseCards(text: string): readonly Card[] | { readonly bad: string } {
  const cards: Card[] = [];
  for (let at = 0; at < text.length; at += 2) {
    const card = parseCard(text.slice(at, at + 2));
    if (card === null) return { bad: text.slice(at, at + 2) };
    cards.push(card);
  }
  return cards;
}

/** How a card looks, with the back of the first or the second pack. */
export const cardFace = (card: Card, back: 1 | 2 = 1): Face => ({
  rank: rankOf(card),
  suit: suits[suitOf(card)],
  back,
});
