import { type Card, rankOf, ranks, suitOf } from '../../../engine/core/cards.ts';
import {
  type Action,
  type CommonGoal,
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
export const signOf = (card: Card): string => `${ranks[rankOf(card) - 1]}${'♣♦♥♠'[suitOf(card)]}`.replace('T', '10');

/** What one sees first of one's own cards: the reserve, and where there is none what comes of the hand. */
function markOf(state: State): string {
  const { reserve, hand, waste } = sideOf(state, state.turn);
  const [top, next, last] = [reserve.at(-1), hand[0], waste.at(-1)];
  if (top !== undefined) return `${signOf(cardIn(top))} on your reserve`;
  if (last !== undefined && (state.drawn || next === undefined)) return `${signOf(cardIn(last))} on your waste`;
  return next === undefined ? 'nothing but your piles' : `${signOf(cardIn(next))} next in hand`;
}

export const cards = (count: number): string => `${count} card${count === 1 ? '' : 's'}`;

/** A complete suit on a foundation. */
const whole = ranks.length;

/** From so many cards on, a pile of one's own is what one notices first. */
export const longPile = 9;

/** With so few cards left, the opponent is about to win. */
const nearlyOut = 3;

/** So small a reserve will soon be gone. */
const smallReserve = 2;

/** That the opponent is about to win, if they are. */
export const nearlyOutSight = (left: number): string[] => (left > nearlyOut ? [] : [`; the opponent has only ${cards(left)}`]);

/** That suits are complete, if any are. */
export function completeSight(foundations: readonly (readonly unknown[])[]): string[] {
  const complete = foundations.filter((pile) => pile.length === whole).length;
  return complete === 0 ? [] : [`with ${complete} suit${complete === 1 ? '' : 's'} complete`];
}

/** That the opponent's reserve is small, if it is. */
export const reserveSight = (reserve: number): string[] =>
  reserve > smallReserve
    ? []
    : [reserve === 0 ? '; the opponent’s reserve is empty' : `; the opponent has ${reserve} in reserve`];

/** A goal and what one sees; two that are told with the same word are joined, and what is said of the opponent is a sentence of its own. */
export const withSight = (title: string, kind: string, sight: string): string =>
  `${title}${sight.startsWith(';') ? '' : ' '}${kind === 'win' ? sight.replace(/^with /, 'and ') : sight}`;

/** What one sees of the table before one thinks about it, the most striking first: `with nothing home yet`, `; the opponent’s reserve is empty`. */
function* sightsOf(state: State, mine: Side, theirs: Side): Iterable<string> {
  const drawn = mine.waste.at(-1);
  const home = state.foundations.reduce((sum, pile) => sum + pile.length, 0);
  const empty = mine.piles.filter((pile) => pile.length === 0).length;
  const longest = Math.max(...mine.piles.map((pile) => pile.length));
  if (state.drawn && drawn !== undefined) yield `with the ${signOf(cardIn(drawn))} just drawn`;
  if (empty > 0) yield `with ${empty} empty pile${empty === 1 ? '' : 's'}`;
  if (home === 0) yield 'with nothing home yet';
  if (longest >= longPile) yield `with a pile of ${longest}`;
  yield* nearlyOutSight(stockOf(theirs));
  yield* completeSight(state.foundations);
  yield* reserveSight(theirs.reserve.length);
  if (mine.waste.length === 0) yield 'with your waste still empty';
  if (home > 0) yield `with ${home} already home`;
}

/** The goal in a few words, and what the table is known by. Nothing of the idea: that is for its themes to say, once it is solved. */
export const libraryTitles: LibraryTitles<State, Action> = function* ({ goal }, { state }) {
  const asked = parseGoal(goal);
  if (!asked.ok) throw new Error(`${goal} is no goal`);
  const [mine, theirs] = [sideOf(state, state.turn), sideOf(state, opponentOf(state.turn))];
  const title = titleOf(asked.value, mine);
  if (title === null) return;
  const sights = [...sightsOf(state, mine, theirs)].map((sight) => withSight(title, asked.value.kind, sight));
  yield* sights;
  // A card alone tells the least: every table has some.
  for (const sight of sights) yield `${sight}, ${markOf(state)}`;
};

/** Null for a goal that no puzzle of the library has. */
function titleOf(goal: GoalSpec, mine: Side): string | null {
  switch (goal.kind) {
    case 'lock':
      return 'Lock them out';
    case 'win':
    case 'reserve':
    case 'stock':
    case 'home':
      return commonTitle(goal, mine);
    default:
      return null;
  }
}

/** A goal that both rule sets have, in a few words; null where there is no reserve to speak of. */
export function commonTitle(goal: CommonGoal, mine: Side): string | null {
  const left = mine.reserve.length;
  switch (goal.kind) {
    case 'win':
      return `Win with ${cards(stockOf(mine))} left`;
    case 'reserve':
      if (left === 0) return null;
      return goal.cards === 0 ? `Empty your reserve of ${left}` : `Reserve from ${cards(left)} to ${goal.cards}`;
    case 'stock':
      return `From ${stockOf(mine)} cards down to ${goal.cards}`;
    case 'home':
      return `Bring ${cards(goal.cards)} home`;
  }
}
