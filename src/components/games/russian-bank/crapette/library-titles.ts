import {
  type Action,
  cardIn,
  opponentOf,
  parseGoal,
  type Side,
  sideOf,
  stockOf,
  type Table,
} from '../../../../engine/games/russian-bank/crapette/index.ts';
import type { LibraryTitles } from '../../title-words.ts';
import {
  cards,
  commonTitle,
  completeSight,
  longPile,
  nearlyOutSight,
  reserveSight,
  signOf,
  withSight,
} from '../library-titles.ts';

/** What one sees first of one's own cards: the reserve, and where there is none what comes of the hand. */
function markOf({ drawn }: Table, { reserve, hand }: Side): string {
  const [top, next] = [reserve.at(-1), hand[0]];
  if (top !== undefined) return `${signOf(cardIn(top))} on your reserve`;
  return next === undefined ? 'nothing but the houses' : `${signOf(cardIn(next))} ${drawn ? 'turned up' : 'next in hand'}`;
}

/** What one sees of the table before one thinks about it, the most striking first. */
function* sightsOf(table: Table, mine: Side, theirs: Side): Iterable<string> {
  const houses = table.sides.flatMap(({ piles }) => piles);
  const home = table.foundations.reduce((sum, pile) => sum + pile.length, 0);
  const empty = houses.filter((house) => house.length === 0).length;
  const longest = Math.max(...houses.map((house) => house.length));
  const waits = table.drawn ? mine.hand[0] : undefined;
  if (waits !== undefined) yield `with the ${signOf(cardIn(waits))} just turned up`;
  if (empty > 0) yield `with ${empty} empty house${empty === 1 ? '' : 's'}`;
  if (home === 0) yield 'with nothing home yet';
  if (longest >= longPile) yield `with a house of ${longest}`;
  yield* nearlyOutSight(stockOf(theirs));
  yield* completeSight(table.foundations);
  yield* reserveSight(theirs.reserve.length);
  if (mine.waste.length === 0) yield 'with your waste still empty';
  if (theirs.waste.length === 0) yield 'with their waste still empty';
  if (home > 0) yield `with ${home} already home`;
}

/** The goal in a few words, and what the table is known by. Nothing of the idea: that is for its themes to say, once it is solved. */
export const libraryTitles: LibraryTitles<Table, Action> = function* ({ goal }, { state }) {
  const asked = parseGoal(goal);
  if (!asked.ok) throw new Error(`${goal} is no goal`);
  const { kind } = asked.value;
  const [mine, theirs] = [sideOf(state, state.turn), sideOf(state, opponentOf(state.turn))];
  const common =
    kind === 'win' || kind === 'reserve' || kind === 'stock' || kind === 'home' ? commonTitle(asked.value, mine) : null;
  const title = kind === 'load' ? `Load ${cards(asked.value.cards)}` : common;
  if (title === null) return;
  const sights = [...sightsOf(state, mine, theirs)].map((sight) => withSight(title, kind, sight));
  yield* sights;
  // A card alone tells the least: every table has some.
  for (const sight of sights) yield `${sight}, ${markOf(state, mine)}`;
};
