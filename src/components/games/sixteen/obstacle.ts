import type { Play } from '../../../engine/core/play.ts';
import {
  type Action,
  type Brick,
  parseGoal,
  rankOf,
  runLength,
  type State,
  topOf,
  wantedHome,
} from '../../../engine/games/sixteen/index.ts';
import * as m from '../../../paraglide/messages.js';
import { firstActionWords } from '../../play/first-action.ts';
import type { FurthestWords } from '../../play/kit.ts';
import { actionWords } from './words.ts';

/** What stands in the way of a pile that should be empty, of bricks wanted on top, of piles in order. */
export function obstacleWords(
  goal: string,
  now: Play<State, Action>,
  _seat: number,
  start: Play<State, Action>,
): FurthestWords | null {
  const { state, actions } = now;
  const asked = parseGoal(goal);
  if (!asked.ok) return null;
  switch (asked.value.kind) {
    case 'empty': {
      const says = stuckSays(state, actions);
      return says === null ? null : { head: m.sixteen_obstacle_empty(), says };
    }
    case 'top': {
      const { ranks } = asked.value;
      const says = wantedSays(state, ranks) ?? stuckSays(state, actions, ranks);
      return says === null ? null : { head: m.sixteen_obstacle_top(), says };
    }
    case 'sorted': {
      return { head: m.sixteen_obstacle_sorted(), says: unsortedSays(state) ?? m.sixteen_obstacle_to_come() };
    }
    case 'do':
      return firstActionWords(now, start, actionWords);
    default:
      return null;
  }
}

/** Of the piles from which nothing can go, the lowest: what its run needs. `led`: only runs that are led by one of these. */
export function stuckSays({ piles, params }: State, actions: readonly string[], led?: readonly number[]): string | null {
  const footOf = (pile: readonly Brick[]) => pile[pile.length - runLength(pile, params.runs)];
  // What is wanted highest up comes first: what it should lie on is mostly in place.
  const after = (pile: readonly Brick[]) => led?.indexOf(rankOf(footOf(pile) ?? 0)) ?? 0;
  const stuck = piles
    .map((pile, i) => ({ pile, number: i + 1 }))
    .filter(({ pile, number }) => pile.length > 0 && !actions.some((action) => action.startsWith(`${number}-`)))
    .filter(({ pile }) => after(pile) >= 0)
    .sort((a, b) => after(b.pile) - after(a.pile) || a.pile.length - b.pile.length)[0];
  const foot = stuck && footOf(stuck.pile);
  if (!stuck || foot === undefined) return null;
  const words = { rank: rankOf(foot), pile: stuck.number };
  return words.rank === params.ranks ? m.sixteen_obstacle_highest(words) : m.sixteen_obstacle_needs(words);
}

/** Of the bricks that foundations wait for, the one that is under the fewest others; empty where one is free, or all are to come. */
export function nextHomeSays(state: State): string {
  const { piles } = state;
  const nearest = wantedHome(state)
    .flatMap((rank) =>
      piles.map((pile, i) => ({
        rank,
        pile: i + 1,
        count: pile.length - 1 - pile.findLastIndex((brick) => rankOf(brick) === rank),
        lies: pile.some((brick) => rankOf(brick) === rank),
      })),
    )
    .filter(({ lies }) => lies)
    .sort((a, b) => a.count - b.count)[0];
  return nearest && nearest.count > 0 ? m.sixteen_obstacle_wanted(nearest) : '';
}

/** Where one of the bricks that are wanted lies under others. */
function wantedSays({ piles }: State, ranks: readonly number[]): string | null {
  const covered = ranks.flatMap((rank) => {
    const places = piles.flatMap((pile, i) => {
      const at = pile.findLastIndex((brick) => rankOf(brick) === rank);
      // Under bricks of the goal itself it lies well.
      const over = pile.slice(at + 1).filter((brick) => !ranks.includes(rankOf(brick))).length;
      return at < 0 ? [] : [{ rank, pile: i + 1, over }];
    });
    const best = places.sort((a, b) => a.over - b.over)[0];
    return best && best.over > 0 ? [best] : [];
  });
  const worst = covered.sort((a, b) => b.over - a.over)[0];
  return worst ? m.sixteen_obstacle_covered({ rank: worst.rank, pile: worst.pile, count: worst.over }) : null;
}

/** The first brick that lies on one it makes no run with. */
function unsortedSays({ piles, params }: State): string | null {
  for (const [i, pile] of piles.entries()) {
    const length = runLength(pile, params.runs);
    const [above, beneath] = [pile[pile.length - length], pile[pile.length - length - 1]];
    if (topOf(pile) === undefined || above === undefined || beneath === undefined) continue;
    return m.sixteen_obstacle_out_of_order({ above: rankOf(above), beneath: rankOf(beneath), pile: i + 1 });
  }
  return null;
}
