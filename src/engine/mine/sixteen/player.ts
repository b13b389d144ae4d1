import type { Rng } from '../../core/rng.ts';
import { type Action, rankOf, type State, sixteen } from '../../games/sixteen/index.ts';

/** How little a player who goes by rule of thumb likes to see `drawn` on a pile: lower is better. */
function reluctance(drawn: number, pile: readonly number[], ranks: number): number {
  const top = pile[pile.length - 1];
  if (top === undefined) return drawn === ranks ? 0 : 5;
  const gap = rankOf(top) - drawn;
  if (gap > 0) return gap / 2;
  // Covering lower bricks: the lower they are, the sooner they are wanted.
  const buried = pile.filter((b) => rankOf(b) <= drawn).length;
  return 8 + buried * 2 - rankOf(top) / 4;
}

/**
 * The placement that the rule of thumb names for the brick that waits: next below a top, else the smallest gap, else an
 * empty pile, else where it buries least. `noise` 0 plays it exactly; more plays worse.
 */
export function thumb(state: State, noise = 0, random?: Rng): Action {
  const drawn = rankOf(state.drawn as number);
  const costs = state.piles.map(
    (pile) => reluctance(drawn, pile, state.params.ranks) + (random && noise > 0 ? (random.int(1000) / 1000) * noise : 0),
  );
  return { kind: 'place', pile: costs.indexOf(Math.min(...costs)) + 1 };
}

/** A way of play by rule of thumb: every position on the way, the start first, and the actions between them. */
export interface Stroll {
  readonly states: readonly State[];
  readonly line: readonly Action[];
}

/** Plays on from a start by rule of thumb, placing with faults as `noise` says, until nothing more comes of it. */
export function stroll(start: State, noise: number, random: Rng): Stroll {
  const states = [start];
  const line: Action[] = [];
  let state = start;
  const go = (action: Action) => {
    state = sixteen.apply(state, action);
    states.push(state);
    line.push(action);
  };
  for (;;) {
    if (state.drawn !== null) go(thumb(state, noise, random));
    const options = sixteen.legal(state).filter((a) => a.kind === 'home' || (a.kind === 'move' && improves(state, a)));
    const homes = options.filter((a) => a.kind === 'home');
    const hasty = state.urn.length > 0 && random.int(12) === 0;
    const from = homes.length > 0 && random.int(8) > 0 ? homes : options;
    if (from.length > 0 && !hasty) go(from[random.int(from.length)] as Action);
    else if (state.urn.length > 0) go({ kind: 'draw' });
    else return { states, line };
  }
}

/** Whether a move between piles changes anything: the head did not already lie on the brick just above it. */
function improves(state: State, action: Action): boolean {
  if (action.kind !== 'move') return false;
  const next = sixteen.apply(state, action);
  const left = next.piles[action.from - 1]?.length ?? 0;
  const source = state.piles[action.from - 1] ?? [];
  const head = source[left];
  const beneath = source[left - 1];
  if (beneath === undefined) return (state.piles[action.to - 1]?.length ?? 0) > 0;
  return rankOf(beneath) !== rankOf(head as number) + 1;
}
