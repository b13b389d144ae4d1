import type { Play } from '../../../engine/core/play.ts';
import { type Action, parseGoal, rankOf, type State } from '../../../engine/games/sixteen/index.ts';
import * as m from '../../../paraglide/messages.js';

/** Why a goal cannot be met with the bricks there are, counted, as a sentence; null where they would do. */
export function missingWords(goal: string, { state }: Play<State, Action>): string | null {
  const asked = parseGoal(goal);
  if (!asked.ok) return null;
  const { params, foundations, piles, drawn, urn } = state;
  const free = [...piles.flat(), ...(drawn === null ? [] : [drawn]), ...urn];
  const count = (bricks: readonly number[], rank: number) => bricks.filter((brick) => rankOf(brick) === rank).length;
  if (asked.value.kind === 'top') {
    const { ranks } = asked.value;
    // What is home stays there.
    const short = ranks.find((rank) => count(free, rank) < ranks.filter((other) => other === rank).length);
    return short === undefined ? null : m.sixteen_missing_top({ rank: short, left: count(free, short) });
  }
  const lie = [...foundations.flat(), ...free];
  const missing = params.ranks * params.copies - lie.length;
  if (missing <= 0) return null;
  if (asked.value.kind === 'win') return m.sixteen_missing_win({ count: missing });
  if (asked.value.kind !== 'home') return null;
  const most = mostHome(Array.from({ length: params.ranks }, (_, i) => count(lie, i + 1)));
  return most < asked.value.bricks ? m.sixteen_missing_home({ most, count: missing }) : null;
}

/** How many pieces can lie in runs that each begin with the lowest, given how many there are of each from the lowest on. */
export function mostHome(counts: readonly number[]): number {
  let [runs, sum] = [Number.POSITIVE_INFINITY, 0];
  for (const count of counts) {
    runs = Math.min(runs, count);
    sum += runs;
  }
  return sum;
}
