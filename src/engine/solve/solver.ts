import type { Result } from '../core/result.ts';
import type { Reason } from './reasons.ts';

/** How far a search may go; whatever is missing is unlimited. */
export interface Budget {
  /** Positions examined. */
  readonly nodes?: number;
  readonly seconds?: number;
  /** Only the verdict is asked for: no effort is to be spent on showing a good line. */
  readonly anyLine?: boolean;
}

/** Told now and then while a search runs; false asks it to stop (the answer is then `unknown`). */
export type OnProgress = (nodes: number) => boolean | undefined;

/** An honest verdict on "can the goal still be met from here?". */
export interface Proof<Action> {
  readonly result: 'win' | 'loss' | 'unknown';
  /** For a win: actions from the position examined that meet the goal, replayed through the rules before they are given. */
  readonly line: readonly Action[] | null;
  /** For `unknown`: why; else null. */
  readonly reason: Reason | null;
  /** Positions examined. */
  readonly nodes: number;
  /** For a goal about chances: the chance after the line examined, exact. */
  readonly value?: number;
  /** True where the goal is decided by now though the rules alone cannot tell: met with `win`, lost with `loss`. */
  readonly settled?: boolean;
}

/** What the others do: players who are not the one whose goal it is, or chance. */
export interface Reply<Action> {
  readonly action: Action;
  /**
   * `refutes`: the goal is proved out of reach, and stays so; `resists`: it can be met, and this puts it off longest;
   * `guess`: nothing is proved, this is the rule of thumb.
   */
  readonly why: 'refutes' | 'resists' | 'guess';
}

/** What a game's solver gives: one `Inquiry` for each start position and goal. An unreadable goal is an error. */
export interface Prover<State, Action> {
  inquire(start: State, goal: string): Result<Inquiry<Action>>;
  /**
   * For a game with hidden pieces: whether winning is impossible whatever the hidden pieces are, so that saying so gives
   * nothing away. True only if proved; quick.
   */
  hopeless?(state: State): boolean;
  /** How sharp a line is that meets the goal; null when not everything could be proved. An unreadable goal is an error. */
  grade?(start: State, line: readonly Action[], goal: string, budget: Budget): Result<Grading | null>;
  /**
   * Goals of the same kind that ask for less, the hardest first, so that who meets one has met all after it; none where a
   * goal knows no more or less. An unreadable goal is an error.
   */
  easier?(start: State, goal: string): Result<readonly string[]>;
  /** What a player does by rule of thumb, seeing no more than their own cards; or chance. Null at the end. The seed settles ties. */
  thumb?(state: State, seed: number): Action | null;
  /** For games of long turns: what this one holds at best. */
  bestOfTurn?(state: State, budget: Budget, onProgress?: OnProgress): BestOfTurn<readonly Action[]>;
  /**
   * For games of long turns: the share of so many random walks through this one that meet a goal, from 0 to 1; null for a
   * goal that is not about a turn. An unreadable goal is an error.
   */
  randomShare?(state: State, goal: string, walks: number): Result<number | null>;
}

/** What the grade of a puzzle rests on; all of it proved. */
export interface Grading {
  /** Along the line: decisions with more than one option (in Sixteen: where a drawn brick goes). */
  readonly decisions: number;
  /** Decisions at which exactly one option wins. */
  readonly onlyMoves: number;
  /** First actions that win, of how many. Options that come to the same thing count once, here and above. */
  readonly winningFirst: number;
  readonly firstActions: number;
  /** In games with others: actions of the line, which they draw out as long as they can. */
  readonly depth?: number;
  /** In games with others: whether a player by rule of thumb goes wrong at a decision on the line. */
  readonly missed?: boolean;
  /** In games of long turns: the share of random walks through the turn that meet the goal. */
  readonly share?: number;
  /** Positions examined. */
  readonly nodes: number;
}

/** What can be reached at best of something that is counted, and a line that gets there. */
export interface Best<Line> {
  readonly cards: number;
  readonly line: Line;
}

/**
 * The best the player to move can do in this turn: the smallest reserve, the smallest stock (reserve, hand and waste
 * together), the most cards sent home. `reason`: null when that is proved, else why it is only the best that was found.
 */
export interface BestOfTurn<Line> {
  readonly reserve: Best<Line>;
  readonly stock: Best<Line>;
  readonly home: Best<Line>;
  readonly reason: Reason | null;
  readonly nodes: number;
}

/** Answer of `bestOfTurn`: lines as text. */
export type BestOfTurnAnswer = BestOfTurn<string>;

/**
 * Questions about one start position and one goal that counts from it. What one question has proved is kept for the
 * next, so that judging a puzzle action by action does not begin anew each time; the answers do not depend on it.
 */
export interface Inquiry<Action> {
  /** Can the goal be met after `line`? The line is legal from the start and has left the goal open. */
  prove(line: readonly Action[], budget: Budget, onProgress?: OnProgress): Proof<Action>;
  /**
   * In games with others: what they do after `line`, which is legal from the start. Null where it is for the player whose
   * goal it is to act, or the game is over.
   */
  reply?(line: readonly Action[], budget: Budget, onProgress?: OnProgress): Reply<Action> | null;
}

/** Answer of `solve`: all text; `line` is a whole winning line from the position. */
export interface SolveAnswer {
  readonly result: 'win' | 'loss' | 'unknown';
  readonly line: string | null;
  readonly reason: Reason | null;
  readonly nodes: number;
  readonly ms: number;
}

/**
 * Answer of `judge`. `winnable`: true or false only if proved. `line`: a line from POSITION that meets the goal, or null:
 * it begins with the judged line while that can still win, else with as much of it as could. `reply`: for a refuted line
 * the action of the others that spoils it (null where there are no others). `reason`: why `winnable` is null.
 */
export interface JudgeAnswer {
  readonly state: 'met' | 'lost' | 'open';
  readonly winnable: boolean | null;
  readonly line: string | null;
  readonly reply: string | null;
  readonly reason: Reason | null;
}

/**
 * Answer of `rate`: every legal action, in canonical order. With a goal about chances, `value` is the chance after the
 * action, and those with the highest win; it is missing where it is not known.
 */
export interface RateAnswer {
  readonly actions: readonly {
    readonly action: string;
    readonly result: 'win' | 'loss' | 'unknown';
    readonly value?: number;
  }[];
}

/**
 * Answer of `furthest`: the hardest of the easier goals that can still be met after a line, and actions that meet it from
 * there. `proved`: no harder one can; else it is the best that was found.
 */
export interface FurthestAnswer {
  readonly goal: string;
  readonly line: string;
  readonly proved: boolean;
}

/** Answer of `reply`: what the others do now, and why (see `Reply`); both null where they have nothing to do. */
export interface ReplyAnswer {
  readonly action: string | null;
  readonly why: 'refutes' | 'resists' | 'guess' | null;
}
