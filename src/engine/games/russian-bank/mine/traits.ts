import { rankOf, suitOf } from '../../../core/cards.ts';
import type { Traits } from '../../making.ts';
import { type Action, russianBank, type State } from '../index.ts';
import { renamings } from './alike.ts';

export type Naming = (typeof renamings)[number];

/**
 * Which card lies on which in reserve, piles, hand and waste of either player, and which card is played onto which. Piles have no
 * order, suits of a colour no names, the two packs none either, and it does not matter whose turn it is: the same table a turn later is
 * the same table.
 */
export function traitsOf(start: State, line: readonly Action[]): Traits {
  return {
    pieces: renamings.flatMap((naming) => [0, 1].map((first) => piecesOf(start, naming, first))),
    moves: movesOf(playsOf(start, line)),
  };
}

/** A card under a naming of the suits, whatever pack it is of. */
export const named = (card: number, naming: Naming): number => (naming[suitOf(card % 52)] as number) * 13 + rankOf(card % 52);

/** The side of the player named first (0 or 1) counts as the one side, the other as the other. */
function piecesOf({ sides }: State, naming: Naming, first: number): string[] {
  const both = first === 0 ? sides : sides.toReversed();
  return both.flatMap(({ reserve, piles, hand, waste }, side) => {
    const chain = (place: string, cards: readonly number[]): string[] => chainOf(`${side}${place}`, cards, naming);
    return [...chain('r', reserve), ...piles.flatMap((pile) => chain('p', pile)), ...chain('h', hand), ...chain('w', waste)];
  });
}

/** Which card lies on which in a place, under a naming of the suits. */
export const chainOf = (place: string, cards: readonly number[], naming: Naming): string[] =>
  cards.map((card, i) => `${place} ${named(card, naming)} ${i === 0 ? '-' : named(cards[i - 1] as number, naming)}`);

/** A play as a word: a card, the kind of place that it goes to, and the card that is there. */
export interface Moved {
  readonly card: number;
  readonly place: string;
  readonly onto: number | null;
}

/** Plays as words, one list for each naming of the suits. */
export const movesOf = (moved: readonly Moved[]): string[][] =>
  renamings.map((naming) =>
    moved.map(({ card, place, onto }) => `${named(card, naming)} ${place} ${onto === null ? '-' : named(onto, naming)}`),
  );

/** What a line plays, the kind of place that it goes to, and the card that is there. */
function playsOf(start: State, line: readonly Action[]): Moved[] {
  const me = start.turn - 1;
  const plays: Moved[] = [];
  let state = start;
  for (const action of line) {
    const { sides } = state;
    state = russianBank.apply(state, action);
    if (action.kind !== 'play') continue;
    const own = sides[me] as State['sides'][0];
    const other = sides[1 - me] as State['sides'][0];
    const pile = (name: string) => (name.startsWith('o') ? other : own).piles[Number(name[1]) - 1] ?? [];
    const from = action.from === 'r' ? own.reserve : action.from === 'w' ? own.waste : pile(action.from);
    const top = from.at(-1);
    if (top === undefined) continue;
    plays.push({ card: top, place: action.to[0] as string, onto: action.to === 'f' ? null : (pile(action.to).at(-1) ?? null) });
  }
  return plays;
}
