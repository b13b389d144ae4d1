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
  /**
   * For games that may come to a standstill without ending: whether it is proved that nobody can win any more, whatever all of them
   * do, so that only the draw by the rules' limit is left.
   */
  standstill?(state: State): boolean;
  /**
   * Goals of the same kind that ask for less, the hardest first, so that a line that meets one meets all after it; none where a
   * goal knows no more or less. An unreadable goal is an error.
   */
  easier?(start: State, goal: string): Result<readonly string[]>;
  /** For games in which some things can be counted: how far each can be brought before somebody else acts. */
  prospects?(state: State, budget: Budget, onProgress?: OnProgress): Prospects<readonly Action[]>;
}

/** How a game's puzzles are graded. It is apart from the prover, so that pages for playing need not load it. */
export interface Grader<State, Action> {
  /**
   * How sharp a line is that meets the goal; null when not everything could be proved. What is `known` is not proved again. An
   * unreadable goal is an error.
   */
  grade(start: State, line: readonly Action[], goal: string, budget: Budget, known?: Known<Action>): Result<Grading | null>;
  /**
   * For games in which one position has lines of unlike sharpness: the easiest that meets the goal, found from one that does; null
   * where it could not be proved within the budget that none is easier. An unreadable goal is an error.
   */
  easiest?(start: State, line: readonly Action[], goal: string, budget: Budget): Result<readonly Action[] | null>;
  /** The grade that such a measure comes to, 1 to 5. */
  gradeOf(grading: Grading): number;
}

/** Whether the goal can still be met when, after so many actions of a line, an action is played; undefined where not proved yet. */
export type Known<Action> = (after: number, action: Action) => boolean | undefined;

/** What the grade of a puzzle rests on; all of it proved. */
export interface Grading {
  /** Along the line: decisions with more than one option. */
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
  /** How many walks that share was counted on. */
  readonly walks?: number;
  /** With a goal that asks for the best action now: by how much it is better than the next best. */
  readonly gap?: number;
  /** Positions examined. */
  readonly nodes: number;
}

/** What a grading says in some games only. */
export type Further = 'depth' | 'missed' | 'share' | 'walks' | 'gap';

/** How far something that is counted can be brought, and a line that gets there. */
export interface Prospect<Line> {
  readonly value: number;
  readonly line: Line;
}

/**
 * How far the player to act can bring each of some things before somebody else acts, by names of the game's own. `reason`: null
 * when all of it is proved, else why it is only what was found.
 */
export interface Prospects<Line, Name extends string = string> {
  readonly best: Readonly<Record<Name, Prospect<Line>>>;
  readonly reason: Reason | null;
  readonly nodes: number;
}

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
