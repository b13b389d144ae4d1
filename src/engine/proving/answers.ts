import type { Prospects } from './prover.ts';
import type { Reason } from './reasons.ts';

/** Answer of `prospects`: lines as text. */
export type ProspectsAnswer<Name extends string = string> = Prospects<string, Name>;

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

/**
 * Answer of `confirm`: what a plain search says of a verdict, or null where it did not come to an end. `line`: where the goal can
 * be met after all, a whole line that meets it and begins with the judged one.
 */
export interface ConfirmAnswer {
  readonly winnable: boolean | null;
  readonly line: string | null;
}

/** Answer of `shortest`: a line that meets the goal, and no shorter one does. */
export interface ShortestAnswer {
  readonly line: string;
}

/** Answer of `reply`: what the others do now, and why (see `Reply`); both null where they have nothing to do. */
export interface ReplyAnswer {
  readonly action: string | null;
  readonly why: 'refutes' | 'resists' | 'guess' | null;
}

/** Answer of `grade`: what a puzzle of this winning line would be on file; its grade from 1 to 5 where the game knows one. */
export interface GradeAnswer {
  readonly grade: number | null;
  readonly winningFirst: number;
  readonly firstActions: number;
  /** See `Grading`. */
  readonly share?: number;
  readonly missed?: boolean;
}

/** Answer of `playouts`: how so many games ended for the seat that was asked about. */
export interface PlayoutsAnswer {
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
}
