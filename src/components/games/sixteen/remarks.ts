import type { Play } from '../../../engine/core/play.ts';
import { type Action, type Brick, carried, rankOf, type State, topOf, wantedHome } from '../../../engine/games/sixteen/index.ts';
import * as m from '../../../paraglide/messages.js';

type Here = Play<State, Action>;

const topsOf = ({ piles }: State): readonly { readonly pile: number; readonly top: number }[] =>
  piles.flatMap((bricks: readonly Brick[], i: number) => {
    const top = topOf(bricks);
    return top === undefined ? [] : [{ pile: i + 1, top: rankOf(top) }];
  });

/** What a guided game says before a move, by what lies on the table alone; null at the end. */
export function remarkWords(now: Here): string | null {
  return now.outcome !== null ? null : now.state.drawn === null ? toMove(now) : toPlace(now, rankOf(now.state.drawn));
}

/** Where the brick that was drawn does least harm. */
function toPlace({ state }: Here, rank: number): string {
  if (wantedHome(state).includes(rank)) return m.sixteen_remark_wanted({ brick: m.sixteen_brick({ rank }) });
  const tops = topsOf(state);
  if (tops.length === 0) return m.sixteen_remark_first_place({ rank });
  const higher = tops.filter(({ top }) => top > rank);
  const nearest = higher.toSorted((one, other) => one.top - other.top)[0];
  if (nearest)
    return nearest.top === rank + 1 ? m.sixteen_remark_exact({ rank, ...nearest }) : m.sixteen_remark_near({ rank, ...nearest });
  return state.piles.some(({ length }) => length === 0) ? m.sixteen_remark_space({ rank }) : m.sixteen_remark_buries({ rank });
}

/** What can go home or join a run before the next brick is drawn. */
function toMove({ actions, read, state }: Here): string {
  for (const text of actions) {
    const action = read(text);
    const pile = action.kind === 'home' ? (state.piles[action.from - 1] ?? []) : [];
    const top = topOf(pile);
    if (action.kind === 'home' && top !== undefined) return m.sixteen_remark_home({ rank: rankOf(top), pile: action.from });
  }
  for (const text of actions) {
    const action = read(text);
    if (action.kind !== 'move') continue;
    const pile = state.piles[action.from - 1] ?? [];
    const run = carried(state, action);
    const under = topOf(state.piles[action.to - 1] ?? []);
    const bare = topOf(pile.slice(0, pile.length - run.length));
    const [lowest] = run;
    if (under === undefined || lowest === undefined) continue;
    const places = { from: action.from, to: action.to, top: rankOf(under) };
    if (bare === undefined) return m.sixteen_remark_empties(places);
    if (rankOf(bare) < rankOf(lowest))
      return m.sixteen_remark_uncovers({ ...places, brick: m.sixteen_brick({ rank: rankOf(bare) }) });
  }
  if (state.urn.length === 0) return m.sixteen_remark_urn_empty();
  return topsOf(state).length === 0 ? m.sixteen_remark_first_draw() : m.sixteen_remark_draw();
}
