import type { Forgotten, Game } from '../core/game.ts';
import type { Choose, Oversights, Player, PlayerChoice } from '../core/player.ts';
import type { Tunable } from '../core/tuning.ts';
import type { Further, Grader, Prover } from '../proving/prover.ts';
import type { Making } from './making.ts';

/**
 * All that the engine knows of a game, in one place: `entry.ts` in the game's folder, listed in `registry.ts`. Everything but
 * a few words is loaded only when it is asked for, so that a page, a worker or a command carries what it uses and no more.
 * What a game does not have is said with null; what is forgotten does not compile.
 */
export interface GameEntry<Params, State, Action, Name extends string> {
  /**
   * The options of the command line's `deal` that the game's `params` reads, and what stands for their values where they
   * are explained; `rules` is one of them.
   */
  readonly dealOptions: Readonly<Record<string, string>> & { readonly rules: string };
  /** The rules. */
  rules(): Promise<Game<Params, State, Action>>;
  /**
   * The rule sets among them that pages teach, as a game of their own; with a position, the one that shows it. Left out: all. Pages
   * refuse positions of the others.
   */
  taught?(position?: string): Promise<Game<Forgotten, Forgotten, Forgotten>>;
  /**
   * What each of the computer players that the game names in `players` does. Another `mind` (0 where none is named) is another player as strong,
   * where its random numbers alone do not make it differ from game to game.
   */
  readonly players: Readonly<Record<Name, (mind?: number) => Promise<Choose<State, Action>>>>;
  /** What a player does besides, by its name and skill, where the rules leave something to the players; left out: nothing. */
  manners?(): Promise<(choose: Choose<State, Action>, asked: PlayerChoice) => Choose<State, Action>>;
  /** What its players overlook who are less than strong; null where none of them comes in several strengths. */
  readonly oversights: (() => Promise<Oversights<Action>>) | null;
  /** What proves its puzzles; a game without one can be played, but has no puzzles. */
  readonly prover: (() => Promise<Prover<State, Action>>) | null;
  /** How its puzzles are graded; null only where there is no prover. */
  readonly grader: (() => Promise<Grader<State, Action>>) | null;
  /** What its prover's gradings say besides what all do. */
  readonly further: readonly Further[];
  /** How its puzzles are found, graded and chosen; null only where there is no prover. */
  readonly making: (() => Promise<Making<State, Action>>) | null;
  /** What scripts try its players by; left out where there is nothing of the kind. No page and no worker has it. */
  readonly trials?: () => Promise<Trials<State, Action>>;
}

/** What scripts try a game's players by. */
export interface Trials<State, Action> {
  /** The player by which the miner and the bench go, and which stays as it is however others get better. */
  readonly steady: Choose<State, Action>;
  /** Which of its numbered deals are lively; left out where all are. */
  readonly lively?: Liveliness;
  /** What of its players is tuned by play; left out where nothing is. */
  readonly tunable?: Tunable;
}

/** How a game's deals are looked through for those that are decided when strong players have all seats. */
export interface Liveliness {
  /** In how many of so many games a numbered deal is decided; another salt makes other players, as strong. */
  liveliness(deal: number, games: number, salt: number): number;
  /** Numbers of deals that are decided in every game; `tell` hears how many have been looked at and found. */
  livelyDeals(look: Look, tell: (looked: number, lively: number) => void): number[];
  /** The numbers on file, and the file from the root of the project. */
  readonly onFile: readonly number[];
  readonly file: string;
}

/** What is looked at for lively deals. */
export interface Look {
  /** How many deals, and how many games of each. */
  readonly deals: number;
  readonly games: number;
  /** By which the deals are drawn. */
  readonly seed: number;
}

/** A game whose own types are forgotten. */
export type AnyGame = Game<Forgotten, Forgotten, Forgotten>;
export type AnyPlayer = Player<Forgotten, Forgotten>;
export type AnyProver = Prover<Forgotten, Forgotten>;
export type AnyGrader = Grader<Forgotten, Forgotten>;
export type AnyMaking = Making<Forgotten, Forgotten>;
export type AnyEntry = GameEntry<Forgotten, Forgotten, Forgotten, string>;
