import { type Card, rankOf, ranks, suitOf } from '../../../engine/core/cards.ts';
import {
  type Action,
  cardIn,
  type GoalSpec,
  opponentOf,
  parseGoal,
  type Side,
  type State,
  sideOf,
  stockOf,
} from '../../../engine/games/russian-bank/index.ts';
import type { LibraryTitles } from '../title-words.ts';

/** `10♣`; a title needs no messages. */
const signOf = (card: Card): string => `${ranks[rankOf(card) - 1]}${'♣♦♥♠'[suitOf(card)]}`.replace('T', '10');

/** What one sees first of one's own cards: the reserve, and where there is none what comes of the hand. */
function markOf(state: State): string {
  const { reserve, hand, waste } = sideOf(state, state.turn);
  const [top, next, last] = [reserve.at(-1), hand[0], waste.at(-1)];
  if (top !== undefined) return `${signOf(cardIn(top))} on your reserve`;
  if (last !== undefined && (state.drawn || next === undefined)) return `${signOf(cardIn(last))} on your waste`;
  return next === undefined ? 'nothing but your piles' : `${signOf(cardIn(next))} next in hand`;
}

const cards = (count: number): string => `${count} card${count === 1 ? '' : 's'}`;

/** The goal in a few words, and what the table is known by. Nothing of the idea: that is for its themes to say, once it is solved. */
export const libraryTitles: LibraryTitles<State, Action> = function* ({ goal }, { state }) {
  const asked = parseGoal(goal);
  if (!asked.ok) throw new Error(`${goal} is no goal`);
  const [mine, theirs] = [sideOf(state, state.turn), sideOf(state, opponentOf(state.turn))];
  const mark = markOf(state);
  const title = titleOf(asked.value, mine, theirs, mark);
  if (title === null) return;
  yield title;
  if (!title.endsWith(mark)) yield `${title}, ${mark}`;
  yield `${title}, ${cards(stockOf(mine))} against ${stockOf(theirs)}`;
};

/** Null for a goal that no puzzle of the library has. */
function titleOf(goal: GoalSpec, mine: Side, theirs: Side, mark: string): string | null {
  const left = mine.reserve.length;
  const top = mine.reserve.at(-1);
  const over = theirs.reserve.at(-1);
  switch (goal.kind) {
    case 'win':
      return `Win with ${cards(stockOf(mine))} left, ${mark}`;
    case 'lock':
      return `Lock them out, ${over === undefined ? mark : `${signOf(cardIn(over))} on their reserve`}`;
    case 'reserve':
      if (top === undefined) return null;
      return `${goal.cards === 0 ? `Empty a reserve of ${left}` : `Reserve from ${left} to ${goal.cards}`}, ${signOf(cardIn(top))} on top`;
    case 'stock':
      return `From ${stockOf(mine)} cards to ${goal.cards}, ${mark}`;
    case 'home':
      return `Bring ${cards(goal.cards)} home, ${mark}`;
    default:
      return null;
  }
}
