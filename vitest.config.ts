import { defineConfig } from 'vitest/config';

/** Everything under tests/ but the browser tests. Generous limits: they are there for what hangs, not for what is slow. */
export default defineConfig({
  test: {
    include: ['tests/**/*.test.{ts,tsx}'],
    exclude: ['tests/e2e/**', 'node_modules/**'],
    globalSetup: 'tests/messages.setup.ts',
    setupFiles: 'tests/each-file.setup.ts',
    testTimeout: 120_000,
    hookTimeout: 120_000,
    maxWorkers: 2,
    // Loading every module anew for each file takes as long as the tests. What a module keeps (a cache, a signal) a test must put back.
    isolate: false,
  },
});
