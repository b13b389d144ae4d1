import type { Play } from '../../../engine/core/play.ts';
import { limit } from '../../../engine/games/russian-bank/index.ts';
import * as m from '../../../paraglide/messages.js';
import { cardSign } from '../../board/card-words.ts';
import { readCard } from './cards.ts';
import { told } from './read.ts';
import { actionWords, placeText } from './words.ts';

/** What an action has done, for the list of actions: a draw is told with its card. */
export function doneWords(action: string, before: Play): string {
  if (action !== 'draw') return actionWords(action, before);
  const card = drawnCard(before);
  return endsByDraw(action, before) ? m.russian_bank_done_drew_in_vain({ card }) : m.russian_bank_done_drew({ card });
}

/** What the opponent has just done, and what came of it by itself. */
export function happenedWords(action: string, before: Play): string {
  return [does(action, before), ...follows(action, before, false)].join(' ');
}

/** What came of the reader's own action by itself: the end of the turn, the waste turned over, a pass. Empty for nothing. */
export function followedWords(action: string, before: Play): string {
  const vain = endsByDraw(action, before) ? [m.russian_bank_follows_in_vain({ card: drawnCard(before) })] : [];
  return [...vain, ...follows(action, before, true)].join(' ');
}

/** Whose turn it is and, where it is the reader's, what they may do. */
export function turnWords(play: Play, waiting: boolean): string {
  if (waiting) return m.russian_bank_turn_theirs();
  const { turn, stocks, drawn } = told(play);
  const waits = stocks[turn - 1]?.waste.at(-1);
  const said = [m.russian_bank_turn()];
  if (drawn && waits) {
    const words = { card: cardSign(readCard(waits)) };
    said.push(play.actions.includes('pass') ? m.russian_bank_turn_stuck(words) : m.russian_bank_turn_drawn(words));
  } else said.push(play.actions.includes('draw') ? m.russian_bank_turn_draw() : m.russian_bank_turn_pass());
  return said.join(' ');
}

/** From so many actions left on, the count is shown. */
const near = 100;

/** How many actions have been played and how many are left, once the limit is near. */
export function countWords(play: Play): string {
  const { count } = told(play);
  return limit - count > near ? '' : m.russian_bank_limit({ count, left: limit - count });
}

function does(action: string, before: Play): string {
  const card = drawnCard(before);
  if (action === 'pass') return m.russian_bank_does_pass();
  if (action === 'draw')
    return endsByDraw(action, before) ? m.russian_bank_does_draw_in_vain({ card }) : m.russian_bank_does_draw({ card });
  const [from = '', to = ''] = action.split('-');
  const words = { card: played(action, before), from: placeText(from), n: to.slice(1) };
  if (to === 'f') return m.russian_bank_does_home(words);
  return to[0] === 't' ? m.russian_bank_does_play_own(words) : m.russian_bank_does_play_yours(words);
}

/** `yours`: the action was the reader's own. */
function follows(action: string, before: Play, yours: boolean): string[] {
  const next = before.apply(action);
  if (!next.ok) return [];
  const after = next.value;
  const [then, now] = [told(before), told(after)];
  const said: string[] = [];
  const hand = (of: typeof then): number => of.stocks[then.turn - 1]?.hand.length ?? 0;
  const left = hand(then) - (action === 'draw' ? 1 : 0);
  if (hand(now) > left) said.push(yours ? m.russian_bank_follows_turned_yours() : m.russian_bank_follows_turned_theirs());
  if (after.outcome !== null) return said;
  const ends = action === 'pass' || endsByDraw(action, before);
  // The turn is over: by a play only when nothing is left to do; if it has come back, the other has passed.
  if (!ends && now.turn !== then.turn)
    said.push(yours ? m.russian_bank_follows_end_yours() : m.russian_bank_follows_end_theirs());
  if (ends && now.turn === then.turn)
    said.push(yours ? m.russian_bank_follows_passed_theirs() : m.russian_bank_follows_passed_yours());
  return said;
}

/** Whether the card drawn cannot be played, which ends the turn. */
function endsByDraw(action: string, before: Play): boolean {
  const after = before.apply(action);
  return action === 'draw' && after.ok && !told(after.value).drawn;
}

function drawnCard(before: Play): string {
  const { turn, stocks } = told(before);
  const next = stocks[turn - 1]?.hand[0];
  return next === undefined ? '' : cardSign(readCard(next));
}

/** The card that a play moves. */
function played(action: string, before: Play): string {
  const id = before.carry(action)?.pieces[0] ?? '';
  return cardSign(readCard(id.slice(id.indexOf(':') + 1)));
}
