import type { Solver } from './practice.ts';

let client: Promise<Solver> | undefined;

/** The page's one solver, in its worker; the code is loaded at the first call. */
export function pageSolver(): Promise<Solver> {
  client ??= import('../../engine/worker/client.ts').then(({ SolverClient }) => new SolverClient());
  return client;
}
