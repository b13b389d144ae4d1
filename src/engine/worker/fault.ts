import type { Reason } from '../proving/reasons.ts';

/** A request has failed, and not for its text: `reason` says why. */
export class SolverFault extends Error {
  override name = 'SolverFault';
  readonly reason: Reason;
  constructor(why: 'solver-unreachable' | 'solver-workerless' | 'solver-failed', message: string = why) {
    super(message);
    this.reason = { code: why, args: {} };
  }
}

/** Why a request has failed, as a code; of several that all failed, why the first did. */
export function faultOf(fault: unknown): Reason {
  const first: unknown = fault instanceof AggregateError ? fault.errors[0] : fault;
  return first instanceof SolverFault ? first.reason : { code: 'solver-failed', args: {} };
}
