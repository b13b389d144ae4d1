import type { LineError, Result } from '../core/result.ts';
import type { FindAnswer, Wish } from '../mine/find.ts';
import type {
  ConfirmAnswer,
  FurthestAnswer,
  GradeAnswer,
  JudgeAnswer,
  PlayoutsAnswer,
  ProspectsAnswer,
  RateAnswer,
  ReplyAnswer,
  ShortestAnswer,
  SolveAnswer,
} from '../proving/answers.ts';
import type { Budget } from '../proving/prover.ts';

/** What is asked of the worker: plain data, all text as in the notation, lines joined by commas. */
export type Request =
  | { readonly kind: 'judge'; readonly position: string; readonly line: string; readonly goal: string; readonly budget?: Budget }
  | { readonly kind: 'solve'; readonly position: string; readonly goal: string; readonly budget?: Budget }
  | { readonly kind: 'rate'; readonly position: string; readonly goal: string; readonly budget?: Budget }
  | { readonly kind: 'reply'; readonly position: string; readonly line: string; readonly goal: string; readonly budget?: Budget }
  | {
      readonly kind: 'furthest';
      readonly position: string;
      readonly line: string;
      readonly goal: string;
      readonly budget?: Budget;
    }
  | {
      readonly kind: 'confirm';
      readonly position: string;
      readonly line: string;
      readonly goal: string;
      readonly budget?: Budget;
    }
  | { readonly kind: 'shortest'; readonly position: string; readonly goal: string; readonly budget?: Budget }
  | { readonly kind: 'grade'; readonly position: string; readonly line: string; readonly goal: string; readonly budget?: Budget }
  | { readonly kind: 'prospects'; readonly position: string; readonly budget?: Budget }
  | {
      readonly kind: 'choose';
      /** Where the line begins, or the position itself where there is none. */
      readonly position: string;
      readonly player: string;
      readonly seed: number;
      readonly line?: string;
    }
  | {
      readonly kind: 'playouts';
      readonly position: string;
      readonly player: string;
      readonly seat: number;
      /** How many games are played on. */
      readonly games: number;
    }
  | { readonly kind: 'hopeless' | 'standstill'; readonly position: string }
  | {
      readonly kind: 'find';
      readonly game: string;
      readonly wish: Wish;
      /** The first number, and how many to try. */
      readonly from: number;
      readonly most: number;
    };

/** The answer to each kind of request. */
export interface Answers {
  readonly judge: JudgeAnswer;
  readonly solve: SolveAnswer;
  readonly rate: RateAnswer;
  readonly reply: ReplyAnswer;
  readonly furthest: FurthestAnswer | null;
  readonly confirm: ConfirmAnswer;
  readonly shortest: ShortestAnswer | null;
  readonly grade: GradeAnswer | null;
  readonly prospects: ProspectsAnswer | null;
  readonly choose: string | null;
  readonly playouts: PlayoutsAnswer;
  readonly hopeless: boolean;
  readonly standstill: boolean;
  readonly find: FindAnswer;
}

export type AnyAnswer = Answers[keyof Answers];

/** To the worker: a request and the number of its job. */
export interface Job {
  readonly job: number;
  readonly request: Request;
}

/** From the worker: that its script has come; then progress (positions examined so far; of `find`, numbers tried), then one answer, or what went wrong inside; `unloaded`: a part was missing. */
export type Report =
  | { readonly kind: 'ready' }
  | { readonly job: number; readonly kind: 'progress'; readonly nodes: number }
  | { readonly job: number; readonly kind: 'answer'; readonly answer: Result<AnyAnswer, LineError> }
  | { readonly job: number; readonly kind: 'failed'; readonly message: string; readonly unloaded?: boolean };
