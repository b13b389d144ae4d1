import type { Result } from './result.ts';
import type { Rng } from './rng.ts';
import type { Carry, Scene } from './scene.ts';

/** Number of a player, from 1. */
export type Seat = number;

/** Who decides next: a player, chance, or nobody because the game is over. */
export type Actor = Seat | 'chance' | null;

/** The end of a game, as the command line prints it; each game has its own keys. */
export type Outcome = Readonly<Record<string, unknown>>;

/** A stable id of a rule, and the anchor of its paragraph on the game's rule page. */
export type RuleId = string;

/** How strong a computer player is: 1 plays anything that is legal, 2 goes by rule of thumb, 3 looks ahead. */
export type Level = 1 | 2 | 3;

/** What a goal says of a line: reached (and it stays so), out of reach by the rules of the goal, or neither yet. */
export type GoalState = 'met' | 'lost' | 'open';

/**
 * A goal, compiled: a function of the start position and the whole line of actions played from it.
 * The line is legal; the function is pure.
 */
export interface Goal<State, Action> {
  (start: State, line: readonly Action[]): GoalState;
  /** The start of a line, to be followed one action at a time; missing where a goal is about the first action only. */
  readonly follow?: (start: State) => Followed<State, Action>;
}

/** A point of a line of play as a goal sees it. Immutable. */
export interface Followed<State, Action> {
  readonly state: State;
  readonly goal: GoalState;
  /**
   * The position and all else that this goal remembers of the line. Of two points with the same text and an open goal the one
   * with fewer actions behind it can still do whatever the other can.
   */
  readonly key: string;
  /** Whether the player whose goal it is decides here; else others do, or chance. */
  readonly mine: boolean;
  /** The point after one more action, which is legal; the goal is open here. */
  after(action: Action): Followed<State, Action>;
}

/** Text ↔ value. `parse` is strict; `format(parse(text))` is canonical and a fixed point. */
export interface Codec<T> {
  parse(text: string): Result<T>;
  format(value: T): string;
}

/** Actions as text. In: with `at`, an action that cannot be of the rule set played there is an error; without, of any. */
export interface ActionCodec<State, Action> extends Codec<Action> {
  parse(text: string, at?: State): Result<Action>;
}

/**
 * The one interface of a game. States are plain immutable data and carry every parameter of their rules, so that a
 * position never depends on anything outside it. All functions are pure and synchronous.
 */
export interface Game<Params, State, Action> {
  readonly id: string;
  /** Variants are data: name → parameters. The first is the default. */
  readonly presets: Readonly<Record<string, Params>>;
  /** The computer players by name, weakest first, and how strong each is; what they do stands in the game's `GameEntry`. */
  readonly players: Readonly<Record<string, Level>>;
  /** Every rule id that `why` may give. */
  readonly rules: readonly RuleId[];
  /** Those of them that are the order of play: but for it, what they forbid would be legal. Left out: none. */
  readonly order?: readonly RuleId[];
  /** The fields of a position after the game's own name, `/`-separated (the part before the colon is not included). */
  readonly position: Codec<State>;
  readonly action: ActionCodec<State, Action>;
  /** A start position, shuffled by `rng`. */
  deal(params: Params, rng: Rng): State;
  /** Parameters from the options of the command line's `deal`; unknown or bad values are errors naming the option. */
  params(options: Readonly<Record<string, string>>): Result<Params>;
  actor(state: State): Actor;
  /**
   * Where something was done that somebody may object to: the action that is meant if `actor`, who may, says nothing. Nobody is asked for it; who
   * says nothing lets it be. Null everywhere else, and left out by a game without such things.
   */
  silence?(state: State): Action | null;
  /** All legal actions, each once, in the game's canonical order; empty exactly when `actor` is null. */
  legal(state: State): readonly Action[];
  /** null: legal; otherwise the rule that forbids the action here. Agrees with `legal` for every readable action. */
  why(state: State, action: Action): RuleId | null;
  /** The position after a legal action; an illegal one is a bug of the caller and throws. */
  apply(state: State, action: Action): State;
  /** null while play goes on. */
  outcome(state: State): Outcome | null;
  /**
   * For games that may come to a standstill without ending: whether a line gets on no more, so that a draw may be offered and
   * computer players agree to one. In: the line, and the position it has led to.
   */
  stalled?(line: readonly Action[], at: State): boolean;
  /**
   * What one seat may see: hidden pieces replaced so that nothing can be learnt from them; `all` hides nothing. Left out by a game
   * that never hides anything; whoever knows no more of a game asks `seenBy`.
   */
  observe?(state: State, eye: Seat | 'all'): State;
  /** A goal. In: with `at`, one that the rule set played there does not know is an error; without, one that no rule set knows. */
  goal(text: string, at?: State): Result<Goal<State, Action>>;
  /** The scene as `eye` sees it. Piece ids stay the same along a line of play. */
  scene(state: State, eye: Seat | 'all'): Scene;
  /** What a legal action carries where, in the ids of `scene`; null where it moves nothing: such an action is said (a pass). */
  carry(state: State, action: Action): Carry | null;
  /**
   * What a person means by carrying from one slot to another (or, with `to` null, by touching only `from`), legal or
   * not; null where it means nothing in this game. Slots are ids of `scene`. `piece` is the one taken hold of; it matters
   * where any piece of a slot may go (a hand of cards), and not where a pile decides by itself what moves.
   */
  intent(state: State, from: string, to: string | null, piece?: string | null): Action | null;
}

/** A game in which something is hidden. */
export type HidingGame<Params, State, Action> = Game<Params, State, Action> & {
  observe(state: State, eye: Seat | 'all'): State;
};

/** What one seat may see of a state, in any game. */
export const seenBy = <State>(
  { observe }: { observe?(state: State, eye: Seat | 'all'): State },
  state: State,
  eye: Seat | 'all',
): State => observe?.(state, eye) ?? state;

/**
 * In place of a game's own types where games stand side by side: the registries of games, of what belongs to them, and those
 * who use them. What comes from one game is only ever given back to that game, or passed on as text.
 */
// biome-ignore lint/suspicious/noExplicitAny: TypeScript has no other word for a type that a registry forgets.
export type Forgotten = any;
