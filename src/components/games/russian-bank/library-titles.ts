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

/** A complete suit on a foundation. */
const whole = ranks.length;

/** From so many cards on, a pile of one's own is what one notices first. */
const longPile = 9;

/** With so few cards left, the opponent is about to win. */
const nearlyOut = 3;

/** So small a reserve will soon be gone. */
const smallReserve = 2;

/** What one sees of the table before one thinks about it, the most striking first: `with nothing home yet`, `against an empty reserve`. */
function* sightsOf(state: State, mine: Side, theirs: Side): Iterable<string> {
  const drawn = mine.waste.at(-1);
  const home = state.foundations.reduce((sum, pile) => sum + pile.length, 0);
  const complete = state.foundations.filter((pile) => pile.length === whole).length;
  const empty = mine.piles.filter((pile) => pile.length === 0).length;
  const longest = Math.max(...mine.piles.map((pile) => pile.length));
  const left = stockOf(theirs);
  if (state.drawn && drawn !== undefined) yield `with the ${signOf(cardIn(drawn))} just drawn`;
  if (empty > 0) yield `with ${empty} empty pile${empty === 1 ? '' : 's'}`;
  if (home === 0) yield 'with nothing home yet';
  if (longest >= longPile) yield `with a pile of ${longest}`;
  if (left <= nearlyOut) yield left === 1 ? 'before their last card' : `before their last ${left} cards`;
  if (complete > 0) yield `with ${complete} suit${complete === 1 ? '' : 's'} complete`;
  const reserve = theirs.reserve.length;
  if (reserve <= smallReserve) yield reserve === 0 ? 'against an empty reserve' : `against a reserve of ${reserve}`;
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
  const sights = [...sightsOf(state, mine, theirs)].map(
    (sight) => `${title} ${asked.value.kind === 'win' ? sight.replace(/^with /, 'and ') : sight}`,
  );
  yield* sights;
  // A card alone tells the least: every table has some.
  for (const sight of sights) yield `${sight}, ${markOf(state)}`;
};

/** Null for a goal that no puzzle of the library has. */
function titleOf(goal: GoalSpec, mine: Side): string | null {
  const left = mine.reserve.length;
  switch (goal.kind) {
    case 'win':
      return `Win with ${cards(stockOf(mine))} left`;
    case 'lock':
      return 'Lock them out';
    case 'reserve':
      if (left === 0) return null;
      return goal.cards === 0 ? `Empty a reserve of ${left}` : `Reserve from ${left} to ${goal.cards}`;
    case 'stock':
      return `From ${stockOf(mine)} cards to ${goal.cards}`;
    case 'home':
      return `Bring ${cards(goal.cards)} home`;
    default:
      return null;
  }
}
