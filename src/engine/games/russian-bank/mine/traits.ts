import { rankOf, suitOf } from '../../../core/cards.ts';
import type { Traits } from '../../making.ts';
import { type Action, russianBank, type State } from '../index.ts';
import { renamings } from './alike.ts';

type Naming = (typeof renamings)[number];

/**
 * Which card lies on which in reserve, piles, hand and waste of either player, and which card is played onto which. Piles have no
 * order, suits of a colour no names, and the two packs none either.
 */
export function traitsOf(start: State, line: readonly Action[]): Traits {
  const moved = playsOf(start, line);
  return {
    pieces: renamings.map((naming) => piecesOf(start, naming)),
    moves: renamings.map((naming) =>
      moved.map(({ card, place, onto }) => `${named(card, naming)} ${place} ${onto === null ? '-' : named(onto, naming)}`),
    ),
  };
}

const named = (card: number, naming: Naming): number => (naming[suitOf(card % 52)] as number) * 13 + rankOf(card % 52);

function piecesOf({ sides, turn }: State, naming: Naming): string[] {
  const both = turn === 1 ? sides : [sides[1], sides[0]];
  return both.flatMap(({ reserve, piles, hand, waste }, side) => {
    const chain = (place: string, cards: readonly number[]): string[] =>
      cards.map((card, i) => `${side}${place} ${named(card, naming)} ${i === 0 ? '-' : named(cards[i - 1] as number, naming)}`);
    return [...chain('r', reserve), ...piles.flatMap((pile) => chain('p', pile)), ...chain('h', hand), ...chain('w', waste)];
  });
}

/** What a line plays, the kind of place that it goes to, and the card that is there. */
function playsOf(start: State, line: readonly Action[]) {
  const me = start.turn - 1;
  const plays: { card: number; place: string; onto: number | null }[] = [];
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

/** So many cards that lie in the same order are no chance. */
const enough = 3;

/** Whether the reserves of both players begin with the same cards, as far as either has them: they are only ever taken from above. */
export function sameDeal(a: State, b: State): boolean {
  let shared = 0;
  for (const [i, { reserve }] of a.sides.entries()) {
    const other = (b.sides[i] as State['sides'][0]).reserve;
    const length = Math.min(reserve.length, other.length);
    for (let n = 0; n < length; n++) if ((reserve[n] as number) % 52 !== (other[n] as number) % 52) return false;
    shared += length;
  }
  return shared >= enough;
}
