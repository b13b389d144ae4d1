import type { Play } from '../../../engine/core/play.ts';
import { type Action, handOf, parseGoal, type State } from '../../../engine/games/ristiseiska/index.ts';
import * as m from '../../../paraglide/messages.js';
import { signOf } from '../../board/card-words.ts';
import type { FurthestWords } from '../../play/kit.ts';
import { all } from '../../play/lists.ts';

/** How far a lost line gets: what it meets of the goal, and the cards, or the token, that then stay with the reader. */
export function furthestWords(goal: string, { state }: Pick<Play<State, Action>, 'state'>, seat: number): FurthestWords | null {
  const met = parseGoal(goal);
  if (!met.ok) return null;
  const left = handOf(state, seat);
  const token = state.token === seat ? m.ristiseiska_furthest_token() : '';
  const says = left.length === 0 ? token : m.ristiseiska_furthest_left({ cards: all(left.map(signOf)) });
  if (met.value.kind === 'turn') return { head: m.ristiseiska_furthest_turn({ count: met.value.cards }), says };
  if (met.value.kind === 'points') return { head: m.ristiseiska_furthest_points({ count: met.value.most }), says };
  return null;
}
