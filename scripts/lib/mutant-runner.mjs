import { createHash } from 'node:crypto';
import { Worker } from 'node:worker_threads';

/** The reason that a report gives for the mutants which were not drawn. */
export const leftOut = 'not drawn';

/** Whether a mutant is one of those that are tried: a share of all, at random, but the same ones for the same seed. */
function isDrawn({ fileName, location, replacement }) {
  const share = Number(process.env.MUTATE_SHARE ?? 1);
  if (share >= 1) return true;
  const file = fileName.replaceAll('\\', '/').replace(/^.*\/(?=src\/)/, '');
  const own = createHash('sha256').update(JSON.stringify([process.env.MUTATE_SEED, file, location, replacement]));
  return own.digest().readUInt32BE() / 2 ** 32 < share;
}

/**
 * A runner of Stryker's that keeps the tests loaded, in a thread of its own process: that takes a hundredth of what it takes to
 * set up Vitest for each mutant. It knows the tests of the engine: modules that Node reads as they are, and no timers or
 * globals put in place of others. How long a mutant may take is measured in work done, so that a busy machine makes no difference.
 */
const runner = {
  /** Files with their mutants in them, by address, where they do not lie so on the disk. */
  sources: /** @type {Record<string, string>} */ ({}),
  /** @type {Worker | null} */
  worker: null,
  /** Milliseconds of work that each test took without a mutant. */
  took: /** @type {Map<string, number>} */ (new Map()),

  capabilities: () => ({ reloadEnvironment: true }),

  /** Asks the worker; null when it was at work on one test for too long, and is gone. `most`: milliseconds until the first test. */
  ask(question, most) {
    this.worker ??= new Worker(new URL('mutant-worker.mjs', import.meta.url), {
      workerData: { loadedWith: undefined, sources: this.sources },
    });
    const { worker } = this;
    return new Promise((done, failed) => {
      let began = process.cpuUsage();
      let limit = most;
      const watch = setInterval(() => {
        const { user, system } = process.cpuUsage(began);
        if ((user + system) / 1000 > limit) end(done, null);
      }, 50);
      const end = (settle, value) => {
        clearInterval(watch);
        worker.off('message', answered).off('error', broken);
        if (value === null || settle === failed) this.end();
        settle(value);
      };
      const answered = (answer) => {
        if (answer.at === undefined) return end(done, answer);
        began = process.cpuUsage();
        // Twice, as what fails is run without the mutant as well.
        limit = 1_000 + 8 * (this.took.get(answer.at) ?? 1_000);
      };
      const broken = (error) => end(failed, error);
      worker.on('message', answered).on('error', broken);
      worker.postMessage(question);
    });
  },

  end() {
    this.worker?.terminate();
    this.worker = null;
  },

  async dryRun() {
    const found = await this.ask('all', Number.POSITIVE_INFINITY);
    this.took = new Map(found.tests.map(({ id, timeSpentMs }) => [id, timeSpentMs]));
    return found;
  },

  async mutantRun({ activeMutant, mutantActivation, testFilter, hitLimit }) {
    if (!isDrawn(activeMutant)) return { status: 'error', errorMessage: leftOut };
    const { id } = activeMutant;
    const isStatic = mutantActivation === 'static';
    // The quick ones first: most mutants fall there.
    const wanted = testFilter && [...testFilter].sort((a, b) => (this.took.get(a) ?? 0) - (this.took.get(b) ?? 0));
    const fresh = (loadedWith) => {
      this.end();
      this.worker = new Worker(new URL('mutant-worker.mjs', import.meta.url), {
        workerData: { loadedWith, sources: this.sources },
      });
    };
    if (isStatic) fresh(id);
    const found = await this.tried({ id, wanted, hitLimit });
    if (isStatic) this.end();
    if (found.status !== 'unclean') return found;
    // Each in a thread that has seen nothing yet: does it fail with the mutant, and pass without it?
    const alone = { wanted: [found.by], hitLimit };
    fresh();
    const without = await this.tried({ ...alone, id: undefined });
    fresh();
    const again = await this.tried({ ...alone, id });
    this.end();
    if (without.status !== 'survived') return { status: 'error', errorMessage: 'a test fails without the mutant too' };
    if (again.status === 'survived') return { status: 'error', errorMessage: 'a test fails only after others' };
    if (again.status !== 'unclean') return again;
    return { status: 'killed', killedBy: [again.by], failureMessage: again.failureMessage, nrOfTests: found.nrOfTests };
  },

  /** What comes of the tests named, with a mutant. */
  async tried(question) {
    try {
      // Loading the modules takes a second or two.
      return (await this.ask(question, 10_000)) ?? { status: 'timeout', reason: 'no end' };
    } catch (error) {
      return { status: 'killed', killedBy: [], failureMessage: String(error), nrOfTests: 0 };
    }
  },

  dispose() {
    this.end();
  },
};

/** As Stryker looks for it. */
export const strykerPlugins = [{ kind: 'TestRunner', name: 'inside', value: runner }];
