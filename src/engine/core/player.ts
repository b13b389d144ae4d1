import { type Game, type Level, type Outcome, seenBy } from './game.ts';
import { type Rng, rng } from './rng.ts';

/** What a computer player may go by besides what it sees now. */
export interface Given<State, Action> {
  /** What `observe` showed its seat before each action so far, the first first. Left out: it knows nothing of how things came about. */
  readonly past?: () => readonly State[];
  /** Which of its actions it notices; left out: all of them. Where it notices none it sees them all (`noticed`). */
  readonly notices?: (action: Action) => boolean;
}

/**
 * What a computer player does. In: what `observe` shows the seat that is to act, a stream of random numbers of its own, and what
 * else it may go by. Out: a legal action; null where it gives up, or has nothing to decide. It keeps nothing from one action to the
 * next, so the same arguments always give the same action.
 */
export type Choose<State, Action> = (seen: State, random: Rng, given?: Given<State, Action>) => Action | null;

/** A computer player. */
export interface Player<State, Action> {
  readonly name: string;
  readonly level: Level;
  readonly choose: Choose<State, Action>;
}

/** How much of its strength a computer player shows, weakest first: a weaker one thinks as long, and overlooks more. */
export const skills = ['easy', 'medium', 'strong'] as const;
export type Skill = (typeof skills)[number];

/** A player as it was asked for: its name in the game's `players`, and its skill. */
export interface PlayerChoice {
  readonly name: string;
  readonly skill: Skill;
}

/**
 * Reads `planner`, `planner~easy`: a player among those of a game, and its skill, which is `strong` where it is not said. Who plays
 * anything that is legal (level 1) has no skill to show less of. Null where there is none such.
 */
export function parsePlayer(text: string, players: Readonly<Record<string, Level>>): PlayerChoice | null {
  const [name = '', skill = 'strong', ...more] = text.split('~');
  if (!Object.hasOwn(players, name) || more.length > 0) return null;
  if (skill === 'strong') return text === name ? { name, skill } : null;
  return (players[name] as Level) > 1 && isSkill(skill) ? { name, skill } : null;
}

const isSkill = (text: string): text is Skill => (skills as readonly string[]).includes(text);

/** A player and its skill as text: the skill is left out where it is `strong`. */
export const formatPlayer = ({ name, skill }: PlayerChoice): string => (skill === 'strong' ? name : `${name}~${skill}`);

/** What the players of a game overlook: a kind of actions as a whole, or not at all. */
export interface Oversights<Action> {
  /** The kind of an action; null where it is never overlooked. */
  kindOf(action: Action): string | null;
  /** With what chance each kind is overlooked at a decision, in thousandths; the strong overlook nothing. */
  readonly chance: Readonly<Record<Exclude<Skill, 'strong'>, number>>;
}

/** The actions that a player notices; all of them where it notices none. */
export function noticed<State, Action>(actions: readonly Action[], { notices }: Given<State, Action> = {}): readonly Action[] {
  if (notices === undefined) return actions;
  const seen = actions.filter(notices);
  return seen.length > 0 ? seen : actions;
}

/** A player with less skill. At each decision it overlooks some kinds of actions, drawn with random numbers of their own. */
export const overlooking =
  <State, Action>(choose: Choose<State, Action>, { kindOf, chance }: Oversights<Action>, skill: Skill): Choose<State, Action> =>
  (seen, random, given) => {
    if (skill === 'strong') return choose(seen, random, given);
    const seed = random.int(2 ** 32);
    const overlooks = (kind: string): boolean => rng((hash(kind) ^ seed) >>> 0).int(1000) < chance[skill];
    const notices = (action: Action): boolean => {
      const kind = kindOf(action);
      return kind === null || !overlooks(kind);
    };
    return choose(seen, random, { ...given, notices });
  };

/** Plays anything that is legal, all equally likely. */
export const anyLegal =
  <Params, State, Action>({ legal }: Pick<Game<Params, State, Action>, 'legal'>): Choose<State, Action> =>
  (seen, random, given) =>
    anyOf(noticed(legal(seen), given), random);

/** One of some things, all equally likely; null where there are none. */
export const anyOf = <T>(things: readonly T[], random: Rng): T | null =>
  things.length === 0 ? null : (things[random.int(things.length)] as T);

/**
 * What is done at a position, by the player whose turn it is, or by chance, whose actions are all equally likely. The seed
 * settles what is left to chance: the same position, past and seed give the same action. `past`: the positions before, the first
 * first, of which the player is shown what its seat may see. Null at the end, or where the player gives up.
 */
export function decide<Params, State, Action>(
  game: Game<Params, State, Action>,
  choose: Choose<State, Action>,
  state: State,
  seed: number,
  past: readonly State[] = [],
): Action | null {
  const who = game.actor(state);
  if (who === null) return null;
  const seen = seenBy(game, state, who === 'chance' ? 'all' : who);
  // Neighbouring seeds of one stream begin alike; with the position mixed in, they do not from one action to the next.
  const random = rng((hash(game.position.format(seen)) ^ seed) >>> 0);
  if (who === 'chance') return anyOf(game.legal(state), random);
  return choose(seen, random, { past: () => past.map((before) => seenBy(game, before, who)) });
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
  stalled: (line: readonly Action[], at: State) => boolean = game.stalled ?? (() => false),
): PlayedGame<State, Action> {
  const states = [start];
  const line: Action[] = [];
  for (let state = start; ; ) {
    const who = game.actor(state);
    const random = randoms[who === 'chance' ? randoms.length - 1 : (who ?? 0) - 1];
    const action = who === null || stalled(line, state) ? null : next(state, who, random as Rng);
    if (action === null) return { states, line, outcome: game.outcome(state) };
    state = game.apply(state, action);
    line.push(action);
    states.push(state);
  }

  function next(state: State, who: number | 'chance', random: Rng): Action | null {
    if (who === 'chance') return anyOf(game.legal(state), random);
    const past = () => states.slice(0, -1).map((before) => seenBy(game, before, who));
    return (players[who - 1] as Choose<State, Action>)(seenBy(game, state, who), random, { past });
  }
}
