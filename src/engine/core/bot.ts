import type { Game, Outcome } from './game.ts';
import type { Rng } from './rng.ts';

/**
 * A computer player. In: what `observe` shows the seat that is to act, and a stream of random numbers of its own. Out: a
 * legal action. It keeps nothing from one action to the next, so the same two arguments always give the same action.
 */
export interface Bot<State, Action> {
  readonly name: string;
  choose(seen: State, random: Rng): Action;
}

/** A game played to its end, or to where it was given up (`outcome` null). */
export interface PlayedGame<State, Action> {
  /** Before each action, and at the end: one more than there are actions. */
  readonly states: readonly State[];
  readonly line: readonly Action[];
  readonly outcome: Outcome | null;
}

/**
 * Lets bots play a game without chance actions, one for each seat, each with its own random numbers. `givenUp` is asked
 * before each action whether the game ends here without a result.
 */
export function playGame<Params, State, Action>(
  game: Game<Params, State, Action>,
  start: State,
  bots: readonly Bot<State, Action>[],
  randoms: readonly Rng[],
  givenUp: (line: readonly Action[]) => boolean = () => false,
): PlayedGame<State, Action> {
  const states = [start];
  const line: Action[] = [];
  for (let state = start; ; ) {
    const seat = game.actor(state);
    if (typeof seat !== 'number' || givenUp(line)) return { states, line, outcome: game.outcome(state) };
    const bot = bots[seat - 1] as Bot<State, Action>;
    const action = bot.choose(game.observe(state, seat), randoms[seat - 1] as Rng);
    state = game.apply(state, action);
    line.push(action);
    states.push(state);
  }
}
