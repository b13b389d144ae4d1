import fc from 'fast-check';
import { afterAll, vi } from 'vitest';

/**
 * Property tests draw the same cases in every run, so that what is red was made red by a change and is red for everybody.
 * `SEED=7 npm run unit` draws others, `SEED=random` others each time; what those find becomes a case of its own.
 */
const wish = process.env.SEED;
if (wish !== 'random') fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: wish === undefined ? 20261122 : Number(wish) });

/** Files share their globals and their clock (`isolate: false`): what one of them put in their place, the next must not find. */
afterAll(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});
