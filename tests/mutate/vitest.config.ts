import { defineConfig } from 'vitest/config';

/** The tests of one room, as `scripts/mutate.mjs` names them; their messages are compiled already. */
export default defineConfig({
  test: {
    include: (process.env.MUTATE_TESTS ?? '').split(' ').filter(Boolean),
    testTimeout: 120_000,
    hookTimeout: 120_000,
    setupFiles: 'tests/mutate/setup.ts',
    maxWorkers: 1,
    isolate: false,
  },
});
