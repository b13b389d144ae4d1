import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';

/** A stream of random whole numbers. Mutable: each call moves on. Made from a seed, so that a deal has a number. */
export interface Rng {
  /** A whole number from 0 to `below` − 1, all equally likely. */
  int(below: number): number;
}

/** The stream of a seed (a whole number from 0 to 2³² − 1); the same seed gives the same stream for ever. */
export function rng(seed: number): Rng {
  const generator = xoroshiro128plus(seed | 0);
  return { int: (below) => uniformInt(generator, 0, below - 1) };
}

/** A shuffled copy (Fisher–Yates), every order equally likely. */
export function shuffled<T>(items: readonly T[], random: Rng): T[] {
  const result = [...items];
  for (let i = result.length - 1; i > 0; i--) {
    const j = random.int(i + 1);
    [result[i], result[j]] = [result[j] as T, result[i] as T];
  }
  return result;
}
