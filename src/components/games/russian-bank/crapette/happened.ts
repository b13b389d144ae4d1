import {
  type Action,
  beforeSlip,
  cardIn,
  limit,
  outcome,
  outOfOrder,
  sideOf,
  step,
  type Table,
} from '../../../../engine/games/russian-bank/crapette/index.ts';
import * as m from '../../../../paraglide/messages.js';
import { signOf } from '../../../board/card-words.ts';
import { passedOver, stoppedWords } from './called.ts';
import { actionWords, cardAt, type Here, sourceText, targetText } from './words.ts';

/** The card that a draw turns up, as a sign. */
function turnedUp(table: Table): string {
  const { hand, waste } = sideOf(table, table.turn);
  const [card] = hand.length > 0 ? hand : waste;
  return card === undefined ? '' : signOf(cardIn(card));
}

/** What an action has done, for the list of actions: a card turned up is named. */
export function doneWords(action: string, before: Here): string {
  const { kind } = before.read(action);
  if (kind === 'draw') return m.crapette_done_drew({ card: turnedUp(before.state) });
  const words = actionWords(action, before);
  // A sentence is made of it, with a full stop.
  return kind === 'stop' ? words.replace(/\s*!$/, '') : words;
}

/** What somebody has just done, and what came of it by itself; `opponent`: the other player, as a sentence begins with them. */
export function happenedWords(
  action: string,
  before: Here,
  reader: number,
  opponent: string = m.russian_bank_opponent(),
): string {
  const done = before.read(action);
  // Who says nothing has done nothing.
  if (done.kind === 'let') return '';
  const yours = before.actor === reader;
  if (done.kind === 'stop') return stopWords(before.state, yours, opponent);
  return [does(done, before.state, yours ? 'you' : opponent), ...follows(action, before, yours, opponent)].join(' ');
}

/** That somebody has said "Stop!", to what, and what comes of it. `yours`: it was the reader who said it. */
export function stopWords(table: Table, yours: boolean, opponent: string): string {
  const before = beforeSlip(table);
  const action = table.slip?.action;
  const head = yours ? m.crapette_called_you() : m.crapette_called_head({ who: opponent });
  const broken = before && action ? outOfOrder(before, action) : null;
  if (before === null || action === undefined || broken === null) return head;
  return [head, passedOver(before, broken, !yours), stoppedWords(before, action, !yours)].join(' ');
}

/** What came of the reader's own action by itself: the waste turned over, the end of the turn, a pass. Empty for nothing. */
export const followedWords = (action: string, before: Here): string =>
  before.read(action).kind === 'stop'
    ? stopWords(before.state, true, '')
    : follows(action, before, true, m.russian_bank_opponent()).join(' ');

/** Whose turn it is and, where it is the reader's, what they must or may do. */
export function turnWords(
  { state, actions, read }: Here,
  waiting: boolean,
  opponent: string = m.russian_bank_opponent(),
): string[] {
  if (waiting) return [m.russian_bank_turn_theirs({ who: opponent })];
  return [m.russian_bank_turn(), asks(state, actions.map(read))];
}

/** What the player in turn must or may do, as a sentence. */
function asks(table: Table, actions: readonly Action[]): string {
  // Where the players keep the order, nobody says what it is that comes first.
  const homes = table.params.order ? [] : actions.filter((action) => action.kind === 'play' && action.to === 'f');
  if (homes.length > 0) {
    const [reserve] = homes.filter((action) => action.kind === 'play' && action.from === 'r');
    return reserve ? m.crapette_turn_reserve({ card: cardAt(table, 'r') ?? '' }) : m.crapette_turn_home();
  }
  const card = cardAt(table, 'h');
  if (card !== null) return table.params.order ? m.crapette_turn_waits_called({ card }) : m.crapette_turn_waits({ card });
  if (actions.some(({ kind }) => kind === 'draw')) return m.crapette_turn_draw();
  return actions.some(({ kind }) => kind === 'pass') ? m.crapette_turn_pass() : m.crapette_turn_fill();
}

/** From so many actions left on, the count is shown. */
const near = 100;

/** How many actions have been played and how many are left, once the limit is near; a game that is over is not told that it will end. */
export function countWords({ state }: Here): string {
  const left = limit - state.count;
  return left > near || outcome(state) !== null ? '' : m.russian_bank_limit({ count: state.count, left });
}

/** What an action does, told from the position before it, whether it is legal or only out of order. `who`: the player by name, or `you`. */
export function does(done: Action, table: Table, who: string): string {
  if (done.kind !== 'play') {
    if (done.kind === 'pass') return m.russian_bank_does_pass({ who });
    if (done.kind === 'stop' || done.kind === 'let') return '';
    if (done.kind === 'draw') return m.crapette_does_draw({ card: turnedUp(table), who });
    return m.crapette_does_discard({ card: cardAt(table, 'h') ?? '', who });
  }
  const words = { who, card: cardAt(table, done.from) ?? '', from: sourceText(done.from, table.turn) };
  if (done.to === 'f') return m.russian_bank_does_home(words);
  const to = targetText(done.to, table.turn, who !== 'you');
  return done.to === 'or' || done.to === 'ow' ? m.crapette_does_load({ ...words, to }) : m.crapette_does_play({ ...words, to });
}

/** `yours`: the action was the reader's own. */
function follows(action: string, { state, read }: Here, yours: boolean, opponent: string): string[] {
  const done = read(action);
  if (done.kind === 'draw') {
    if (sideOf(state, state.turn).hand.length > 0) return [];
    return [yours ? m.russian_bank_follows_turned_yours() : m.russian_bank_follows_turned_theirs()];
  }
  // Of what is stopped more is said elsewhere, and what is let be has been told.
  if (done.kind === 'stop' || done.kind === 'let') return [];
  const { state: after, turns } = step(state, done);
  if (outcome(after) !== null) return [];
  if (done.kind === 'play') {
    if (turns === 0) return [];
    return [yours ? m.crapette_follows_end_yours() : m.crapette_follows_end_theirs()];
  }
  if (turns < 2) return [];
  return [yours ? m.crapette_follows_passed_theirs({ who: opponent }) : m.crapette_follows_passed_yours()];
}
