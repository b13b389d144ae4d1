import type { Play } from '../../../engine/core/play.ts';
import {
  type Action,
  cardIn,
  formatAction,
  happening,
  opponentOf,
  type PlayerNumber,
  parseGoal,
  type Side,
  type State,
  type StockPlay,
  sideOf,
  stockPlay,
  takes,
  topAt,
} from '../../../engine/games/russian-bank/index.ts';
import * as m from '../../../paraglide/messages.js';
import { signOf } from '../../board/card-words.ts';
import { firstActionWords } from '../../play/first-action.ts';
import type { FurthestWords } from '../../play/kit.ts';
import { all } from '../../play/lists.ts';
import { actionWords } from './words.ts';

type Now = Play<State, Action>;

/** Their turn is looked through so far on the page itself, for a card that they can play. */
const looked = 1000;

/** So many cards are named; more would be no help. */
const named = 4;

/** Why no more can be done in a turn: it is over, and by which card; empty while it lasts. */
export function turnOverSays({ state, line }: Now, seat: number, start: Now): string {
  if (state.turn === seat) return '';
  const { waste, hand } = sideOf(state, seat as PlayerNumber);
  // It lies on the waste, or, where that was turned over at once, at the end of the new hand.
  const drawn = waste.at(-1) ?? hand.at(-1);
  const since = line.slice(start.line.length);
  const drew = start.state.drawn ? Math.max(0, since.lastIndexOf('draw')) : since.lastIndexOf('draw');
  const waited = drew > since.findLastIndex((action) => action.startsWith('w-'));
  if (!waited || drawn === undefined) return m.russian_bank_obstacle_over();
  const card = signOf(cardIn(drawn));
  return line.at(-1) === 'draw' ? m.russian_bank_obstacle_drawn({ card }) : m.russian_bank_obstacle_lost_place({ card });
}

/** A drawn card that waits and fits nowhere any more, or one that would be drawn next and ends the turn; empty for neither. */
export function drawSays({ state, actions, read }: Now, seat: number): string {
  if (state.turn !== seat) return '';
  const waiting = state.drawn ? sideOf(state, state.turn).waste.at(-1) : undefined;
  if (waiting !== undefined && !actions.some((action) => action.startsWith('w-')))
    return m.russian_bank_obstacle_waits({ card: signOf(cardIn(waiting)) });
  if (!actions.includes('draw')) return '';
  const { inVain, card } = happening(state, read('draw'));
  return inVain && card !== null ? m.russian_bank_obstacle_next({ card: signOf(card) }) : '';
}

/** Of the cards that could go home next, the one of the player's under the fewest others; else that they have none. */
export function wantedSays({ state }: Now, seat: number): string {
  const wanted = takes(state, 'f');
  const covered = placesOf(sideOf(state, seat as PlayerNumber)).flatMap(({ place, n, cards }) =>
    cards.map((card, i) => ({ place, n, card: cardIn(card), count: cards.length - 1 - i })),
  );
  const nearest = covered.filter(({ card, count }) => count > 0 && wanted.includes(card)).sort((a, b) => a.count - b.count)[0];
  if (nearest) return m.russian_bank_obstacle_wanted({ ...nearest, card: signOf(nearest.card) });
  return wanted.length === 0 || wanted.length > named || covered.some(({ card }) => wanted.includes(card))
    ? ''
    : m.russian_bank_obstacle_far({ cards: all(wanted.map(signOf)) });
}

/** The lowest of the player's piles from which nothing can go. */
export function lowestSays({ state, actions }: Now, seat: number): string {
  const [lowest] = sideOf(state, seat as PlayerNumber)
    .piles.map((cards, i) => ({ top: cards.at(-1), count: cards.length, n: i + 1 }))
    .filter(({ n }) => state.turn === seat && !actions.some((action) => action.startsWith(`t${n}-`)))
    .sort((a, b) => a.count - b.count)
    .filter(({ count }) => count > 0);
  return lowest?.top === undefined ? '' : m.russian_bank_obstacle_lowest({ ...lowest, card: signOf(cardIn(lowest.top)) });
}

/** What stands in the way of a goal that knows no less: a turn that is over, a card that the opponent still plays. */
export function obstacleWords(goal: string, now: Now, seat: number, start: Now): FurthestWords | null {
  const asked = parseGoal(goal);
  if (!asked.ok) return null;
  const { kind } = asked.value;
  if (kind === 'do') return firstActionWords(now, start, actionWords);
  const over = turnOverSays(now, seat, start);
  if (kind === 'lock')
    return { head: m.russian_bank_obstacle_lock(), says: over === '' ? asItStands(now) : theirCard(now, seat) };
  if (over !== '') return { head: m.russian_bank_obstacle_head(), says: over };
  const none = { home: m.russian_bank_obstacle_none_home, empty: m.russian_bank_obstacle_none_empty }[kind as 'home' | 'empty'];
  if (!none) return null;
  const says = drawSays(now, seat) || (kind === 'home' ? wantedSays(now, seat) : lowestSays(now, seat));
  return says === '' ? null : { head: none(), says };
}

/** What they can play in the turn that is theirs now, and how. */
function theirCard({ state }: Now, seat: number): string {
  const found = state.turn === seat ? null : stockPlay(state, looked);
  if (found === null) return m.russian_bank_obstacle_any_end();
  return m.russian_bank_obstacle_their_card({ card: signOf(found.card), source: found.from, way: wayOf(state, found) });
}

/** What they could play if the turn ended here; that it cannot end better is proved. */
function asItStands({ state }: Now): string {
  const theirs: State = { ...state, turn: opponentOf(state.turn), drawn: false };
  const found = stockPlay(theirs, looked);
  if (found === null) return m.russian_bank_obstacle_any_end();
  return m.russian_bank_obstacle_as_it_stands({ card: signOf(found.card), source: found.from, way: wayOf(theirs, found) });
}

/** What the opponent does against a lock, as actions after the reader's line; none where it is not their turn. */
export function spoiledBy(goal: string, { state }: Now, seat: number): readonly string[] {
  const asked = parseGoal(goal);
  const found = asked.ok && asked.value.kind === 'lock' && state.turn !== seat ? stockPlay(state, looked) : null;
  return found === null ? [] : found.line.map(formatAction);
}

/** How a card comes to be played, each step with the card that it goes on: Q♦ on the K♣, then 8♥ to an empty pile. */
function wayOf(start: State, { line }: StockPlay): string {
  const steps: string[] = [];
  let state = start;
  for (const [i, action] of line.entries()) {
    const { card, after } = happening(state, action);
    // That the card itself is drawn first has been said.
    if (card !== null && !(action.kind === 'draw' && i === line.length - 2)) {
      const onto = action.kind === 'play' && action.to !== 'f' ? topAt(state, action.to) : null;
      const to =
        action.kind === 'draw' ? 'hand' : action.kind === 'play' && action.to === 'f' ? 'home' : onto === null ? 'gap' : 'card';
      steps.push(m.russian_bank_way_step({ card: signOf(card), to, onto: onto === null ? '' : signOf(onto) }));
    }
    state = after;
  }
  return steps.join(m.russian_bank_way_then());
}

/** Where cards of a player's lie from which they play, each bottom to top. */
const placesOf = ({ reserve, waste, piles }: Side) => [
  { place: 'r', n: 0, cards: reserve },
  { place: 'w', n: 0, cards: waste },
  ...piles.map((cards, i) => ({ place: 't', n: i + 1, cards })),
];
