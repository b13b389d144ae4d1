import type { Placing } from './neat.ts';

/** Found by play, by the search of `npm run bots -- --game sixteen --tune`; docs/bots.md says how. */
export const weights: Placing = {
  open: 3.33,
  skip: 0.74,
  gap: 0.21,
  cover: 1.43,
  top: 0.48,
  buried: 2.07,
  deeper: 0.63,
  looks: 3.6,
};
