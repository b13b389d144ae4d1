import type { Play } from '../../../engine/core/play.ts';
import { type Action, homeCount, parseGoal, rankOf, runLength, type State, topOf } from '../../../engine/games/sixteen/index.ts';
import * as m from '../../../paraglide/messages.js';
import type { FurthestWords, WhyWords } from '../../play/kit.ts';
import { missingWords } from './missing.ts';
import { nextHomeSays, obstacleWords, stuckSays } from './obstacle.ts';
import { ruleWords } from './rule-words.ts';
import type { Here } from './words.ts';

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

/** Why a try means nothing: a covered brick, a drawn one carried home, the urn, what is home; and what a mere touch comes to. */
function noTryWords(from: string, to: string | null, piece: string | null, { state }: Here): string {
  if (piece !== null) return m.sixteen_no_try_covered();
  const { drawn, foundations, piles } = state;
  if (from === 'drawn') {
    if (drawn === null) return m.sixteen_no_try_none_drawn();
    return to === null ? m.sixteen_no_try_waits({ drawn: rankOf(drawn) }) : m.sixteen_no_try_drawn();
  }
  if (from === 'urn') return m.sixteen_no_try_urn();
  const place = Number(from.slice(1)) - 1;
  if (from.startsWith('f')) return foundations[place]?.length ? m.sixteen_no_try_home() : m.sixteen_no_try_empty();
  if (to !== null) return to === 'urn' ? m.sixteen_no_try_back() : m.play_no_try();
  const top = topOf(piles[place] ?? []);
  if (top === undefined) return m.sixteen_no_try_empty();
  const stuck = { piece: rankOf(top), highest: `${state.params.ranks}` };
  return piles.some(({ length }) => length === 0) ? m.sixteen_no_try_stuck(stuck) : m.play_no_try_stuck(stuck);
}

/** What is said of what cannot be done. */
export const whyWords: WhyWords<State, Action> = { ruleWords, noTryWords, furthestWords, obstacleWords, missingWords };
