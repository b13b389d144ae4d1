/** What a `KeyStore` holds for a key: 0 for nothing, `DEAD`, or a stamp. */
export type Mark = number;

/** The mark of a position proved lost. */
export const DEAD: Mark = 1;

/**
 * A transposition table with exact keys: byte strings of up to 255 bytes, and a mark for each. Keys are
 * compared whole, so that a proof never rests on two positions sharing a hash.
 */
export class KeyStore {
  size = 0;
  #stamps = 1;
  /** Bytes of keys that may be kept; `set` says false when they are used up. */
  readonly #most: number;
  #arena = new Uint8Array(1 << 14);
  #used = 0;
  #starts = new Uint32Array(1 << 10);
  #marks = new Uint32Array(1 << 10);
  /** Open addressing; entry number + 1, or 0. */
  #slots = new Int32Array(1 << 11);

  constructor(mostBytes = 128 * 2 ** 20) {
    this.#most = mostBytes;
  }

  /** A new mark, higher than every one before. */
  stamp(): Mark {
    this.#stamps += 1;
    return this.#stamps;
  }

  /** The mark of a key, 0 if it has none. */
  get(key: Uint8Array, length: number): Mark {
    const entry = this.#slots[this.#probe(key, length)] as number;
    return entry === 0 ? 0 : (this.#marks[entry - 1] as number);
  }

  /** Gives a key its mark; false when there is no room for a new key. */
  set(key: Uint8Array, length: number, mark: Mark): boolean {
    let slot = this.#probe(key, length);
    const entry = this.#slots[slot] as number;
    if (entry !== 0) {
      this.#marks[entry - 1] = mark;
      return true;
    }
    if (this.#used + length + 1 > this.#most) return false;
    if ((this.size + 1) * 2 > this.#slots.length) {
      this.#rehash();
      slot = this.#probe(key, length);
    }
    this.#reserve(length + 1);
    this.#starts[this.size] = this.#used;
    this.#marks[this.size] = mark;
    this.#arena[this.#used] = length;
    for (let i = 0; i < length; i++) this.#arena[this.#used + 1 + i] = key[i] as number;
    this.#used += length + 1;
    this.size += 1;
    this.#slots[slot] = this.size;
    return true;
  }

  #probe(key: Uint8Array, length: number): number {
    const mask = this.#slots.length - 1;
    let slot = hash(key, 0, length) & mask;
    for (;;) {
      const entry = this.#slots[slot] as number;
      if (entry === 0 || this.#same(entry - 1, key, length)) return slot;
      slot = (slot + 1) & mask;
    }
  }

  #same(entry: number, key: Uint8Array, length: number): boolean {
    const start = this.#starts[entry] as number;
    if (this.#arena[start] !== length) return false;
    for (let i = 0; i < length; i++) if (this.#arena[start + 1 + i] !== key[i]) return false;
    return true;
  }

  #reserve(bytes: number): void {
    if (this.#used + bytes > this.#arena.length) {
      const arena = new Uint8Array(this.#arena.length * 2);
      arena.set(this.#arena);
      this.#arena = arena;
    }
    if (this.size === this.#starts.length) {
      const starts = new Uint32Array(this.size * 2);
      starts.set(this.#starts);
      this.#starts = starts;
      const marks = new Uint32Array(this.size * 2);
      marks.set(this.#marks);
      this.#marks = marks;
    }
  }

  #rehash(): void {
    const slots = new Int32Array(this.#slots.length * 2);
    const mask = slots.length - 1;
    for (let entry = 0; entry < this.size; entry++) {
      const start = this.#starts[entry] as number;
      let slot = hash(this.#arena, start + 1, this.#arena[start] as number) & mask;
      while (slots[slot] !== 0) slot = (slot + 1) & mask;
      slots[slot] = entry + 1;
    }
    this.#slots = slots;
  }
}

/** FNV-1a over bytes, then mixed so that the low bits are good. */
function hash(bytes: Uint8Array, start: number, length: number): number {
  let h = 0x811c9dc5;
  for (let i = start; i < start + length; i++) h = Math.imul(h ^ (bytes[i] as number), 0x01000193);
  h ^= h >>> 15;
  h = Math.imul(h, 0x2c1b3c6d);
  return h ^ (h >>> 13);
}
