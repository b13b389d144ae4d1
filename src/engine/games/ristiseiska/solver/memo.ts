import { KeyStore } from '../../../proving/key-store.ts';
import type { Kernel } from './kernel.ts';
import type { Use } from './shortcuts.ts';
import { IN_EXTRA } from './standing.ts';
import type { SuitRuns } from './suits.ts';
import { POINTS } from './target.ts';

/** Marks: nothing is known; lost; won. Whoever keeps the memo may add marks. */
export const NOTHING = 0;
export const LOSS = 1;
export const VICTORY = 2;

/** What is known of positions: a mark for each. */
export interface Memo {
  get(kernel: Kernel): number;
  /** False when there is no room. */
  set(kernel: Kernel, mark: number): boolean;
}

/** Positions beyond which the memory of numbered positions is not made. */
const mostNumbers = 96 * 2 ** 20;

/** How many positions there can be with hands that never change, or null if they are too many to be numbered. */
export function numbered(kernel: Kernel): number | null {
  const size = kernel.suits.reduce((product, suit) => product * suit.runs.length, kernel.seats * 2);
  return size <= mostNumbers ? size : null;
}

/** One byte for each position, by its number; for hands that never change (`fixedHands`) and goals that look at nothing else. */
export class NumberMemo implements Memo {
  readonly #bytes: Uint8Array;
  readonly #strides: readonly number[];

  constructor(kernel: Kernel, size: number) {
    this.#bytes = new Uint8Array(size);
    let stride = kernel.seats * 2;
    this.#strides = kernel.suits.map((suit: SuitRuns) => {
      const own = stride;
      stride *= suit.runs.length;
      return own;
    });
  }

  get(kernel: Kernel): number {
    return this.#bytes[this.#number(kernel)] as number;
  }

  set(kernel: Kernel, mark: number): boolean {
    this.#bytes[this.#number(kernel)] = mark;
    return true;
  }

  #number(kernel: Kernel): number {
    const { run } = kernel;
    const [c, d, h, s] = this.#strides as [number, number, number, number];
    const runs = (run[0] as number) * c + (run[1] as number) * d + (run[2] as number) * h + (run[3] as number) * s;
    return runs + (kernel.turn - 1) * 2 + (kernel.phase === IN_EXTRA ? 1 : 0);
  }
}

/** Any position, by everything that play can change in it. */
export class KeyMemo implements Memo {
  readonly #table: KeyStore;
  readonly #key = new Uint8Array(40);
  readonly #begs: boolean;
  readonly #idle: boolean;
  readonly #isBrief: boolean;
  readonly #tokenMatters: boolean;

  /** `idle`: whether positions differ that differ by the turns without a card; `memory`: bytes that may be kept. */
  constructor(kernel: Kernel, idle = true, memory?: number) {
    this.#table = new KeyStore(memory);
    this.#begs = kernel.params.unable === 'beg';
    this.#idle = this.#begs && idle;
    this.#isBrief = kernel.target.isBrief;
    this.#tokenMatters = kernel.target.kind === POINTS;
  }

  get size(): number {
    return this.#table.size;
  }

  get(kernel: Kernel): number {
    return this.#table.get(this.#key, this.#write(kernel));
  }

  set(kernel: Kernel, mark: number): boolean {
    return this.#table.set(this.#key, this.#write(kernel), mark);
  }

  #write(kernel: Kernel): number {
    const key = this.#key;
    const { cards, owner, run } = kernel;
    for (let suit = 0; suit < 4; suit++) key[suit] = run[suit] as number;
    key[4] = kernel.turn * 8 + kernel.phase;
    key[5] = kernel.asked;
    let n = 6;
    if (this.#isBrief) key[n++] = kernel.played * 2 + kernel.left;
    if (this.#tokenMatters) key[n++] = kernel.token;
    if (this.#idle) key[n++] = kernel.idle;
    if (this.#begs) key[n++] = kernel.fresh;
    let bits = 1;
    for (let i = 0; i < cards.length; i++) {
      bits = bits * 8 + (owner[cards[i] as number] as number);
      if (bits >= 64) {
        key[n++] = bits & 63;
        bits = 1;
      }
    }
    if (bits > 1) key[n++] = bits;
    return n;
  }
}

/** No number of turns. */
const none = 63;

/**
 * Lost and won by turns without a card (`patience`): for a position the most with which it is won, and the fewest with which
 * it is lost.
 */
export class PatientMemo implements Memo {
  readonly #table: KeyMemo;

  constructor(kernel: Kernel, memory?: number) {
    this.#table = new KeyMemo(kernel, false, memory);
  }

  get(kernel: Kernel): number {
    const { won, lost } = this.#bounds(kernel);
    return kernel.idle <= won ? VICTORY : kernel.idle >= lost ? LOSS : NOTHING;
  }

  set(kernel: Kernel, mark: number): boolean {
    const { won, lost } = this.#bounds(kernel);
    if (mark === NOTHING) return true;
    const most = mark === VICTORY ? Math.max(won, kernel.idle) : won;
    const fewest = mark === LOSS ? Math.min(lost, kernel.idle) : lost;
    return this.#table.set(kernel, 1 + (most + 1) * 64 + fewest);
  }

  #bounds(kernel: Kernel): { won: number; lost: number } {
    const mark = this.#table.get(kernel);
    return mark === 0 ? { won: -1, lost: none } : { won: Math.floor((mark - 1) / 64) - 1, lost: (mark - 1) % 64 };
  }
}

/** The memories that suit a kernel: for what is lost and won, and for how far off the end is (they may be one). */
export function memosFor(kernel: Kernel, use: Use, memory?: number): { verdicts: Memo; lengths: Memo } {
  if (use.patience && kernel.target.kind !== POINTS)
    return { verdicts: new PatientMemo(kernel, memory), lengths: new KeyMemo(kernel, true, memory) };
  const plain = !kernel.target.isBrief && kernel.target.kind !== POINTS;
  const size = use.fixedHands && plain ? numbered(kernel) : null;
  const memo = size === null ? new KeyMemo(kernel, true, memory) : new NumberMemo(kernel, size);
  return { verdicts: memo, lengths: memo };
}
