import type { Play } from '../../../engine/core/play.ts';
import { type Action, homeCount, parseGoal, rankOf, runLength, type State } from '../../../engine/games/sixteen/index.ts';
import * as m from '../../../paraglide/messages.js';
import type { FurthestWords } from '../../play/kit.ts';
import { nextHomeSays, stuckSays } from './obstacle.ts';

/** How far a lost line gets: what it meets of the goal, and which run then has no place to go. */
export function furthestWords(goal: string, { state, actions }: Play<State, Action>): FurthestWords | null {
  const { piles, params, drawn, urn } = state;
  const met = parseGoal(goal);
  if (!met.ok) return null;
  if (met.value.kind === 'empty')
    return { head: m.sixteen_furthest_empty({ count: met.value.piles }), says: stuckSays(state, actions) ?? '' };
  if (met.value.kind !== 'home') return null;
  const home = homeCount(state);
  // A position need not have every brick of its set.
  const all = home + piles.flat().length + (drawn === null ? 0 : 1) + urn.length;
  const stuck = piles.find((pile, i) => pile.length > 0 && !actions.some((action) => action.startsWith(`${i + 1}-`)));
  const foot = stuck?.[stuck.length - runLength(stuck, params.runs)];
  return {
    head: foot === undefined ? m.sixteen_furthest_head() : m.sixteen_furthest_stuck({ rank: rankOf(foot) }),
    says: [m.sixteen_furthest_home({ home, all, count: all - home }), ...(foot === undefined ? [nextHomeSays(state)] : [])]
      .join(' ')
      .trim(),
  };
}
