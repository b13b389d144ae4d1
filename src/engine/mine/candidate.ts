import type { GameId } from '../games/registry.ts';
import type { Grading } from '../solve/solver.ts';

/** What the grade of a puzzle rests on, as it stands on file; `nodes` is what the proof of its start took. */
export type Proof = Omit<Grading, 'decisions'>;

/** A proved position that may become a puzzle: the same fields in every game. */
export interface Candidate {
  readonly game: GameId;
  /** Where it comes from: the same recipe and seed give the same candidate. */
  readonly recipe: string;
  readonly seed: number;
  readonly position: string;
  readonly goal: string;
  readonly grade: number;
  readonly themes: readonly string[];
  readonly line: string;
  readonly proof: Proof;
  /** Of `games` played on by rule of thumb, how many meet the goal. */
  readonly natural: number;
  /** Decisions on the line at which the rule of thumb names an action that loses. */
  readonly lures: number;
  /** Most positions that a single verdict on the line or one step beside it took. */
  readonly hardest: number;
}

/** Games played on by rule of thumb from each position. */
export const games = 20;

/** A start of a turn that mining passed: how many positions it held, and how long they took. */
export interface Turn {
  readonly states: number;
  /** False where the search was cut off by its budget. */
  readonly whole: boolean;
  readonly ms: number;
}

/** What came of one recipe and seed. */
export interface Attempt {
  readonly candidate: Candidate | null;
  readonly turns?: readonly Turn[];
}

/** How a game's puzzles are looked for. */
export interface Miner {
  /** What kinds of positions there are to look for, by name. */
  readonly recipes: readonly string[];
  /** So many seeds that follow one another share the work of a deal; see `slots.ts`. */
  readonly block: number;
  /** At most one candidate; the same two give the same answer. The recipe is one of `recipes`. */
  attempt(recipe: string, seed: number): Promise<Attempt>;
}
