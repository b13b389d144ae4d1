import { DEAD, type Mark } from './key-store.ts';
import { widened } from './open-addressing.ts';

export { DEAD, type Mark };

/** Number of a key in a table; −1 for none. */
export type KeyNumber = number;

/**
 * A transposition table with exact keys: a few whole numbers each, and a mark. Keys are compared whole, so that a proof never
 * rests on two positions sharing a hash. What was entered keeps its number, so that marks are changed without looking
 * it up again, and the words of its key can be read back.
 */
export class WordStore {
  size = 0;
  /** By entry: its mark, 0 to begin with, and where its words begin in `words`. */
  marks = new Uint32Array(1 << 8);
  starts = new Uint32Array((1 << 8) + 1);
  words = new Int32Array(1 << 11);
  #stamps: Mark = DEAD;
  /** Open addressing: the entry + 1, or 0, and beside it the hash of its key. */
  #slots = new Int32Array(1 << 10);
  /** Words of keys that may be kept; `enter` gives −1 when they are used up. */
  readonly #most: number;

  constructor(mostBytes = 128 * 2 ** 20) {
    this.#most = Math.floor(mostBytes / 4);
  }

  /** A new mark, higher than every one before. */
  stamp(): Mark {
    this.#stamps += 1;
    return this.#stamps;
  }

  /** The entry of a key of so many words, or −1. */
  find(key: Int32Array, length: number): KeyNumber {
    return (this.#slots[this.#probe(key, length, hash(key, length))] as number) - 1;
  }

  /** The mark of a key, 0 if it has none. */
  get(key: Int32Array, length: number): Mark {
    const entry = this.find(key, length);
    return entry < 0 ? 0 : (this.marks[entry] as Mark);
  }

  /** The entry of a key, made if need be, with mark 0; −1 when there is no room for a new one. */
  enter(key: Int32Array, length: number): KeyNumber {
    const code = hash(key, length);
    let slot = this.#probe(key, length, code);
    const known = this.#slots[slot] as number;
    if (known !== 0) return known - 1;
    const start = this.starts[this.size] as number;
    if (start + length + 1 > this.#most - this.size) return -1;
    if ((this.size + 1) * 4 > this.#slots.length) {
      this.#slots = widened(this.#slots);
      slot = this.#probe(key, length, code);
    }
    this.#reserve(start + length);
    const entry = this.size;
    for (let i = 0; i < length; i++) this.words[start + i] = key[i] as number;
    this.size += 1;
    this.starts[this.size] = start + length;
    this.marks[entry] = 0;
    this.#slots[slot] = this.size;
    this.#slots[slot + 1] = code;
    return entry;
  }

  /** Forgets all keys, and keeps the room for them. */
  clear(): void {
    this.size = 0;
    this.#slots.fill(0);
  }

  #probe(key: Int32Array, length: number, code: number): number {
    const slots = this.#slots;
    const mask = slots.length - 1;
    for (let slot = (code << 1) & mask; ; slot = (slot + 2) & mask) {
      const entry = slots[slot] as number;
      if (entry === 0 || (slots[slot + 1] === code && this.#same(entry - 1, key, length))) return slot;
    }
  }

  #same(entry: KeyNumber, key: Int32Array, length: number): boolean {
    const start = this.starts[entry] as number;
    if ((this.starts[entry + 1] as number) - start !== length) return false;
    for (let i = 0; i < length; i++) if (this.words[start + i] !== key[i]) return false;
    return true;
  }

  #reserve(words: number): void {
    if (words > this.words.length) {
      const more = new Int32Array(this.words.length * 2);
      more.set(this.words);
      this.words = more;
    }
    if (this.size + 1 === this.starts.length) {
      const starts = new Uint32Array(this.size * 2 + 1);
      starts.set(this.starts);
      this.starts = starts;
      const marks = new Uint32Array(this.size * 2);
      marks.set(this.marks);
      this.marks = marks;
    }
  }
}

function hash(key: Int32Array, length: number): number {
  let h = 0x811c9dc5;
  for (let i = 0; i < length; i++) {
    h = Math.imul(h ^ (key[i] as number), 0x9e3779b1);
    h ^= h >>> 15;
  }
  h = Math.imul(h, 0x2c1b3c6d);
  return h ^ (h >>> 13);
}
