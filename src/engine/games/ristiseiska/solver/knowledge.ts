import type { Meter } from '../../../proving/budget.ts';
import { Chances, ValueMemo } from './chances.ts';
import { Graph, GraphMemo } from './graph.ts';
import type { Kernel } from './kernel.ts';
import { memosFor } from './memo.ts';
import { type Decider, Search } from './search.ts';
import type { Use } from './shortcuts.ts';

/** What has been proved about one start and goal, kept from question to question, and who goes on from there. */
export class Knowledge {
  readonly #kernel: Kernel;
  readonly #use: Use;
  readonly #memory: number | undefined;
  #memos: ReturnType<typeof memosFor> | null = null;
  #graph: GraphMemo | null = null;
  #values: ValueMemo | null = null;

  /** `memory`: bytes of positions; left out, as many as usual. */
  constructor(kernel: Kernel, use: Use, memory?: number) {
    this.#kernel = kernel;
    this.#use = use;
    this.#memory = memory;
  }

  /** Whether play may come back to a position by choice, so that only a graph of all positions gives an answer. */
  #goesRound = (): boolean => this.#kernel.params['false-pass'] === 'penalised';

  /** Who decides about the kernel's positions. */
  decider(meter: Meter): Decider {
    const kernel = this.#kernel;
    if (this.#goesRound()) {
      this.#graph ??= new GraphMemo(kernel, this.#memory);
      return new Graph(kernel, this.#graph, meter);
    }
    this.#memos ??= memosFor(kernel, this.#use, this.#memory);
    return new Search(kernel, this.#memos, this.#use, meter);
  }

  /** Exact chances; null under rules for which there are none to be had. */
  chances(meter: Meter): Chances | null {
    if (this.#goesRound()) return null;
    this.#values ??= new ValueMemo(this.#kernel, this.#memory);
    return new Chances(this.#kernel, this.#values, meter);
  }

  /** After a question: what a search that was stopped has left unfinished or filled to the brim is let go. */
  tidy({ stopped }: Meter): void {
    if (stopped === null) return;
    this.#graph = null;
    if (stopped.code !== 'out-of-memory') return;
    this.#memos = null;
    this.#values = null;
  }
}
