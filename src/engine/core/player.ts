import type { Game, Level, Outcome } from './game.ts';
import { type Rng, rng } from './rng.ts';

/**
 * What a computer player does. In: what `observe` shows the seat that is to act, and a stream of random numbers of its own. Out:
 * a legal action; null where it gives up, or has nothing to decide. It keeps nothing from one action to the next, so the same two
 * arguments always give the same action.
 */
export type Choose<State, Action> = (seen: State, random: Rng) => Action | null;

/** A computer player. */
export interface Player<State, Action> {
  readonly name: string;
  readonly level: Level;
  readonly choose: Choose<State, Action>;
}

/** Plays anything that is legal, all equally likely. */
export const anyLegal =
  <Params, State, Action>({ legal }: Pick<Game<Params, State, Action>, 'legal'>): Choose<State, Action> =>
  (seen, random) =>
    anyOf(legal(seen), random);

/** One of some things, all equally likely; null where there are none. */
export const anyOf = <T>(things: readonly T[], random: Rng): T | null =>
  things.length === 0 ? null : (things[random.int(things.length)] as T);

/**
 * What is done at a position, by the player whose turn it is, or by chance, whose actions are all equally likely. The seed
 * settles what is left to chance: the same position and seed give the same action. Null at the end, or where the player gives up.
 */
export function decide<Params, State, Action>(
  game: Game<Params, State, Action>,
  choose: Choose<State, Action>,
  state: State,
  seed: number,
): Action | null {
  const who = game.actor(state);
  if (who === null) return null;
  const seen = game.observe(state, who === 'chance' ? 'all' : who);
  // Neighbouring seeds of one stream begin alike; with the position mixed in, they do not from one action to the next.
  const random = rng((hash(game.position.format(seen)) ^ seed) >>> 0);
  return who === 'chance' ? anyOf(game.legal(state), random) : choose(seen, random);
}

/** A number from a text (FNV-1a). */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193);
  return value >>> 0;
}

/** A game played to its end, or to where it was given up (`outcome` null). */
export interface PlayedGame<State, Action> {
  /** Before each action, and at the end: one more than there are actions. */
  readonly states: readonly State[];
  readonly line: readonly Action[];
  readonly outcome: Outcome | null;
}

/**
 * Lets players play a game, one for each seat, each with its own random numbers; chance has the last stream of `randoms`. The
 * game ends without a result where it is stalled, or where a player gives up.
 */
export function playGame<Params, State, Action>(
  game: Game<Params, State, Action>,
  start: State,
  players: readonly Choose<State, Action>[],
  randoms: readonly Rng[],
  stalled: (line: readonly Action[]) => boolean = game.stalled ?? (() => false),
): PlayedGame<State, Action> {
  const states = [start];
  const line: Action[] = [];
  for (let state = start; ; ) {
    const who = game.actor(state);
    const random = randoms[who === 'chance' ? randoms.length - 1 : (who ?? 0) - 1];
    const action = who === null || stalled(line) ? null : next(state, who, random as Rng);
    if (action === null) return { states, line, outcome: game.outcome(state) };
    state = game.apply(state, action);
    line.push(action);
    states.push(state);
  }

  function next(state: State, who: number | 'chance', random: Rng): Action | null {
    if (who === 'chance') return anyOf(game.legal(state), random);
    return (players[who - 1] as Choose<State, Action>)(game.observe(state, who), random);
  }
}
