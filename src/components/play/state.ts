import type { Telling } from '../links/telling.ts';
import type { HintStep } from './hints.ts';
import type { Verdict } from './verdicts.ts';

/** What holds on a page: what the reader has chosen, or what is usual there. */
export const tellingOf = (chosen: 'usual' | Telling, usual: Telling): Telling => (chosen === 'usual' ? usual : chosen);

/** What is usual for a puzzle: at once where it is easy and not of a day; grades from 1 to 5. */
export const usualTelling = (grade: number, daily: boolean): Telling => (grade <= 2 && !daily ? 'at-once' : 'when-asked');

/** All that a practice knows of the solving besides the line itself, which is its session's. Lines are actions joined by commas. */
export interface State {
  /** When the reader wants to be told. */
  readonly telling: Telling;
  /** Lines after which the reader was told whether the goal can still be met, because of a question or a hint. */
  readonly told: readonly string[];
  /** How often “Is it still winnable?” was answered. */
  readonly questions: number;
  /** The actions that gave the goal away, each as the line up to and with it; the same one counts once. */
  readonly slips: readonly string[];
  /** How many actions were taken back before it was known whether they give the goal away. */
  readonly doubts: number;
  /** Hint steps opened. */
  readonly hints: number;
  /** A solution, or what would have won, was looked at. */
  readonly solution: boolean;
  /** The newest hint: the line after which it was asked for, and how far it was opened; null: none. */
  readonly hint: { readonly line: string; readonly step: HintStep } | null;
}

/** What is kept of it with an unfinished line. */
export type Account = Pick<State, 'told' | 'questions' | 'slips' | 'doubts' | 'hints' | 'solution'>;

export const nothingTaken: Account = { told: [], questions: 0, slips: [], doubts: 0, hints: 0, solution: false };

export const beginning = (telling: Telling): State => ({ ...nothingTaken, telling, hint: null });

export const accountOf = ({ told, questions, slips, doubts, hints, solution }: State): Account => ({
  told,
  questions,
  slips,
  doubts,
  hints,
  solution,
});

/** Whether nothing was taken yet that a reload must not undo. */
export const isUntouched = ({ questions, slips, doubts, hints, solution }: Account): boolean =>
  questions + slips.length + doubts + hints === 0 && !solution;

const withLine = (lines: readonly string[], line: string): readonly string[] => (lines.includes(line) ? lines : [...lines, line]);

/** Asked whether the goal can still be met; who has been told here already has asked nothing new. */
export function askedAt(state: State, line: string): State {
  if (state.told.includes(line)) return state;
  return { ...state, told: withLine(state.told, line), questions: state.questions + 1 };
}

/** A step of a hint was opened. `tells`: it says, too, whether the goal can still be met. A step that was seen here costs nothing again. */
export function hintedAt(state: State, line: string, step: HintStep, tells = true): State {
  const seen = state.hint?.line === line ? state.hint.step : 0;
  return {
    ...state,
    hint: { line, step },
    hints: state.hints + (step > seen ? 1 : 0),
    told: tells ? withLine(state.told, line) : state.told,
  };
}

/** It has become known that the last action of a line gave the goal away. */
export const slippedAt = (state: State, line: string): State => ({ ...state, slips: withLine(state.slips, line) });

/** An action was taken back; `known` is what was known of the line with it. */
export const tookBack = (state: State, known: Verdict | null): State =>
  known?.kind === 'winnable' || known?.kind === 'refuted' || known?.kind === 'met' || known?.kind === 'hopeless'
    ? state
    : { ...state, doubts: state.doubts + 1 };

/** What would have won was looked at, or a whole solution. */
export const sawSolution = (state: State): State => ({ ...state, solution: true });

/**
 * Wants to be told in another way. Who changes to “at once” in the middle of a line is told there and then, which is a
 * question like any other.
 */
export function wishes(state: State, telling: Telling, line: string): State {
  const next: State = { ...state, telling };
  return telling === 'at-once' && state.telling !== 'at-once' && line !== '' ? askedAt(next, line) : next;
}

/** Takes up what was kept of an earlier visit. */
export const restored = (state: State, { told, questions, slips, doubts, hints, solution }: Account): State => ({
  ...state,
  ...{ told, questions, slips, doubts, hints, solution },
  hint: null,
});

/** How many actions a line has. */
const lengthOf = (line: string): number => (line === '' ? 0 : line.split(',').length);

const begins = (line: string, prefix: string): boolean => prefix === '' || line === prefix || line.startsWith(`${prefix},`);

/**
 * Whether the reader knows what is known after a line: told at once; before the first action, as every puzzle says, unless there is
 * nothing to be won there, or that is a secret: then only that nothing is known; where it was asked; anywhere on the way to there; and
 * further on, if it was lost when it was asked and still is by the same action. Met is no secret.
 */
export function isTold(state: State, line: string, verdict: Verdict, secret = false): boolean {
  const { kind } = verdict;
  const first = line === '' && kind !== 'hopeless' && (!secret || kind === 'unknown');
  if (state.telling === 'at-once' || first || kind === 'met') return true;
  return state.told.some(
    (there) =>
      begins(there, line) ||
      (begins(line, there) && (kind === 'hopeless' || (kind === 'refuted' && verdict.lastGood < lengthOf(there)))),
  );
}
