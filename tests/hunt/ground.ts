import type { Forgotten, Game, GoalState } from '../../src/engine/core/game.ts';
import type { Rng } from '../../src/engine/core/rng.ts';
import type { Space } from '../../src/engine/proving/plain.ts';
import type { Prover } from '../../src/engine/proving/prover.ts';

/**
 * What a game brings to the hunt for wrong verdicts: positions made to be awkward, the goals to ask for in them, and the ways in
 * which its solver can be asked.
 */
export interface Ground<Params, State, Action, Method> {
  readonly game: Game<Params, State, Action>;
  readonly proverWith: (method: Method) => Prover<State, Action>;
  /** Every rule set that is hunted in, as the `rules` field of a position. */
  readonly rules: readonly string[];
  /** The ways to ask, by name; the first is the site's own. */
  readonly ways: Readonly<Record<string, Method>>;
  /** Ways that may leave a question undecided, as their memory is small. */
  readonly forgetful: readonly string[];
  /** Positions of a space beyond which one is not compared. */
  readonly most: number;
  /** A dense little position under some rules, in which play goes on; null where the draw makes none. */
  draw(rules: string, random: Rng): State | null;
  /** Goals to ask for there, some out of reach by one. `at` are positions that play can come to. */
  goals(start: State, at: readonly State[], random: Rng): string[];
  /**
   * Where the space of one goal holds all there is for others (games for one): the goal that is explored, and what another one
   * says of each point. Null where each goal has a space of its own.
   */
  readonly shared: {
    readonly goal: string;
    labels(goal: string, space: Space<State, Action>): readonly GoalState[];
  } | null;
  /** Positions with a little less in them; not all of them need be such that play can lead there. */
  smaller(state: State): State[];
  /** What the solver says besides, compared with the plain truth (`space`: that of `shared`): what is wrong, or null. */
  besides?(start: State, space: Space<State, Action> | null, way: Method): string | null;
}

/** The ground of a game whose own types are forgotten. */
export type AnyGround = Ground<Forgotten, Forgotten, Forgotten, Forgotten>;

/** Ways for every shortcut: all of them, none, each on its own, and all but each. */
export const waysOf = <Method extends { readonly without?: readonly Name[] }, Name extends string>(
  names: readonly Name[],
  method: Omit<Method, 'without'>,
): Record<string, Method> =>
  Object.fromEntries(
    [
      ['none', names],
      ...names.map((name) => [`only ${name}`, names.filter((other) => other !== name)] as const),
      ...names.map((name) => [`without ${name}`, [name]] as const),
    ].map(([name, without]) => [name, { ...method, without } as unknown as Method]),
  );
