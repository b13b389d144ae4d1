import { type Card, rankOf, suitOf } from '../../../core/cards.ts';
import type { State } from '../index.ts';

const suits = [0, 1, 2, 3];

/** Every order of some things. */
const orders = <T>(things: readonly T[]): T[][] =>
  things.length === 0
    ? [[]]
    : things.flatMap((one) => orders(things.filter((other) => other !== one)).map((rest) => [one, ...rest]));

export const renamings = orders(suits);

/**
 * A text that is the same for positions whose cards are alike but for the names of the suits and the numbers of the players.
 * Rule set, token and points are left out: with the same cards, two puzzles are too much alike.
 */
export function alike({ hands, turn, table, phase }: State): string {
  const seats = hands.map((_, i) => (turn - 1 + i) % hands.length);
  const texts = renamings.map((names) => {
    const renamed = (card: Card): number => (names[suitOf(card)] as number) * 13 + rankOf(card);
    const runs = suits.map((suit) => table[names.indexOf(suit)]).map((run) => (run ? `${run.low}-${run.high}` : '-'));
    const held = seats.map((seat) =>
      (hands[seat] ?? [])
        .map(renamed)
        .sort((a, b) => a - b)
        .join(),
    );
    return `${runs.join(' ')}/${held.join(' ')}`;
  });
  return `${phase.kind}/${texts.sort()[0]}`;
}
