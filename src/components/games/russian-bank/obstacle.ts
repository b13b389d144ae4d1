import type { Play } from '../../../engine/core/play.ts';
import {
  type Action,
  cardIn,
  opponentOf,
  type PlayerNumber,
  parseGoal,
  type State,
  sideOf,
} from '../../../engine/games/russian-bank/index.ts';
import * as m from '../../../paraglide/messages.js';
import { signOf } from '../../board/card-words.ts';
import type { FurthestWords } from '../../play/kit.ts';

type Now = Pick<Play<State, Action>, 'state' | 'actions' | 'line'>;

/** Why no more can be done in a turn: it is over, and by which card; empty while it lasts. */
export function turnOverSays({ state, line }: Now, seat: number): string {
  if (state.turn === seat) return '';
  const { waste, hand } = sideOf(state, seat as PlayerNumber);
  // It lies on the waste, or, where that was turned over at once, at the end of the new hand.
  const drawn = waste.at(-1) ?? hand.at(-1);
  return line.at(-1) === 'draw' && drawn !== undefined
    ? m.russian_bank_obstacle_drawn({ card: signOf(cardIn(drawn)) })
    : m.russian_bank_obstacle_over();
}

/** What stands in the way of a goal that knows no less: a turn that is over, a card that the opponent still plays. */
export function obstacleWords(goal: string, now: Now, seat: number): FurthestWords | null {
  const asked = parseGoal(goal);
  if (!asked.ok) return null;
  const over = turnOverSays(now, seat);
  if (asked.value.kind === 'lock')
    return { head: m.russian_bank_obstacle_lock(), says: over === '' ? m.russian_bank_obstacle_any_end() : theirCard(now, seat) };
  return over === '' ? null : { head: m.russian_bank_obstacle_head(), says: over };
}

/** What they can play in the turn that is theirs now. */
function theirCard({ state, actions }: Now, seat: number): string {
  const side = sideOf(state, opponentOf(seat as PlayerNumber));
  for (const [source, cards] of [
    ['r', side.reserve],
    ['w', side.waste],
  ] as const) {
    const top = cards.at(-1);
    if (top !== undefined && actions.some((action) => action.startsWith(`${source}-`)))
      return m.russian_bank_obstacle_their_card({ card: signOf(cardIn(top)), source });
  }
  return m.russian_bank_obstacle_they_draw();
}
