import { type Action, type Happening, happening, limit, outcome, topAt } from '../../../engine/games/russian-bank/index.ts';
import * as m from '../../../paraglide/messages.js';
import { signOf } from '../../board/card-words.ts';
import { actionWords, type Here, placeText } from './words.ts';

/** What an action brought about, and its card in words. */
function told(action: string, { state, read }: Here): { done: Action; what: Happening; card: string } {
  const done = read(action);
  const what = happening(state, done);
  return { done, what, card: what.card === null ? '' : signOf(what.card) };
}

/** What an action has done: a draw is told with its card. What comes of it by itself is told after it (`followedWords`). */
export function doneWords(action: string, before: Here): string {
  const { done, card } = told(action, before);
  return done.kind === 'draw' ? m.russian_bank_done_drew({ card }) : actionWords(action, before);
}

/** What somebody has just done, and what came of it by itself; `opponent`: the other player, as a sentence begins with them. */
export function happenedWords(
  action: string,
  before: Here,
  reader: number,
  opponent: string = m.russian_bank_opponent(),
): string {
  const yours = before.state.turn === reader;
  return [does(action, before, yours ? 'you' : opponent), ...follows(action, before, yours, opponent)].join(' ');
}

/** What came of the reader's own action by itself: the end of the turn, the waste turned over, a pass. Empty for nothing. */
export function followedWords(action: string, before: Here): string {
  const { what, card } = told(action, before);
  // When the game is over, nothing is said of the turn.
  const vain = what.inVain && outcome(what.after) === null ? [m.russian_bank_follows_in_vain({ card })] : [];
  return [...vain, ...follows(action, before, true, m.russian_bank_opponent())].join(' ');
}

/** Whose turn it is and, where it is the reader's, what they may do. */
export function turnWords({ state, actions }: Here, waiting: boolean, opponent: string = m.russian_bank_opponent()): string[] {
  if (waiting) return [m.russian_bank_turn_theirs({ who: opponent })];
  const waits = topAt(state, 'w');
  const said = [m.russian_bank_turn()];
  if (state.drawn && waits !== null) {
    const words = { card: signOf(waits) };
    said.push(actions.includes('pass') ? m.russian_bank_turn_stuck(words) : m.russian_bank_turn_drawn(words));
  } else said.push(actions.includes('draw') ? m.russian_bank_turn_draw() : m.russian_bank_turn_pass());
  return said;
}

/** That it is not the reader's turn, for a touch that comes too soon. */
export const stillWords = (opponent: string = m.russian_bank_opponent()): string => m.russian_bank_still({ who: opponent });

/** From so many actions left on, the count is shown. */
const near = 100;

/** How many actions have been played and how many are left, once the limit is near; a game that is over is not told that it will end. */
export function countWords({ state }: Here): string {
  const left = limit - state.count;
  return left > near || outcome(state) !== null ? '' : m.russian_bank_limit({ count: state.count, left });
}

/** `who`: the player by name, or `you`. */
function does(action: string, before: Here, who: string): string {
  const { done, what, card } = told(action, before);
  if (done.kind === 'pass') return m.russian_bank_does_pass({ who });
  if (done.kind === 'draw')
    return what.inVain ? m.russian_bank_does_draw_in_vain({ card, who }) : m.russian_bank_does_draw({ card, who });
  const words = { who, card, from: placeText(done.from, who !== 'you'), n: done.to.slice(1) };
  if (done.to === 'f') return m.russian_bank_does_home(words);
  return done.to[0] === 't' ? m.russian_bank_does_play_own(words) : m.russian_bank_does_play_other(words);
}

/** `yours`: the action was the reader's own. */
function follows(action: string, before: Here, yours: boolean, opponent: string): string[] {
  const { done, what } = told(action, before);
  const said: string[] = [];
  if (what.turnedOver) said.push(yours ? m.russian_bank_follows_turned_yours() : m.russian_bank_follows_turned_theirs());
  if (outcome(what.after) !== null) return said;
  const ends = done.kind === 'pass' || what.inVain;
  const back = what.after.turn === before.state.turn;
  // The turn is over: by a play only when nothing is left to do; if it has come back, the other has passed.
  if (!ends && !back) {
    // A card that was drawn before and is still there is why nothing can be drawn, whatever the hand holds.
    const waits = before.state.drawn && done.kind === 'play' && done.from !== 'w' ? topAt(before.state, 'w') : null;
    said.push(
      waits !== null
        ? m.russian_bank_follows_waits({ card: signOf(waits), who: yours ? 'you' : 'opponent' })
        : yours
          ? m.russian_bank_follows_end_yours()
          : m.russian_bank_follows_end_theirs(),
    );
  }
  if (ends && back)
    said.push(yours ? m.russian_bank_follows_passed_theirs({ who: opponent }) : m.russian_bank_follows_passed_yours());
  return said;
}
