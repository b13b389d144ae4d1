import type { JudgeAnswer } from '../../../engine/proving/answers.ts';
import { reason } from '../../../engine/proving/reasons.ts';
import type { SolverClient } from '../../../engine/worker/client.ts';
import { faultOf } from '../../../engine/worker/fault.ts';
import type { Ask } from './judging.ts';

/** What is said of a line that was not asked about because the reader wants no more. */
const stopped: JudgeAnswer = { state: 'open', winnable: null, line: null, reply: null, reason: reason('cancelled') };

/** So many seconds beyond the time that an answer may take are left for the solver to be loaded. */
export const mostLoading = 10;

/** What asking takes. */
export interface Asking {
  /** The solver; rejects where it cannot be loaded. */
  solver(): Promise<Pick<SolverClient, 'judge'>>;
  /** What is known of a line; what is not known is asked again, if it is tried again. */
  readonly known: Map<string, JudgeAnswer>;
  /** Ends all that is asked. */
  readonly signal: AbortSignal;
  /** For each line. */
  readonly seconds: number;
}

/** Rejects as soon as a signal says so. */
const aborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(new Error('given up')), { once: true });
  });

/**
 * Asks the solver about lines, one after another. When it cannot be loaded, or says nothing for `mostLoading` seconds longer than an answer may
 * take, nothing more is asked of it: whoever waits is told at once, and may try again.
 */
export function asking({ solver, known, signal, seconds }: Asking): Ask {
  let gone = false;
  const open = () =>
    solver().catch((error: unknown) => {
      gone = true;
      throw error;
    });
  return async ({ start: { position }, goal }, line) => {
    const key = `${position} ${goal} ${line.join()}`;
    const before = known.get(key);
    if (before) return before;
    if (signal.aborted) return stopped;
    if (gone) return null;
    const giving = new AbortController();
    const giveUp = () => giving.abort();
    signal.addEventListener('abort', giveUp);
    const late = setTimeout(
      () => {
        gone = true;
        giveUp();
      },
      (seconds + mostLoading) * 1000,
    );
    try {
      const asked = open().then((client) =>
        client.judge(position, line.join(), goal, { budget: { nodes: seconds * 1_000_000, seconds }, signal: giving.signal }),
      );
      const answer = await Promise.race([asked, aborted(giving.signal)]);
      if (answer.winnable !== null || answer.state !== 'open') known.set(key, answer);
      return answer;
    } catch (error) {
      if (signal.aborted) return stopped;
      gone ||= faultOf(error).code === 'solver-unreachable';
      return null;
    } finally {
      clearTimeout(late);
      signal.removeEventListener('abort', giveUp);
    }
  };
}
