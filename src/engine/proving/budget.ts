import type { Budget, OnProgress } from './prover.ts';
import { type Reason, reason } from './reasons.ts';

/** Counts positions against a budget. `spend` says whether the search may go on; once it said no it stays no. */
export class Meter {
  nodes = 0;
  /** Why the search had to stop; null while it may go on. */
  stopped: Reason | null = null;
  #limit: number;
  readonly #seconds: number;
  readonly #deadline: number;
  readonly #onProgress: OnProgress | undefined;

  constructor(budget: Budget, onProgress?: OnProgress) {
    this.#limit = budget.nodes ?? Number.POSITIVE_INFINITY;
    this.#seconds = budget.seconds ?? Number.POSITIVE_INFINITY;
    this.#deadline = Date.now() + this.#seconds * 1000;
    this.#onProgress = onProgress;
  }

  /** Counts one position; false when the search must stop. */
  spend(): boolean {
    if (this.stopped !== null) return false;
    if (this.nodes >= this.#limit) {
      this.stopped = reason('out-of-positions', { limit: this.#limit });
      return false;
    }
    this.nodes += 1;
    if (this.nodes % 256 === 0) this.#look();
    return this.stopped === null;
  }

  /** Stops the search for a reason of its own. */
  stop(why: Reason): void {
    this.stopped ??= why;
  }

  /** Runs a search that may count at most so many more positions; that it ran out of them does not stop the meter. */
  within<T>(nodes: number, search: () => T): T {
    const limit = this.#limit;
    const inner = Math.min(limit, this.nodes + nodes);
    this.#limit = inner;
    const found = search();
    this.#limit = limit;
    if (inner < limit && this.nodes >= inner && this.stopped?.args.limit === inner) this.stopped = null;
    return found;
  }

  #look(): void {
    if (Date.now() >= this.#deadline) this.stopped = reason('out-of-time', { seconds: Math.round(this.#seconds * 10) / 10 });
    else if (this.nodes % 4096 === 0 && this.#onProgress?.(this.nodes) === false) this.stopped = reason('cancelled');
  }
}

/** One request's budget, shared by several proofs. */
export function shared(budget: Budget) {
  const began = Date.now();
  let nodes = 0;
  return {
    add: (more: number): void => {
      nodes += more;
    },
    left: (): Budget => ({
      ...(budget.nodes === undefined ? {} : { nodes: Math.max(0, budget.nodes - nodes) }),
      ...(budget.seconds === undefined ? {} : { seconds: Math.max(0, budget.seconds - (Date.now() - began) / 1000) }),
    }),
  };
}
