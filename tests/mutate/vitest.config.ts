import { defineConfig } from 'vitest/config';

/** The tests of one room, as `scripts/mutate.mjs` names them; their messages are compiled already. */
export default defineConfig({
  test: {
    include: (process.env.MUTATE_TESTS ?? '').split(' ').filter(Boolean),
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // Tests that move the clock to another place take a process of their own, which Stryker does not give them.
    testNamePattern: /^(?!.*by the clock of a place)/,
    setupFiles: 'tests/mutate/setup.ts',
    maxWorkers: 1,
    isolate: false,
  },
});
