/**
 * Numbers of deals that strong players decided in each of 2 games, where most others freeze: written by
 * `npm run lively -- --deals 60 --games 2 --seed 1`.
 */
// biome-ignore format: a row of numbers a line.
export const lively: readonly number[] = [
  170509, 174110, 207467, 238110, 247220, 329337, 468319, 516047, 557407, 670974, 700110, 701684,
  723868, 804169, 857433, 943257,
];
