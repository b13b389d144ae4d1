import type { SolverClient } from '../../engine/worker/client.ts';

let client: Promise<SolverClient> | undefined;

/** The page's one solver, in its one worker, for whatever on the page has a question; the code is loaded at the first call. */
export function pageSolver(): Promise<SolverClient> {
  client ??= import('../../engine/worker/client.ts').then(({ SolverClient }) => new SolverClient());
  return client;
}
