import { widened } from '../../../proving/open-addressing.ts';
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
  /** How many words a position has, and how many numbers are kept of an entry. */
  readonly #size: number;
  readonly #row: number;
  /** By entry, so that all of one lies close together: its words, and then what the accessors below give. */
  #rows: Int32Array;
  /** Open addressing: the entry + 1, or 0, and beside it the hash of its words. */
  #slots = new Int32Array(1 << 10);
  readonly #most: number;

  /** In: the most positions it holds, and how many words each has, a multiple of three. */
  constructor(most = usualMemory, words = size) {
    this.#most = most;
    this.#size = words;
    this.#row = words + 4;
    this.#rows = new Int32Array(this.#row << 8);
  }

  markOf = (entry: Entry): number => this.#rows[entry * this.#row + this.#size] as number;
  parentOf = (entry: Entry): Entry => this.#rows[entry * this.#row + this.#size + 1] as Entry;
  depthOf = (entry: Entry): number => this.#rows[entry * this.#row + this.#size + 2] as number;

  setMark(entry: Entry, mark: number): void {
    this.#rows[entry * this.#row + this.#size] = mark;
  }

  /** Notes how a search got to an entry. */
  setWay(entry: Entry, parent: Entry, depth: number): void {
    this.#rows[entry * this.#row + this.#size + 1] = parent;
    this.#rows[entry * this.#row + this.#size + 2] = depth;
  }

  get full(): boolean {
    return this.count >= this.#most;
  }

  /** The entry of these words, or −1. */
  find = (words: Words): Entry => (this.#slots[this.#probe(words, hash(words, this.#size / 3))] as number) - 1;

  /** The entry of these words, made if need be (with mark 0). Only when the table is not full. */
  enter(words: Words): Entry {
    const code = hash(words, this.#size / 3);
    let slot = this.#probe(words, code);
    const known = this.#slots[slot] as number;
    if (known !== 0) return known - 1;
    if ((this.count + 1) * 4 > this.#slots.length) {
      this.#slots = widened(this.#slots);
      slot = this.#probe(words, code);
    }
    if (this.count * this.#row === this.#rows.length) this.#grow();
    const entry = this.count++;
    for (let i = 0, to = entry * this.#row; i < this.#size; i++, to++) this.#rows[to] = words[i] as number;
    this.#slots[slot] = entry + 1;
    this.#slots[slot + 1] = code;
    return entry;
  }

  /** Copies the words of an entry. */
  read(entry: Entry, to: Words): void {
    for (let i = 0, from = entry * this.#row; i < this.#size; i++, from++) to[i] = this.#rows[from] as number;
  }

  #probe(words: Words, code: number): number {
    const slots = this.#slots;
    const mask = slots.length - 1;
    for (let slot = (code << 1) & mask; ; slot = (slot + 2) & mask) {
      const known = slots[slot] as number;
      if (known === 0 || (slots[slot + 1] === code && this.#same(known - 1, words))) return slot;
    }
  }

  #same(entry: Entry, words: Words): boolean {
    for (let i = 0, j = entry * this.#row; i < this.#size; i++, j++) if (this.#rows[j] !== words[i]) return false;
    return true;
  }

  #grow(): void {
    const rows = new Int32Array(this.#rows.length * 2);
    rows.set(this.#rows);
    this.#rows = rows;
  }
}

/** Three parts of so many words that do not wait for each other, mixed at the end. */
function hash(words: Words, part: number): number {
  let f = 0x811c9dc5;
  let g = 0x2c1b3c6d;
  let h = 0x27d4eb2f;
  for (let i = 0; i < part; i++) {
    f = Math.imul(f ^ (words[i] as number), 0x9e3779b1);
    g = Math.imul(g ^ (words[i + part] as number), 0x85ebca6b);
    h = Math.imul(h ^ (words[i + 2 * part] as number), 0xc2b2ae35);
    f ^= f >>> 15;
    g ^= g >>> 13;
    h ^= h >>> 16;
  }
  h = Math.imul(h ^ (g << 11) ^ (g >>> 21) ^ (f << 22) ^ (f >>> 10), 0x2c1b3c6d);
  return h ^ (h >>> 13);
}
