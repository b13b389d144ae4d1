import { type Card, rankOf, suitOf } from '../../../core/cards.ts';
import type { Traits } from '../../making.ts';
import type { Action, State } from '../index.ts';
import { renamings } from './alike.ts';

/** Which card is in whose hand, counted from the player in turn, and which cards are played. Suits have no names. */
export function traitsOf({ hands, turn }: State, line: readonly Action[]): Traits {
  const played = line.flatMap((action) => (action.kind === 'play' ? [action.card] : []));
  return {
    pieces: renamings.map((names) =>
      hands.flatMap((_, i) => (hands[(turn - 1 + i) % hands.length] ?? []).map((card) => `${i} ${renamed(card, names)}`)),
    ),
    moves: renamings.map((names) => played.map((card) => `${renamed(card, names)}`)),
  };
}

const renamed = (card: Card, names: readonly number[]): number => (names[suitOf(card)] as number) * 13 + rankOf(card);

/** So many cards in the same hands are no chance. */
const enough = 8;

/** Whether every player's cards in the one are among the same player's in the other: cards are only ever played from a hand. */
export function sameDeal(a: State, b: State): boolean {
  if (a.hands.length !== b.hands.length) return false;
  const cards = (state: State): number => state.hands.reduce((sum, hand) => sum + hand.length, 0);
  const [many, few] = cards(a) >= cards(b) ? [a, b] : [b, a];
  return cards(few) >= enough && few.hands.every((hand, i) => hand.every((card) => many.hands[i]?.includes(card)));
}
