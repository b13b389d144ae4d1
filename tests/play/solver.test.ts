import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { handle } from '../../src/engine/worker/inside.ts';
import type { Job, Report } from '../../src/engine/worker/protocol.ts';

const start = 'sixteen:5/13.4/0/-/52';

/** The workers of the page, which answer when told to. */
const workers: PageWorker[] = [];
class PageWorker {
  onmessage: ((event: { data: Report }) => void) | null = null;
  ended = false;
  jobs: Job[] = [];
  constructor() {
    workers.push(this);
  }
  postMessage(job: Job): void {
    this.jobs.push(job);
  }
  terminate(): void {
    this.ended = true;
  }
  async work(): Promise<void> {
    for (const job of this.jobs.splice(0)) await handle(job, (report) => this.onmessage?.({ data: report }));
  }
}

let page: EventTarget;
const living = () => workers.filter(({ ended }) => !ended);
beforeEach(() => {
  workers.length = 0;
  page = new EventTarget();
  vi.resetModules();
  vi.stubGlobal('Worker', PageWorker);
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('fetch', async () => ({ json: async () => ({}) }));
});
afterEach(() => vi.unstubAllGlobals());

test('a page that is left has no worker, and goes on with every question when it is shown again', async () => {
  const { pageSolver } = await import('../../src/components/play/solver.ts');
  const { createFinder } = await import('../../src/components/play/finder.ts');
  const judged = (await pageSolver()).judge(start, 'draw', 'win');
  const wanted = {
    game: 'sixteen',
    wish: { rules: null, size: null, goal: 'home', theme: null, grade: null },
    number: 126,
  } as const;
  const search = createFinder('/known.json').find(wanted, new AbortController().signal);
  await vi.waitFor(() => expect(living()).toHaveLength(2));
  page.dispatchEvent(new Event('pagehide'));
  expect(living()).toHaveLength(0);
  // Asked in between, as by what was under way.
  const late = (await pageSolver()).judge(start, '', 'win');
  expect(living()).toHaveLength(0);
  page.dispatchEvent(new Event('pageshow'));
  expect(living()).toHaveLength(2);
  let open = true;
  const all = Promise.all([judged, late, search]).finally(() => {
    open = false;
  });
  while (open) {
    for (const worker of living()) await worker.work();
    await new Promise((done) => setTimeout(done, 0));
  }
  const [first, second, third] = await all;
  expect([first.winnable, second.winnable]).toEqual([true, true]);
  expect(third.found).not.toBeNull();
});

test('a solver that is opened while the page is left waits for it; one that is closed does not come back', async () => {
  const { openSolver } = await import('../../src/components/play/solver.ts');
  page.dispatchEvent(new Event('pagehide'));
  const { client, close } = await openSolver();
  const asked = client.judge(start, '', 'win');
  const given = expect(asked).rejects.toThrow('cancelled');
  expect(workers).toHaveLength(0);
  close();
  await given;
  page.dispatchEvent(new Event('pageshow'));
  expect(workers).toHaveLength(0);
});
