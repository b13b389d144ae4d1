import type { ReadonlySignal } from '@preact/signals';
import type { Play } from '../../engine/core/play.ts';
import type { FurthestAnswer, RateAnswer, ReplyAnswer } from '../../engine/proving/answers.ts';
import type { Asking } from '../../engine/worker/client.ts';
import type { FurthestWords } from './kit.ts';
import type { Panel } from './panel-parts.ts';
import type { Replay } from './replay.ts';
import type { Session } from './session.ts';
import type { Judge, Verdicts } from './verdicts.ts';

/** The solver as the pages see it; loaded when it is first needed. */
export interface Solver extends Judge {
  rate(position: string, goal: string, asking?: Asking): Promise<RateAnswer>;
  /** What the others do after a line of play (actions joined by commas). */
  reply(position: string, line: string, goal: string, asking?: Asking): Promise<ReplyAnswer>;
  /** How far a lost line of play still gets; null where the goal knows no more or less. */
  furthest(position: string, line: string, goal: string, asking?: Asking): Promise<FurthestAnswer | null>;
  /** True only if proved lost whatever is hidden. */
  hopeless(position: string, asking?: Asking): Promise<boolean>;
}

/** What spoils a line that has lost the goal. */
export type Spoiler =
  /**
   * The others answer the mistake, or, where the reader acts once more before them, whatever comes next: the line up to and with
   * their action; the first `from` actions of it were played, then comes one way for the reader to go on.
   */
  | { readonly kind: 'reply'; readonly line: readonly string[]; readonly action: string; readonly from?: number }
  /** The others answer until the goal is lost, in a game that tells such lines: the line, of which it told all from `from` on, and how. */
  | { readonly kind: 'told'; readonly line: readonly string[]; readonly from: number; readonly words: FurthestWords }
  /** What the line still gets at best: the line to there, and the goal that it meets, which asks for less. */
  | { readonly kind: 'furthest'; readonly line: readonly string[]; readonly goal: string; readonly proved: boolean }
  /** Nothing is lost for certain, but the chance is less by an action: what it is now, and what it could have been (0 to 1). */
  | { readonly kind: 'chance'; readonly now: number; readonly best: number; readonly action: string }
  /** Nothing can be shown: every way has been tried, and that is all there is to say. */
  | { readonly kind: 'nothing' };

/** What spoils a line, in words: a head and sentences. */
export interface SpoilerWords {
  readonly head: string;
  readonly lines: readonly string[];
}

/** What a stage says beside its board; reads signals. */
type Says = () => Panel;

/** What the board shows. */
export type Stage =
  /** The reader's own line. */
  | { readonly kind: 'own' }
  /** What spoils the line after its mistake; no help yet. The session holds the reader's line and goes on with the spoiler. */
  | {
      readonly kind: 'spoiler';
      readonly session: Session;
      /** null while it is being worked out. */
      readonly spoiler: ReadonlySignal<Spoiler | null>;
      /** The same in words. */
      readonly words: ReadonlySignal<SpoilerWords | null>;
      readonly panel: Says;
      stop(): void;
    }
  /** The place where the goal was given away, to try every option. */
  | {
      readonly kind: 'options';
      readonly session: Session;
      readonly verdicts: Verdicts;
      /** The position there. */
      readonly there: Play;
      /** What the reader played, and what would have won. */
      readonly spoilt: string;
      readonly winning: string;
      readonly ratings: ReadonlySignal<RateAnswer | null>;
      readonly panel: Says;
      stop(): void;
    }
  /** A solution, played by itself; `head` says which, where it is not just any. */
  | {
      readonly kind: 'solution';
      readonly session: Session;
      readonly replay: Replay;
      readonly head: string | null;
      readonly panel: Says;
      stop(): void;
    };
