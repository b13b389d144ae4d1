import type { Play } from '../../../engine/core/play.ts';
import { type Action, handOf, parseGoal, playable, type State } from '../../../engine/games/ristiseiska/index.ts';
import * as m from '../../../paraglide/messages.js';
import { signOf } from '../../board/card-words.ts';
import { firstActionWords } from '../../play/first-action.ts';
import type { FurthestWords } from '../../play/kit.ts';
import { all } from '../../play/lists.ts';
import { actionWords } from './action-words.ts';
import { called } from './seats.ts';

/** So many cards of a hand are named; more would be no help. */
const named = 4;

/** What stands in the way where no one answer spoils it: who is nearest to being out, or what they can play who should pass. */
export function obstacleWords(
  goal: string,
  now: Play<State, Action>,
  seat: number,
  start: Play<State, Action>,
): FurthestWords | null {
  const { state } = now;
  const asked = parseGoal(goal);
  if (!asked.ok) return null;
  if (asked.value.kind === 'do') return firstActionWords(now, start, actionWords);
  const players = state.hands.length;
  const signs = (cards: readonly number[]) => all(cards.map(signOf));
  if (asked.value.kind === 'passes') {
    const fit = playable(state, asked.value.seat);
    const player = called(asked.value.seat, seat, players);
    return fit.length === 0
      ? null
      : { head: m.ristiseiska_obstacle_passes(), says: m.ristiseiska_obstacle_fits({ player, cards: signs(fit) }) };
  }
  if (asked.value.kind !== 'win') return null;
  const others = Array.from({ length: players }, (_, i) => i + 1).filter((player) => player !== seat);
  const nearest = others.sort((a, b) => handOf(state, a).length - handOf(state, b).length)[0];
  const hand = nearest === undefined ? [] : handOf(state, nearest);
  // Nobody is nearer than the reader: that is no reason.
  if (nearest === undefined || hand.length === 0 || hand.length >= handOf(state, seat).length) return null;
  const player = called(nearest, seat, players);
  return {
    head: m.ristiseiska_obstacle_win(),
    says:
      hand.length > named
        ? m.ristiseiska_obstacle_count({ player, count: hand.length })
        : m.ristiseiska_obstacle_cards({ player, cards: signs(hand) }),
  };
}
