import { rankOf, suitOf } from '../../../core/cards.ts';
import type { State } from '../index.ts';

/** Ways to name the suits (clubs, diamonds, hearts, spades) that keep cards of one colour of one colour. */
export const renamings = [
  [0, 1, 2, 3],
  [3, 1, 2, 0],
  [0, 2, 1, 3],
  [3, 2, 1, 0],
  [1, 0, 3, 2],
  [2, 0, 3, 1],
  [1, 3, 0, 2],
  [2, 3, 0, 1],
];

/** Cards as text under a naming of the suits; which pack they are of does not count. */
export const textBy =
  (names: readonly number[]) =>
  (cards: readonly number[]): string =>
    cards.map((card) => (names[suitOf(card % 52)] as number) * 13 + rankOf(card % 52)).join();

/** A text that is the same for positions alike but for the order of piles, the names of suits, and which player is which. */
export function alike({ turn, sides, foundations, drawn }: State): string {
  const texts = renamings.map((names) => {
    const text = textBy(names);
    const both = turn === 1 ? sides : [sides[1], sides[0]];
    const parts = both.map(({ reserve, piles, hand, waste }) =>
      [text(reserve), piles.map(text).sort().join('.'), text(hand), text(waste)].join(';'),
    );
    return [...parts, foundations.map(text).sort().join('.'), drawn].join('/');
  });
  return texts.sort()[0] as string;
}
