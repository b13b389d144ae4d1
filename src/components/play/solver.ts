import type { SolverClient } from '../../engine/worker/client.ts';
import { SolverFault } from '../../engine/worker/fault.ts';
import { sayUnloaded } from '../../site/loading.ts';

/** All clients of the page that are not closed for good. */
const open = new Set<SolverClient>();

// A page that is left may be shown again as it was (the way back): it has no worker meanwhile, and goes on with what was asked.
let left = false;
if (typeof addEventListener === 'function') {
  addEventListener('pagehide', () => {
    left = true;
    for (const client of open) client.pause();
  });
  addEventListener('pageshow', () => {
    left = false;
    for (const client of open) client.resume();
  });
}

/** A client of the solver that lives and rests with the page, and the function that closes it for good. */
export interface OpenSolver {
  readonly client: SolverClient;
  close(): void;
}

/**
 * Opens a client of the solver with a worker of its own; every client of a page is opened here. The code is loaded at the first call.
 * Rejects with a `SolverFault` where it cannot be loaded, which the page then says.
 */
export async function openSolver(): Promise<OpenSolver> {
  const { SolverClient } = await import('../../engine/worker/client.ts').catch(() => {
    sayUnloaded();
    // Whoever asks is told that there is no answer, and need not wait for one.
    throw new SolverFault('solver-unreachable');
  });
  const client = new SolverClient(undefined, sayUnloaded);
  if (left) client.pause();
  open.add(client);
  return {
    client,
    close() {
      open.delete(client);
      client.close();
    },
  };
}

let page: Promise<SolverClient> | undefined;

/** The page's one solver, in its one worker, for whatever on the page has a question; the code is loaded at the first call. */
export function pageSolver(): Promise<SolverClient> {
  page ??= openSolver().then(
    ({ client }) => client,
    (error: unknown) => {
      // Whoever asks again may have more luck.
      page = undefined;
      throw error;
    },
  );
  return page;
}
