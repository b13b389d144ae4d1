import type { Weights } from './judgement.ts';

/** Found by play, by the search of `npm run bots -- --game ristiseiska --tune`; docs/bots.md says how. */
export const weights: Weights = {
  next: 1,
  lent: -0.56,
  behind: 1.76,
  before: 1.69,
  given: -0.5,
  seven: -4.02,
  six: -3.93,
  eight: -3.02,
  ace: -0.15,
  king: 1.03,
  stop: 0.25,
};
