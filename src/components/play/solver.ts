import type { SolverClient } from '../../engine/worker/client.ts';
import { sayUnloaded } from '../../site/loading.ts';

let client: Promise<SolverClient> | undefined;

/** The page's one solver, in its one worker, for whatever on the page has a question; the code is loaded at the first call. */
export function pageSolver(): Promise<SolverClient> {
  client ??= import('../../engine/worker/client.ts').then(
    ({ SolverClient }) => new SolverClient(undefined, sayUnloaded),
    (error: unknown) => {
      sayUnloaded();
      // Whoever asks is told that there is no answer, and need not wait for one.
      throw error;
    },
  );
  return client;
}
