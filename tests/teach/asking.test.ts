import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Opened } from '../../src/components/teach/opened.ts';
import { type Asking, asking, mostLoading } from '../../src/components/teach/result/judging.ts';
import type { JudgeAnswer } from '../../src/engine/proving/answers.ts';
import { Cancelled } from '../../src/engine/worker/client.ts';
import { SolverFault } from '../../src/engine/worker/fault.ts';

const opened = { start: { position: 'sixteen:5/2.53/51/4/-' }, goal: 'win' } as unknown as Opened;
const answer: JudgeAnswer = { state: 'open', winnable: true, line: 'p1', reply: null, reason: null };

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Asks about three lines, one after another. */
async function three(judge: () => Promise<JudgeAnswer>, more: Partial<Asking> = {}) {
  const called = vi.fn(judge);
  const { signal } = new AbortController();
  const ask = asking({ solver: async () => ({ judge: called }), known: new Map(), signal, seconds: 5, ...more });
  const all = (async () => [await ask(opened, ['p1']), await ask(opened, ['p2']), await ask(opened, ['p1'])])();
  return { called, all };
}

describe('asking the solver about lines', () => {
  it('asks about each line once', async () => {
    const { called, all } = await three(async () => answer);
    expect(await all).toEqual([answer, answer, answer]);
    expect(called).toHaveBeenCalledTimes(2);
  });

  it('asks no more once its script could not be loaded', async () => {
    const { called, all } = await three(() => Promise.reject(new SolverFault('solver-unreachable', 'HTML')));
    expect(await all).toEqual([null, null, null]);
    expect(called).toHaveBeenCalledTimes(1);
    const solver = vi.fn(() => Promise.reject(new TypeError('import failed')));
    const unopened = await three(async () => answer, { solver });
    expect(await unopened.all).toEqual([null, null, null]);
    expect(solver).toHaveBeenCalledTimes(1);
  });

  it('goes on after a fault at one line', async () => {
    let n = 0;
    const { all } = await three(() => (n++ === 0 ? Promise.reject(new Error('out of memory')) : Promise.resolve(answer)));
    expect(await all).toEqual([null, answer, answer]);
  });

  it('waits for one that says nothing no longer than is stated, and for the code of it neither', async () => {
    for (const solver of [undefined, () => new Promise<never>(() => {})]) {
      const { called, all } = await three(() => new Promise(() => {}), solver ? { solver } : {});
      let ended = false;
      void all.then(() => {
        ended = true;
      });
      await vi.advanceTimersByTimeAsync((5 + mostLoading) * 1000 - 1);
      expect(ended).toBe(false);
      await vi.advanceTimersByTimeAsync(1);
      expect(await all).toEqual([null, null, null]);
      expect(called.mock.calls.length).toBeLessThan(2);
    }
  });

  it('says of what was stopped that it was', async () => {
    const stopping = new AbortController();
    const { all } = await three(() => Promise.reject(new Cancelled()), { signal: stopping.signal });
    stopping.abort();
    expect((await all).map((one) => one?.reason?.code)).toEqual(['cancelled', 'cancelled', 'cancelled']);
  });
});
