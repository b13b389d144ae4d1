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

/** How far a lost turn gets: what it meets of the goal, and the card that then has no place to go. */
export function furthestWords(goal: string, { state }: Play<State, Action>, seat: number): FurthestWords | null {
  const met = parseGoal(goal);
  if (!met.ok || !('cards' in met.value) || typeof met.value.cards !== 'number') return null;
  const { kind, cards: count } = met.value;
  const top = sideOf(state, seat as PlayerNumber).reserve.at(-1);
  switch (kind) {
    case 'reserve':
      return {
        head: m.russian_bank_furthest_reserve({ count }),
        says: top === undefined ? '' : m.russian_bank_furthest_top({ card: signOf(cardIn(top)) }),
      };
    case 'stock':
      return { head: m.russian_bank_furthest_stock({ count }), says: '' };
    case 'home':
      return { head: m.russian_bank_furthest_home({ count }), says: '' };
    default:
      return { head: m.russian_bank_furthest_empty({ count }), says: '' };
  }
}
