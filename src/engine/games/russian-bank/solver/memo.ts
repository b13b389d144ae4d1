import { size, type Words } from './kernel.ts';

/** Positions that a table holds at most, if nothing else is said. */
export const usualMemory = 2_000_000;

/** Number of a position in a table; −1 for none. */
export type Entry = number;

/**
 * The positions that searches have met, compared whole, so that a proof never rests on two sharing a hash. Each carries
 * the mark of the search that met it last, and how that one got there.
 */
export class Memo {
  count = 0;
  words = new Int32Array(size << 8);
  parent = new Int32Array(1 << 8);
  depth = new Int32Array(1 << 8);
  mark = new Int32Array(1 << 8);
  /** Open addressing; entry + 1, or 0. */
  #slots = new Int32Array(1 << 9);
  readonly #most: number;

  constructor(most = usualMemory) {
    this.#most = most;
  }

  get full(): boolean {
    return this.count >= this.#most;
  }

  /** The entry of these words, or −1. */
  find = (words: Words): Entry => (this.#slots[this.#probe(words, 0)] as number) - 1;

  /** The entry of these words, made if need be (with mark 0). Only when the table is not full. */
  enter(words: Words): Entry {
    let slot = this.#probe(words, 0);
    const known = this.#slots[slot] as number;
    if (known !== 0) return known - 1;
    if ((this.count + 1) * 2 > this.#slots.length) {
      this.#rehash();
      slot = this.#probe(words, 0);
    }
    if (this.count === this.mark.length) this.#grow();
    const entry = this.count++;
    this.words.set(words, entry * size);
    this.mark[entry] = 0;
    this.#slots[slot] = entry + 1;
    return entry;
  }

  /** Copies the words of an entry. */
  read(entry: Entry, to: Words): void {
    for (let i = 0, from = entry * size; i < size; i++, from++) to[i] = this.words[from] as number;
  }

  #probe(words: Words, start: number): number {
    const mask = this.#slots.length - 1;
    let slot = hash(words, start) & mask;
    for (;;) {
      const known = this.#slots[slot] as number;
      if (known === 0 || this.#same(known - 1, words, start)) return slot;
      slot = (slot + 1) & mask;
    }
  }

  #same(entry: Entry, words: Words, start: number): boolean {
    for (let i = 0, j = entry * size; i < size; i++, j++) if (this.words[j] !== words[start + i]) return false;
    return true;
  }

  #grow(): void {
    const larger = (from: Int32Array): Int32Array<ArrayBuffer> => {
      const to = new Int32Array(from.length * 2);
      to.set(from);
      return to;
    };
    this.words = larger(this.words);
    this.parent = larger(this.parent);
    this.depth = larger(this.depth);
    this.mark = larger(this.mark);
  }

  #rehash(): void {
    this.#slots = new Int32Array(this.#slots.length * 2);
    const mask = this.#slots.length - 1;
    for (let entry = 0; entry < this.count; entry++) {
      let slot = hash(this.words, entry * size) & mask;
      while (this.#slots[slot] !== 0) slot = (slot + 1) & mask;
      this.#slots[slot] = entry + 1;
    }
  }
}

function hash(words: Words, start: number): number {
  let h = 0x811c9dc5;
  for (let i = start; i < start + size; i++) {
    h = Math.imul(h ^ (words[i] as number), 0x9e3779b1);
    h ^= h >>> 15;
  }
  h = Math.imul(h, 0x2c1b3c6d);
  return h ^ (h >>> 13);
}
