import { globSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import { inFile, tests } from './mutant-expect.mjs';

/** Loads the tests of a room and runs those that it is told, with a mutant or without; see `mutant-runner.mjs`. */

const ns = { activeMutant: workerData.loadedWith };
globalThis.__stryker__ = ns;

const url = new URL('mutant-expect.mjs', import.meta.url).href;
registerHooks({
  resolve: (name, context, next) => (name === 'vitest' ? { url, shortCircuit: true } : next(name, context)),
  // What Stryker adds counts in each run which mutants are passed; with a mutant at work nobody reads it.
  load(address, context, next) {
    const loaded = next(address, context);
    if (!loaded.source || !address.includes('/src/')) return loaded;
    const source = (workerData.sources?.[address] ?? String(loaded.source)).replace(
      'function cover() {',
      'function cover() { if (ns.activeMutant !== undefined) return;',
    );
    return { ...loaded, source };
  },
});
const named = (process.env.MUTATE_TESTS ?? '').split(' ').filter(Boolean);
for (const file of ['tests/mutate/setup.ts', ...named.flatMap((pattern) => globSync(pattern).sort())]) {
  inFile(file);
  await import(pathToFileURL(resolve(file)).href);
}
ns.activeMutant = undefined;
const byId = new Map(tests.map((test) => [test.id, test]));

/** What went wrong in a test, or null. */
const failure = async ({ run }) => {
  try {
    await run();
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
};

/** Every test, without a mutant. */
async function all() {
  const results = [];
  for (const test of tests) {
    ns.currentTestId = test.id;
    const began = process.cpuUsage();
    const failureMessage = await failure(test);
    const { user, system } = process.cpuUsage(began);
    const result = { id: test.id, name: test.id, timeSpentMs: (user + system) / 1000 };
    results.push(failureMessage === null ? { ...result, status: 0 } : { ...result, status: 1, failureMessage });
  }
  ns.currentTestId = undefined;
  return { status: 'complete', tests: results, mutantCoverage: ns.mutantCoverage ?? { static: {}, perTest: {} } };
}

/** The tests named, one after another, until one of them fails with the mutant. */
async function withMutant({ id, wanted, hitLimit }) {
  let nrOfTests = 0;
  for (const name of wanted ?? byId.keys()) {
    const test = byId.get(name);
    Object.assign(ns, { activeMutant: id, hitCount: 0, hitLimit });
    nrOfTests += 1;
    parentPort.postMessage({ at: name });
    const failureMessage = await failure(test);
    ns.activeMutant = undefined;
    if (hitLimit !== undefined && ns.hitCount > hitLimit) return { status: 'timeout', reason: `${ns.hitCount} hits` };
    if (failureMessage === null) continue;
    // What fails with the mutant has to pass without it, else an earlier one has left something behind, or this one has.
    if (workerData.loadedWith === undefined && (await failure(test)) !== null)
      return { status: 'unclean', by: name, failureMessage, nrOfTests };
    return { status: 'killed', killedBy: [name], failureMessage, nrOfTests };
  }
  return { status: 'survived', nrOfTests };
}

parentPort.on('message', async (asked) => parentPort.postMessage(asked === 'all' ? await all() : await withMutant(asked)));
