import { effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { parseLine } from '../../engine/core/play.ts';
import type { ConfirmAnswer, JudgeAnswer } from '../../engine/proving/answers.ts';
import type { Budget } from '../../engine/proving/prover.ts';
import { type Reason, reason } from '../../engine/proving/reasons.ts';
import type { Asking } from '../../engine/worker/client.ts';
import { faultOf } from '../../engine/worker/fault.ts';
import type { Session } from './session.ts';

/** What is known of the position that a session stands at. */
export type Verdict =
  | { readonly kind: 'met' }
  /** Proved. `line` is a whole line from the start that meets the goal and begins with what was played. */
  | {
      readonly kind: 'winnable';
      readonly line: readonly string[];
      /** It was called lost before, and was not. */
      readonly corrected?: true;
    }
  /**
   * Proved lost. `line` would have won; its first `lastGood` actions were played. `reply` is what the others answer to the
   * mistake, at their first chance; null where they have none, or there are no others.
   */
  | { readonly kind: 'refuted'; readonly line: readonly string[]; readonly lastGood: number; readonly reply: string | null }
  /** Lost by the goal itself or because it never was winnable; no line is known. */
  | { readonly kind: 'hopeless' }
  | { readonly kind: 'unknown'; readonly reason: Reason }
  | { readonly kind: 'thinking' }
  /** Nobody has asked. */
  | { readonly kind: 'unasked' };

/** The part of the solver's client that verdicts need. */
export interface Judge {
  judge(position: string, line: string, goal: string, asking?: Asking): Promise<JudgeAnswer>;
  /** Looks at a verdict once more, by a plain search of the rules; left out, nobody does. */
  confirm?(position: string, line: string, goal: string, asking?: Asking): Promise<ConfirmAnswer>;
}

export interface Verdicts {
  readonly verdict: ReadonlySignal<Verdict>;
  /** Asks again about the position at hand, when nobody could answer before; `longer`: with more time to work it out. */
  ask(longer?: boolean): void;
  /** What is known of a line without asking anybody. */
  known(line: readonly string[]): Verdict | null;
  /** Stops watching; answers that arrive later are dropped. */
  stop(): void;
}

export interface VerdictOptions {
  /** Lines from the start that are proved to meet the goal, so that no search is needed along them. */
  readonly known?: readonly (readonly string[])[];
  /** True: nobody else moves, so that what follows a refuted position is refuted too. */
  readonly alone: boolean;
  /** Whether the start position itself is asked about; else only positions after the first action. */
  readonly fromStart?: boolean;
  /** Does something once the page has nothing else to do; the default asks the browser. Given up by the signal. */
  readonly whenIdle?: (task: () => void, signal: AbortSignal) => void;
}

/** Waits until the reader has looked at a verdict for a while and the browser has nothing to do. */
function afterAWhile(task: () => void, signal: AbortSignal): void {
  const timer = setTimeout(() => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => !signal.aborted && task());
    else task();
  }, 1_500);
  signal.addEventListener('abort', () => clearTimeout(timer));
}

/** What is spent when the reader wants it worked out for longer. */
const longer: Budget = { nodes: 200_000_000, seconds: 90 };

const startsWith = (line: readonly string[], prefix: readonly string[]): boolean =>
  prefix.length <= line.length && prefix.every((action, i) => line[i] === action);

/** How many actions two lines share from their start. */
export function sharedLength(a: readonly string[], b: readonly string[]): number {
  let n = 0;
  while (n < a.length && n < b.length && a[n] === b[n]) n += 1;
  return n;
}

/**
 * Watches a session and keeps the verdict of its position. Each position is asked about once; winning lines that come
 * back answer for every position along them.
 */
