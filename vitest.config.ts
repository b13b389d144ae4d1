import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Folders whose files are of a few lines and set whole suites going, the longest first. */
const long = ['contract', 'hunt', 'proof'];

/** Begins with what takes longest, so that no worker is left alone with it at the end; without this the shortest files come last. */
class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => {
      const at = long.findIndex((folder) => moduleId.includes(`/tests/${folder}/`));
      return at < 0 ? long.length : at;
    };
    return (await super.sort(files)).sort((one, other) => place(one) - place(other));
  }
}

/**
 * Node runs the engine's TypeScript itself, in which solvers are up to seven times as fast as in Vitest's own modules (each use of an import asks
 * for it anew there). A watch has to see what changes, so there they stay Vitest's.
 */
const native = process.argv.includes('run') ? [/\/src\/engine\//] : [];

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
    server: { deps: { external: native } },
    sequence: { sequencer: LongFirst },
    // Loading every module anew for each file takes as long as the tests. What a module keeps (a cache, a signal) a test must put back.
    isolate: false,
  },
});
