import type { Game } from '../../src/engine/core/game.ts';
import { type Rng, rng } from '../../src/engine/core/rng.ts';

/** Freezes a value and everything in it, so that writing to any part throws. */
export function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const inner of Object.values(value)) deepFreeze(inner);
  }
  return value;
}

export interface Playout<State, Action> {
  /** One state more than there are actions. */
  readonly states: readonly State[];
  readonly line: readonly Action[];
}

/** A line of random legal actions from a shuffled deal, all states frozen; it ends early where play is over. */
export const playout = <P, S, A>(game: Game<P, S, A>, params: P, seed: number, length: number): Playout<S, A> =>
  playoutFrom(game, (random) => game.deal(deepFreeze(params), random), seed, length);

/** The same from any start. */
export function playoutFrom<P, S, A>(
  game: Game<P, S, A>,
  begin: (random: Rng) => S,
  seed: number,
  length: number,
): Playout<S, A> {
  const random = rng(seed);
  let state = deepFreeze(begin(random));
  const states = [state];
  const line: A[] = [];
  for (let i = 0; i < length; i++) {
    const actions = game.legal(state);
    if (actions.length === 0) break;
    const action = deepFreeze(actions[random.int(actions.length)] as A);
    state = deepFreeze(game.apply(state, action));
    line.push(action);
    states.push(state);
  }
  return { states, line };
}
