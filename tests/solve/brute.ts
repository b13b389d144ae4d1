import type { Rng } from '../../src/engine/core/rng.ts';
import { shuffled } from '../../src/engine/core/shuffled.ts';
import { type GoalSpec, holds } from '../../src/engine/games/sixteen/goals.ts';
import type { Params } from '../../src/engine/games/sixteen/params.ts';
import { formatPosition } from '../../src/engine/games/sixteen/position.ts';
import { apply, legal } from '../../src/engine/games/sixteen/rules.ts';
import { brick, rankOf, type State } from '../../src/engine/games/sixteen/state.ts';

/** Every position that play can reach from a start, by nothing but the rules. */
export interface Space {
  readonly states: readonly State[];
  /** Numbers of the positions one action further. */
  readonly next: readonly (readonly number[])[];
}

const plain = (state: State): string =>
  `${state.piles.map((pile) => pile.map(rankOf).join(' ')).join('.')}/${state.foundations.map((f) => f.length).sort()}/${
    state.drawn === null ? 0 : rankOf(state.drawn)
  }/${state.urn.length}`;

/** The whole space, or null if it has more than `most` positions. */
export function explore(start: State, most: number): Space | null {
  const numbers = new Map([[plain(start), 0]]);
  const states = [start];
  const next: number[][] = [];
  for (let i = 0; i < states.length; i++) {
    if (states.length > most) return null;
    const state = states[i] as State;
    next.push(
      legal(state).map((action) => {
        const after = apply(state, action);
        const key = plain(after);
        const known = numbers.get(key);
        if (known !== undefined) return known;
        numbers.set(key, states.length);
        states.push(after);
        return states.length - 1;
      }),
    );
  }
  return { states, next };
}

/** For each position of a space: can the goal be met by one or more actions from it? */
export function winnable(space: Space, goal: Exclude<GoalSpec, { kind: 'do' }>): boolean[] {
  const met = space.states.map((state) => holds(goal, state, 1));
  const before: number[][] = space.states.map(() => []);
  space.next.forEach((targets, i) => {
    for (const t of targets) (before[t] as number[]).push(i);
  });
  const can = space.states.map(() => false);
  const queue = met.flatMap((m, i) => (m ? [i] : []));
  for (let i = queue.pop(); i !== undefined; i = queue.pop())
    for (const b of before[i] as number[])
      if (!can[b]) {
        can[b] = true;
        queue.push(b);
      }
  return can;
}

/** A random position: some bricks home, some on piles, some in the urn, and now and then some missing. */
export function anyPosition(params: Params, random: Rng): State {
  const { ranks, copies } = params;
  const tops = Array.from({ length: copies }, () => (random.int(2) === 0 ? 0 : random.int(ranks))).sort((a, b) => b - a);
  let serial = 0;
  const foundations = tops.map((top) => Array.from({ length: top }, (_, i) => brick(i + 1, ++serial)));
  const rest: number[] = [];
  for (let rank = 1; rank <= ranks; rank++)
    for (let n = tops.filter((top) => top >= rank).length; n < copies; n++) rest.push(rank);
  const missing = random.int(4) === 0 ? random.int(3) : 0;
  const bricks = shuffled(rest, random)
    .slice(missing)
    .map((rank) => brick(rank, ++serial));
  const drawn = bricks.length > 0 && random.int(3) === 0 ? (bricks.pop() ?? null) : null;
  const piles: number[][] = Array.from({ length: params.piles }, () => []);
  const urn: number[] = [];
  const inUrn = random.int(4);
  for (const b of bricks) {
    if (random.int(4) < inUrn) urn.push(b);
    else (piles[random.int(params.piles)] as number[]).push(b);
  }
  return { params, piles, foundations, drawn, urn };
}

export const positionText = (state: State): string => `sixteen:${formatPosition(state)}`;
