import type { Entry } from './memo.ts';

/**
 * Positions waiting to be looked at. At first by the actions that a line over them takes at the least, fewest first: as that never falls on
 * the way, a position comes with the fewest actions that lead to it, and the first line found is a shortest one. Later by value, smallest first.
 */
export class Frontier {
  /** Still by the actions that a line takes. */
  wide: boolean;
  readonly #breadth: number;
  #taken = 0;
  /** By value; null where nothing waits. */
  #buckets: (Bucket | null)[] = [];
  #lowest = 0;

  constructor(breadth: number) {
    this.#breadth = breadth;
    this.wide = breadth > 0;
  }

  add(entry: Entry, value: number): void {
    while (this.#buckets.length <= value) this.#buckets.push(null);
    const bucket = this.#buckets[value];
    if (bucket) bucket.entries.push(entry);
    else this.#buckets[value] = { entries: [entry], taken: 0 };
    if (value < this.#lowest) this.#lowest = value;
  }

  /**
   * The next position, or −1. `soonest`: the actions that a line over one takes at the least, as is known now; where it was added with more,
   * it was met with fewer since. `rated` is asked once for each that waits when the order changes.
   */
  take(soonest: (entry: Entry) => number, rated: (entry: Entry) => number): Entry {
    if (this.wide && this.#taken >= this.#breadth) {
      this.wide = false;
      const waiting = this.#buckets.flatMap((bucket, value) =>
        bucket === null ? [] : bucket.entries.slice(bucket.taken).filter((entry) => soonest(entry) === value),
      );
      this.#buckets = [];
      for (const entry of waiting) this.add(entry, rated(entry));
    }
    for (; this.#lowest < this.#buckets.length; this.#lowest++) {
      const bucket = this.#buckets[this.#lowest];
      if (!bucket) continue;
      for (;;) {
        const entry = bucket.entries[bucket.taken++];
        if (entry === undefined) break;
        if (this.wide && soonest(entry) !== this.#lowest) continue;
        this.#taken += 1;
        return entry;
      }
      this.#buckets[this.#lowest] = null;
    }
    return -1;
  }
}

/** Positions of one value, in the order in which they were met; so many have been taken from the front. */
interface Bucket {
  readonly entries: Entry[];
  taken: number;
}
