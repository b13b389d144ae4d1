import type { Rng } from './rng.ts';

/** A shuffled copy (Fisher–Yates), every order equally likely. */
export function shuffled<T>(items: readonly T[], random: Rng): T[] {
  const result = [...items];
  for (let i = result.length - 1; i > 0; i--) {
    const j = random.int(i + 1);
    [result[i], result[j]] = [result[j] as T, result[i] as T];
  }
  return result;
}
