import type { Play } from '../../../engine/core/play.ts';
import {
  type Action,
  cardIn,
  type PlayerNumber,
  parseGoal,
  type State,
  sideOf,
} from '../../../engine/games/russian-bank/index.ts';
import * as m from '../../../paraglide/messages.js';
import { signOf } from '../../board/card-words.ts';
import type { FurthestWords } from '../../play/kit.ts';
import { drawSays, lowestSays, turnOverSays, wantedSays } from './obstacle.ts';

/** How far a lost turn gets: what it meets of the goal, and the card that then has no place to go. */
export function furthestWords(
  goal: string,
  end: Play<State, Action>,
  seat: number,
  start: Play<State, Action>,
): FurthestWords | null {
  const met = parseGoal(goal);
  if (!met.ok || !('cards' in met.value) || typeof met.value.cards !== 'number') return null;
  const { kind, cards: count } = met.value;
  const { state } = end;
  const top = sideOf(state, seat as PlayerNumber).reserve.at(-1);
  const place = top === undefined ? '' : m.russian_bank_furthest_top({ card: signOf(cardIn(top)) });
  const over = turnOverSays(end, seat, start);
  switch (kind) {
    case 'reserve':
      return {
        head: m.russian_bank_furthest_reserve({ count }),
        says: place || over,
      };
    case 'stock':
      return { head: m.russian_bank_furthest_stock({ count }), says: over || stockSays(state, seat) || drawSays(end, seat) };
    case 'home':
      return { head: m.russian_bank_furthest_home({ count }), says: over || drawSays(end, seat) || wantedSays(end, seat) };
    default:
      return { head: m.russian_bank_furthest_empty({ count }), says: over || drawSays(end, seat) || lowestSays(end, seat) };
  }
}

/** The card on top of the reserve, else of the waste. */
function stockSays(state: State, seat: number): string {
  const { reserve, waste } = sideOf(state, seat as PlayerNumber);
  const [top, last] = [reserve.at(-1), waste.at(-1)];
  if (top !== undefined) return m.russian_bank_furthest_reserve_top({ card: signOf(cardIn(top)) });
  return last === undefined ? '' : m.russian_bank_furthest_waste_top({ card: signOf(cardIn(last)) });
}