export function watchVerdicts(session: Session, judge: () => Promise<Judge>, options: VerdictOptions): Verdicts {
  const verdict: Signal<Verdict> = signal({ kind: 'unasked' });
  const winning: (readonly string[])[] = [...(options.known ?? [])];
  const settled = new Map<string, Verdict>();
  // Which line is asked about with more time; an object anew for each time it is asked again.
  const again: Signal<{ readonly longer: string | null }> = signal({ longer: null });
  const whenIdle = options.whenIdle ?? afterAWhile;
  // The one question that is still of interest: about the position at hand.
  let asking = new AbortController();

  const recall = (played: readonly string[]): Verdict | null => {
    const line = winning.find((known) => startsWith(known, played));
    // Whether the goal is met is no question of the line alone where the best action is asked for: the whole line meets it.
    if (line) return line.length === played.length ? { kind: 'met' } : { kind: 'winnable', line };
    const exact = settled.get(played.join());
    if (exact || !options.alone) return exact ?? null;
    for (let n = played.length - 1; n >= 0; n--) {
      const before = settled.get(played.slice(0, n).join());
      if (before?.kind === 'refuted' || before?.kind === 'hopeless') return before;
    }
    return null;
  };

  /** The winning line that shares most with what was played. */
  const closest = (played: readonly string[]): readonly string[] | undefined =>
    winning.toSorted((a, b) => sharedLength(b, played) - sharedLength(a, played))[0];

  const learn = (played: readonly string[], answer: JudgeAnswer): Verdict => {
    // Some goals are no question of the line alone: then the solver says that they are met.
    if (answer.state === 'met') return { kind: 'met' };
    const line = answer.line === null ? null : parseLine(answer.line);
    if (answer.winnable === true && line) {
      winning.push(line);
      return { kind: 'winnable', line };
    }
    if (answer.winnable === false) {
      if (line) winning.push(line);
      const best = line ?? closest(played);
      return best
        ? { kind: 'refuted', line: best, lastGood: sharedLength(best, played), reply: answer.reply }
        : { kind: 'hopeless' };
    }
    return { kind: 'unknown', reason: answer.reason ?? reason('not-decided') };
  };

  /** Has a verdict that something is lost looked at once more; if it was wrong, it is put right. Nothing else comes of it. */
  const confirm = (played: readonly string[], signal: AbortSignal): void => {
    judge()
      .then((client) => client.confirm?.(session.start.position, played.join(), session.goal, { signal }))
      .then((answer) => {
        if (!answer?.winnable || answer.line === null) return;
        const line = parseLine(answer.line);
        const right: Verdict = { kind: 'winnable', line, corrected: true };
        // Proved for each way on from here too, so that none of them is called lost for what was said here.
        winning.push(line);
        settled.set(played.join(), right);
        if (!signal.aborted) verdict.value = right;
      })
      .catch(() => {
        // The verdict stands, as proved as it was.
      });
  };

  const stop = effect(() => {
    const played = session.played.value;
    asking.abort();
    asking = new AbortController();
    const { signal } = asking;
    const budget = again.value.longer === played.join() ? longer : undefined;
    if (session.goalState.value === 'met') {
      verdict.value = { kind: 'met' };
      return;
    }
    if (played.length === 0 && !options.fromStart) {
      verdict.value = recall(played) ?? { kind: 'unasked' };
      return;
    }
    const known = recall(played);
    if (known) {
      verdict.value = known;
      return;
    }
    verdict.value = { kind: 'thinking' };
    judge()
      .then((client) => client.judge(session.start.position, played.join(), session.goal, { signal, ...(budget && { budget }) }))
      .then((answer) => {
        const learnt = learn(played, answer);
        if (learnt.kind !== 'unknown') settled.set(played.join(), learnt);
        if (signal.aborted) return;
        verdict.value = learnt;
        // What the goal itself calls lost rests on no proof.
        if (answer.winnable === false && answer.state === 'open') whenIdle(() => confirm(played, signal), signal);
      })
      .catch((fault: unknown) => {
        if (!signal.aborted) verdict.value = { kind: 'unknown', reason: faultOf(fault) };
      });
  });

  return {
    verdict,
    ask(more = false) {
      again.value = { longer: more ? session.played.peek().join() : null };
    },
    known: recall,
    stop() {
      asking.abort();
      stop();
    },
  };
}
