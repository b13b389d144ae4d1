import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';

/** A stream of random whole numbers. Mutable: each call moves on. Made from a seed, so that a deal has a number. */
export interface Rng {
  /** A whole number from 0 to `below` − 1, all equally likely; NaN where that is none. */
  int(below: number): number;
}

/** The stream of a seed (a whole number from 0 to 2³² − 1); the same seed gives the same stream for ever. */
export function rng(seed: number): Rng {
  const generator = xoroshiro128plus(seed | 0);
  // The library's own way from its numbers to a range can do ranges beyond 2³² as well, which every page would have to load.
  return {
    int(below) {
      // Of nothing there is nothing to choose: NaN, which finds nothing in a list.
      const numbers = below > 0 ? 2 ** 32 - (2 ** 32 % below) : 2 ** 32;
      for (;;) {
        const number = generator.next() + 2 ** 31;
        if (number < numbers) return number % below;
      }
    },
  };
}
