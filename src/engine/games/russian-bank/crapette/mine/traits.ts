import type { Traits } from '../../../making.ts';
import { renamings } from '../../mine/alike.ts';
import { chainOf, type Moved, movesOf, type Naming } from '../../mine/traits.ts';
import { opponentOf, sideOf, topOf } from '../../state.ts';
import type { Action } from '../notation.ts';
import { apply, availableAt, houseAt, type Table } from '../rules.ts';

/**
 * Which card lies on which in either player's reserve, hand and waste and in the houses, and which card is played onto which. Houses have
 * neither order nor owner, suits of a colour no names, the two packs none either, and it does not matter whose turn it is.
 */
export const traitsOf = (start: Table, line: readonly Action[]): Traits => ({
  pieces: renamings.flatMap((naming) => [0, 1].map((first) => piecesOf(start, naming, first))),
  moves: movesOf(playsOf(start, line)),
});

/** The side of the player named first (0 or 1) counts as the one side, the other as the other. */
function piecesOf({ sides }: Table, naming: Naming, first: number): string[] {
  const both = first === 0 ? sides : sides.toReversed();
  return [
    ...sides.flatMap(({ piles }) => piles.flatMap((house) => chainOf('house', house, naming))),
    ...both.flatMap(({ reserve, hand, waste }, side) =>
      Object.entries({ r: reserve, h: hand, w: waste }).flatMap(([place, cards]) => chainOf(`${side}${place}`, cards, naming)),
    ),
  ];
}

/** What a line plays, whether home, to a house, or onto the opponent, and the card that is there. */
function playsOf(start: Table, line: readonly Action[]): Moved[] {
  const plays: Moved[] = [];
  let table = start;
  for (const action of line) {
    const card = action.kind === 'play' ? availableAt(table, action.from) : undefined;
    if (action.kind === 'play' && card !== undefined) {
      const { to } = action;
      const theirs = sideOf(table, opponentOf(table.turn));
      const there = to === 'f' ? [] : to === 'or' ? theirs.reserve : to === 'ow' ? theirs.waste : houseAt(table, to);
      const place = to === 'f' ? 'f' : to === 'or' || to === 'ow' ? 'load' : 'house';
      plays.push({ card, place, onto: topOf(there) ?? null });
    }
    table = apply(table, action);
  }
  return plays;
}
