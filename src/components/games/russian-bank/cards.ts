import type { Face } from '../../../engine/core/scene.ts';

/** A card as the board shows it; the back does not matter here. */
export type Card = Pick<Extract<Face, { kind: 'card' }>, 'rank' | 'suit'>;

const king = 13;

/** A card from the notation: `Td`. */
export const readCard = (text: string): Card => ({
  rank: 'A23456789TJQK'.indexOf(text[0] as string) + 1,
  suit: text[1] as Card['suit'],
});

const others = { c: ['d', 'h'], s: ['d', 'h'], d: ['c', 's'], h: ['c', 's'] } as const;

/** What one’s own pile with this top takes: one lower, of the other colour. Nothing on an ace. */
export const oneLower = ({ rank, suit }: Card): Card[] =>
  rank === 1 ? [] : others[suit].map((other) => ({ rank: rank - 1, suit: other }));

/** What an opponent’s pile with this top takes: the next lower and the next higher of its suit. */
export const neighbours = ({ rank, suit }: Card): Card[] =>
  [rank - 1, rank + 1].filter((next) => next >= 1 && next <= king).map((next) => ({ rank: next, suit }));

/** The cards that the foundations of a suit wait for, from their heights; each once, the lower first. */
export const nextHome = (suit: Card['suit'], heights: readonly number[]): Card[] =>
  [...new Set(heights)]
    .filter((height) => height < king)
    .sort((a, b) => a - b)
    .map((height) => ({ rank: height + 1, suit }));
