import { type Rng, rng } from './rng.ts';

/** Numbers by name, of which a player's judgement is made. */
export type Numbers = Readonly<Record<string, number>>;

/** What is tuned of a game's players. */
export interface Tunable {
  /** Where the search begins. */
  readonly start: Numbers;
  /** How numbers fare in the games of a number; more is better. */
  score(numbers: Numbers, games: number): number;
  /** The file that the players read, from the root of the project, and what it says with some numbers. */
  readonly file: string;
  text(numbers: Numbers): string;
}

/** How a search for better numbers goes about it. */
export interface Tuning {
  readonly seed: number;
  readonly generations: number;
  /** Candidates in each generation, and how many of them the next is made from. */
  readonly candidates: number;
  readonly chosen: number;
}

/**
 * Looks for numbers with which a player does better (cross-entropy method): in each generation candidates are drawn about the
 * middle of the best of the one before, all of them play the same games, and the best make the next. `score` says how a candidate
 * fared in the games of a number. The same arguments give the same numbers. `tell` hears of each generation.
 */
export function tuned(
  start: Numbers,
  score: (numbers: Numbers, games: number) => number,
  { seed, generations, candidates, chosen }: Tuning,
  tell: (generation: number, best: number, middle: Numbers) => void = () => undefined,
): Numbers {
  const names = Object.keys(start);
  const random = rng(seed);
  const middle: Record<string, number> = { ...start };
  const spread = Object.fromEntries(names.map((name) => [name, Math.max(0.5, Math.abs(start[name] as number) * 0.6)]));
  for (let generation = 0; generation < generations; generation++) {
    const drawn: Numbers[] = [{ ...middle }];
    while (drawn.length < candidates)
      drawn.push(Object.fromEntries(names.map((name) => [name, at(middle, name) + at(spread, name) * normal(random)])));
    const games = seed * 100_003 + generation;
    const ranked = drawn
      .map((numbers) => ({ numbers, score: score(numbers, games) }))
      .sort((one, other) => other.score - one.score)
      .slice(0, chosen);
    for (const name of names) {
      const values = ranked.map(({ numbers }) => at(numbers, name));
      const mean = values.reduce((sum, value) => sum + value, 0) / chosen;
      const deviation = Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / chosen);
      middle[name] = mean;
      // Slowly, so that luck does not settle a number for good.
      spread[name] = 0.5 * at(spread, name) + 0.5 * deviation;
    }
    tell(generation, ranked[0]?.score ?? 0, middle);
  }
  return Object.fromEntries(names.map((name) => [name, Math.round(100 * at(middle, name)) / 100]));
}

const at = (numbers: Numbers, name: string): number => numbers[name] as number;

/** A number of the normal distribution, near enough: the sum of twelve even ones. */
function normal(random: Rng): number {
  let sum = -6;
  for (let i = 0; i < 12; i++) sum += random.int(2 ** 20) / 2 ** 20;
  return sum;
}
