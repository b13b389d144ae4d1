import type { Play } from '../../../engine/core/play.ts';
import {
  type Action,
  type Brick,
  carried,
  parseGoal,
  rankOf,
  type State,
  topOf,
  wantedHome,
} from '../../../engine/games/sixteen/index.ts';
import * as m from '../../../paraglide/messages.js';

/**
 * The first hint towards the first action of a line that leads to the goal: what is in the way, or what will be needed. Only what can be seen on the
 * table is said; null where there is nothing to say but where to look.
 */
export function ideaWords([text = '']: readonly string[], now: Play<State, Action>, goal: string): string | null {
  const { state } = now;
  const action = now.read(text);
  const asked = parseGoal(goal);
  const forHome = asked.ok && (asked.value.kind === 'win' || asked.value.kind === 'home');
  if (action.kind === 'place' && state.drawn !== null) {
    const rank = rankOf(state.drawn);
    const pile = state.piles[action.pile - 1] ?? [];
    const top = topOf(pile);
    if (top !== undefined && rankOf(top) > rank) return m.sixteen_idea_run({ rank });
    const has = (bricks: readonly Brick[], wanted: number) => bricks.some((brick) => rankOf(brick) === wanted);
    const under = forHome && wantedHome(state).find((one) => !has(pile, one) && state.piles.some((other) => has(other, one)));
    return under ? m.sixteen_idea_spares({ rank, wanted: m.sixteen_brick({ rank: under }) }) : m.sixteen_idea_covers({ rank });
  }
  if (action.kind === 'draw') {
    const [next] = state.urn;
    return next === undefined ? null : m.sixteen_idea_draw({ brick: m.sixteen_brick({ rank: rankOf(next) }) });
  }
  if (action.kind === 'home') {
    const top = topOf(state.piles[action.from - 1] ?? []);
    return top === undefined ? null : m.sixteen_idea_home({ wanted: m.sixteen_brick({ rank: rankOf(top) }) });
  }
  if (action.kind === 'move') {
    const pile = state.piles[action.from - 1] ?? [];
    const run = carried(state, action);
    const left = pile.slice(0, pile.length - run.length);
    const bare = topOf(left);
    if (bare === undefined) return m.sixteen_idea_empties();
    if (forHome && wantedHome(state).includes(rankOf(bare)))
      return m.sixteen_idea_frees({ rank: rankOf(bare), pile: action.from });
    return m.sixteen_idea_under({ brick: m.sixteen_brick({ rank: rankOf(bare) }), pile: action.from });
  }
  return null;
}
