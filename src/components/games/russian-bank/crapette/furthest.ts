import { cardIn, type PlayerNumber, parseGoal, sideOf } from '../../../../engine/games/russian-bank/crapette/index.ts';
import * as m from '../../../../paraglide/messages.js';
import { signOf } from '../../../board/card-words.ts';
import { firstActionWords } from '../../../play/first-action.ts';
import type { FurthestWords } from '../../../play/kit.ts';
import { actionWords, type Here } from './words.ts';

/** That the turn has just been ended by a discard, and of which card; empty while it lasts. */
function overSays({ state, line }: Here, seat: number): string {
  const card = sideOf(state, seat as PlayerNumber).waste.at(-1);
  return line.at(-1) !== 'discard' || card === undefined ? '' : m.crapette_obstacle_discarded({ card: signOf(cardIn(card)) });
}

/** The card on top of the reserve. Where there is none: the one that would be turned up next, and would find no place. */
function stockSays({ state, actions }: Here, seat: number): string {
  const { reserve, hand, waste } = sideOf(state, seat as PlayerNumber);
  const top = reserve.at(-1);
  if (top !== undefined) return m.russian_bank_furthest_reserve_top({ card: signOf(cardIn(top)) });
  const next = hand[0] ?? waste[0];
  return next !== undefined && actions.includes('draw') ? m.crapette_furthest_next({ card: signOf(cardIn(next)) }) : '';
}

/** How far a lost turn gets: what it meets of the goal, and the discard that ended it or the card that then has no place to go. */
export function furthestWords(goal: string, end: Here, seat: number): FurthestWords | null {
  const met = parseGoal(goal);
  if (!met.ok || !('cards' in met.value) || typeof met.value.cards !== 'number') return null;
  const { kind, cards: count } = met.value;
  const over = overSays(end, seat);
  switch (kind) {
    case 'reserve':
      return { head: m.russian_bank_furthest_reserve({ count }), says: over || stockSays(end, seat) };
    case 'stock':
      return { head: m.russian_bank_furthest_stock({ count }), says: over || stockSays(end, seat) };
    case 'home':
      return { head: m.russian_bank_furthest_home({ count }), says: over };
    case 'load':
      return { head: m.crapette_furthest_load({ count }), says: over };
    default:
      return null;
  }
}

/** What stands in the way of a goal that knows no less, or of which nothing is left: another action than was asked for, or a turn that is over. */
export function obstacleWords(goal: string, now: Here, seat: number, start: Here): FurthestWords | null {
  const asked = parseGoal(goal);
  if (!asked.ok) return null;
  if (asked.value.kind === 'do') return firstActionWords(now, start, actionWords);
  const over = overSays(now, seat);
  return over === '' ? null : { head: m.russian_bank_obstacle_head(), says: over };
}
