import { readFileSync } from 'node:fs';
import { matchesGlob, relative } from 'node:path';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const tests = (process.env.MUTATE_TESTS ?? '').split(' ').filter(Boolean);

/** In the order in which the room names them, the quick ones first: most mutants fall there. */
class AsNamed extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification): number => {
      const path = relative(process.cwd(), moduleId);
      return tests.findIndex((one) => one === path || matchesGlob(path, one));
    };
    return files.toSorted((a, b) => place(a) - place(b));
  }
}

/**
 * Stryker counts which mutants a test passes, in each run; with a mutant at work nobody reads it, and in a solver it takes nearly
 * all the time.
 */
const uncounted = {
  name: 'uncounted',
  transform: (code: string) =>
    code.replace('function cover() {', 'function cover() { if (ns.activeMutant !== undefined) return;'),
};

const { MUTATE_FILE: mutant, MUTATE_TEXT: text } = process.env;

/** One file read with a mutant in it; nothing is written where the project lies, nor kept of it for another run. */
const mutated: Plugin = {
  name: 'mutated',
  configureVitest: ({ defineCacheKeyGenerator }) => defineCacheKeyGenerator(({ id }) => (id === mutant ? false : undefined)),
  load: (id) => (id === mutant && text ? readFileSync(text, 'utf8') : null),
};

/** The tests of one room, as `scripts/mutate.mjs` names them; their messages are compiled already. */
export default defineConfig({
  plugins: [uncounted, mutated],
  test: {
    include: tests,
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // Tests that move the clock to another place take a process of their own, which Stryker does not give them.
    testNamePattern: /^(?!.*by the clock of a place)/,
    setupFiles: 'tests/mutate/setup.ts',
    sequence: { sequencer: AsNamed },
    maxWorkers: 1,
    isolate: false,
  },
});
