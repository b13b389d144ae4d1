import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Wish } from '../../src/engine/mine/find.ts';
import { BadRequest, Cancelled, SolverClient, type WorkerLike } from '../../src/engine/worker/client.ts';
import { faultOf } from '../../src/engine/worker/fault.ts';
import { handle } from '../../src/engine/worker/inside.ts';
import type { Job, Report, Request } from '../../src/engine/worker/protocol.ts';

const start = 'sixteen:5/13.4/0/-/52';

async function reports(request: Request): Promise<Report[]> {
  const all: Report[] = [];
  await handle({ job: 7, request }, (report) => all.push(report));
  return all;
}

/** A worker on this thread that answers when told to. */
class Fake implements WorkerLike {
  static made: Fake[] = [];
  onmessage: ((event: { data: Report }) => void) | null = null;
  onerror: ((event: { message?: string }) => void) | null = null;
  ended = false;
  readonly jobs: Job[] = [];
  constructor(comes = true) {
    Fake.made.push(this);
    if (comes) queueMicrotask(() => this.onmessage?.({ data: { kind: 'ready' } }));
  }
  postMessage(job: Job): void {
    this.jobs.push(structuredClone(job));
  }
  terminate(): void {
    this.ended = true;
  }
  async work(): Promise<void> {
    for (const job of this.jobs.splice(0)) await handle(job, (report) => this.onmessage?.({ data: structuredClone(report) }));
  }
}

function withFake(): { client: SolverClient; made: Fake[] } {
  Fake.made = [];
  return { client: new SolverClient(() => new Fake()), made: Fake.made };
}

describe('inside the worker', () => {
  test('each kind of request gets one answer with the number of its job', async () => {
    expect(await reports({ kind: 'judge', position: start, line: 'draw,p2', goal: 'win' })).toMatchObject([
      { job: 7, kind: 'answer', answer: { ok: true, value: { state: 'open', winnable: false } } },
    ]);
    expect(await reports({ kind: 'judge', position: start, line: '', goal: 'win' })).toMatchObject([
      { answer: { ok: true, value: { winnable: true } } },
    ]);
    expect(await reports({ kind: 'solve', position: start, goal: 'win' })).toMatchObject([
      { answer: { ok: true, value: { result: 'win' } } },
    ]);
    expect(await reports({ kind: 'rate', position: start, goal: 'win' })).toMatchObject([
      {
        answer: {
          ok: true,
          value: {
            actions: [
              { action: '1-2', result: 'win' },
              { action: 'draw', result: 'win' },
            ],
          },
        },
      },
    ]);
    expect(await reports({ kind: 'hopeless', position: start })).toMatchObject([{ answer: { ok: true, value: false } }]);
  });

  test('hostile text is answered with its error', async () => {
    for (const position of ['', 'x', 'sixteen:', `sixteen:${'9'.repeat(100_000)}`, 'sixteen:5/13.4/0/-/52/', '__proto__:1'])
      for (const kind of ['judge', 'solve', 'rate', 'hopeless'] as const)
        expect(await reports({ kind, position, line: '', goal: 'win' })).toMatchObject([
          { kind: 'answer', answer: { ok: false, error: { index: -1 } } },
        ]);
    expect(await reports({ kind: 'judge', position: start, line: 'draw,,p1', goal: 'win' })).toMatchObject([
      { answer: { ok: false, error: { index: 1, action: '' } } },
    ]);
    expect(await reports({ kind: 'solve', position: start, goal: 'home:0' })).toMatchObject([
      { answer: { ok: false, error: { field: 'goal' } } },
    ]);
  });
});

/** The kinds of the jobs that a worker was given and has not answered. */
const kinds = (fake: Fake | undefined): string[] => fake?.jobs.map(({ request }) => request.kind) ?? [];

describe('the client', () => {
  afterEach(() => vi.useRealTimers());

  test('one worker answers one request after another', async () => {
    const { client, made } = withFake();
    const first = client.solve(start, 'win');
    await made[0]?.work();
    expect((await first).result).toBe('win');
    const second = client.judge(start, 'draw,p2', 'win');
    await made[0]?.work();
    expect((await second).winnable).toBe(false);
    expect(made).toHaveLength(1);
  });

  test('a new request waits for the one that runs; neither is lost', async () => {
    const { client, made } = withFake();
    const first = client.judge(start, 'draw,p2', 'win');
    const second = client.judge(start, 'draw', 'win');
    expect(kinds(made[0])).toEqual(['judge']);
    await made[0]?.work();
    await made[0]?.work();
    expect((await first).winnable).toBe(false);
    expect((await second).winnable).toBe(true);
    expect(made).toHaveLength(1);
  });

  test('a pause ends the worker and nothing that was asked; resumed, all of it is answered, and what is asked meanwhile', async () => {
    const { client, made } = withFake();
    const order: string[] = [];
    const note = (name: string, asked: Promise<unknown>) => asked.then(() => order.push(name));
    const all = [note('running', client.solve(start, 'win')), note('waiting', client.judge(start, 'draw', 'win'))];
    client.pause();
    expect(made[0]?.ended).toBe(true);
    all.push(note('meanwhile', client.judge(start, 'draw,p2', 'win')));
    client.pause();
    expect(made).toHaveLength(1);
    client.resume();
    client.resume();
    for (const _ of all) {
      await made[1]?.work();
      await Promise.resolve();
    }
    await Promise.all(all);
    expect(order).toEqual(['running', 'waiting', 'meanwhile']);
    expect(made).toHaveLength(2);
  });

  test('what nobody waits for any more does not come back after a pause', async () => {
    const { client, made } = withFake();
    const stop = new AbortController();
    const given = expect(client.solve(start, 'win', { signal: stop.signal })).rejects.toThrow(Cancelled);
    stop.abort();
    client.pause();
    client.resume();
    expect(made).toHaveLength(1);
    const next = client.judge(start, '', 'win');
    await made[1]?.work();
    expect((await next).winnable).toBe(true);
    await given;
  });

  test('verdicts go before ratings, and those before the best of a turn; otherwise the first comes first', async () => {
    const { client, made } = withFake();
    const order: string[] = [];
    const note = (name: string, asked: Promise<unknown>) => asked.then(() => order.push(name));
    const all = [
      note('running', client.hopeless(start)),
      note('best', client.prospects(start)),
      note('rate', client.rate(start, 'win')),
      note('judge 1', client.judge(start, '', 'win')),
      note('judge 2', client.judge(start, 'draw', 'win')),
    ];
    for (const _ of all) await made[0]?.work();
    await Promise.all(all);
    expect(order).toEqual(['running', 'judge 1', 'judge 2', 'rate', 'best']);
    expect(made).toHaveLength(1);
  });

  test('a rating that runs long makes way for a verdict, and is done after it in a fresh worker', async () => {
    vi.useFakeTimers();
    const { client, made } = withFake();
    const rating = client.rate(start, 'win');
    const verdict = client.judge(start, 'draw,p2', 'win');
    expect(made.map((fake) => fake.ended)).toEqual([false]);
    await vi.runAllTimersAsync();
    expect(made.map((fake) => fake.ended)).toEqual([true, false]);
    expect(kinds(made[1])).toEqual(['judge']);
    await made[1]?.work();
    expect((await verdict).winnable).toBe(false);
    await made[1]?.work();
    expect((await rating).actions).toHaveLength(2);
  });

  test('one that was interrupted goes before others of its kind that were asked later', async () => {
    vi.useFakeTimers();
    const { client, made } = withFake();
    const order: string[] = [];
    const all = [
      client.rate(start, 'win').then(() => order.push('rate 1')),
      client.rate(start, 'win').then(() => order.push('rate 2')),
      client.judge(start, 'draw,p2', 'win').then(() => order.push('judge')),
    ];
    await vi.runAllTimersAsync();
    for (const _ of all) await made[1]?.work();
    await Promise.all(all);
    expect(order).toEqual(['judge', 'rate 1', 'rate 2']);
  });

  test('one that ends by itself soon enough is not interrupted', async () => {
    vi.useFakeTimers();
    const { client, made } = withFake();
    const rating = client.rate(start, 'win');
    const verdict = client.judge(start, 'draw,p2', 'win');
    await made[0]?.work();
    await vi.runAllTimersAsync();
    expect((await rating).actions).toHaveLength(2);
    expect(made.map((fake) => fake.ended)).toEqual([false]);
    await made[0]?.work();
    expect((await verdict).winnable).toBe(false);
  });

  test('a signal gives up its own request only, waiting or running', async () => {
    vi.useFakeTimers();
    const { client, made } = withFake();
    const [first, second] = [new AbortController(), new AbortController()];
    const running = client.judge(start, 'draw', 'win', { signal: first.signal });
    const waiting = client.judge(start, '1-2', 'win', { signal: second.signal });
    const other = client.rate(start, 'win');
    second.abort();
    await expect(waiting).rejects.toBeInstanceOf(Cancelled);
    first.abort();
    await expect(running).rejects.toBeInstanceOf(Cancelled);
    expect(kinds(made[0])).toEqual(['judge']);
    await vi.runAllTimersAsync();
    expect(made.map((fake) => fake.ended)).toEqual([true, false]);
    expect(kinds(made[1])).toEqual(['rate']);
    await made[1]?.work();
    expect((await other).actions).toHaveLength(2);
    expect(made[0]?.onmessage).toBeNull();
  });

  test('a signal that has come already asks nothing', async () => {
    const { client, made } = withFake();
    await expect(client.hopeless(start, { signal: AbortSignal.abort() })).rejects.toBeInstanceOf(Cancelled);
    expect(made).toHaveLength(0);
  });

  test('close gives up all and ends the worker; the next request starts anew', async () => {
    const { client, made } = withFake();
    const first = client.solve(start, 'win');
    const second = client.hopeless(start);
    client.close();
    client.close();
    await expect(first).rejects.toBeInstanceOf(Cancelled);
    await expect(second).rejects.toBeInstanceOf(Cancelled);
    expect(made.map((fake) => fake.ended)).toEqual([true]);
    const third = client.hopeless(start);
    await made[1]?.work();
    expect(await third).toBe(false);
  });

  test('answers of another job are not taken; progress is told to whoever asked', async () => {
    const { client, made } = withFake();
    const seen: number[] = [];
    const asked = client.hopeless(start, { onProgress: (nodes) => seen.push(nodes) });
    const fake = made[0] as Fake;
    fake.onmessage?.({ data: { job: 99, kind: 'answer', answer: { ok: true, value: true } } });
    fake.onmessage?.({ data: { job: 1, kind: 'progress', nodes: 4096 } });
    fake.onmessage?.({ data: { job: 1, kind: 'answer', answer: { ok: true, value: false } } });
    expect(await asked).toBe(false);
    expect(seen).toEqual([4096]);
  });

  test('a budget is passed on', async () => {
    const { client, made } = withFake();
    const asked = client.solve(start, 'win', { budget: { nodes: 1 } });
    expect(made[0]?.jobs[0]?.request).toEqual({ kind: 'solve', position: start, goal: 'win', budget: { nodes: 1 } });
    await made[0]?.work();
    await asked;
  });

  test('what fails does not take those with it that wait', async () => {
    const { client, made } = withFake();
    const first = client.hopeless(start);
    const second = client.hopeless(start);
    made[0]?.onmessage?.({ data: { job: 1, kind: 'failed', message: 'out of memory' } });
    await expect(first).rejects.toThrow('out of memory');
    await made[1]?.work();
    expect(await second).toBe(false);
  });

  test('bad text, a fault inside and a worker that does not start are told apart', async () => {
    const { client, made } = withFake();
    const bad = client.judge(start, 'draw,p7', 'win');
    await made[0]?.work();
    await expect(bad).rejects.toMatchObject({ name: 'BadRequest', detail: { action: 'p7', index: 1 } });
    await expect(bad).rejects.toBeInstanceOf(BadRequest);
    const fault = client.hopeless(start);
    made[0]?.onmessage?.({ data: { job: 2, kind: 'failed', message: 'out of memory' } });
    await expect(fault).rejects.toThrow('out of memory');
    const broken = client.hopeless(start);
    made[1]?.onerror?.({ message: 'blocked' });
    await expect(broken).rejects.toThrow('blocked');
  });

  test('a script that could not be loaded is told of, whether the worker’s own or a part of it; a fault is not', async () => {
    Fake.made = [];
    const lost = vi.fn();
    const client = new SolverClient(() => new Fake(), lost);
    const asked = [client.hopeless(start), client.hopeless(start), client.hopeless(start), client.hopeless(start)];
    const settled = Promise.allSettled(asked);
    Fake.made[0]?.onerror?.({ message: 'a fault' });
    Fake.made[1]?.onmessage?.({ data: { job: 2, kind: 'failed', message: 'out of memory' } });
    expect(lost).toHaveBeenCalledTimes(0);
    Fake.made[2]?.onerror?.({});
    expect(lost).toHaveBeenCalledTimes(1);
    Fake.made[3]?.onmessage?.({ data: { job: 4, kind: 'failed', message: 'import failed', unloaded: true } });
    expect(lost).toHaveBeenCalledTimes(2);
    const faults = (await settled).map((one) => one.status === 'rejected' && faultOf(one.reason).code);
    expect(faults).toEqual(['solver-failed', 'solver-failed', 'solver-unreachable', 'solver-unreachable']);
  });

  test('a worker that gives no sign of life is not waited for: all that was asked fails, with its reason, and what comes then is asked anew', async () => {
    vi.useFakeTimers();
    Fake.made = [];
    const lost = vi.fn();
    const client = new SolverClient(() => new Fake(false), lost);
    const settled = Promise.allSettled([client.hopeless(start), client.solve(start, 'win')]);
    await vi.runAllTimersAsync();
    expect((await settled).map((one) => one.status === 'rejected' && faultOf(one.reason).code)).toEqual(
      Array(2).fill('solver-unreachable'),
    );
    expect(lost).toHaveBeenCalledTimes(1);
    expect(Fake.made.map(({ ended }) => ended)).toEqual([true]);
    // One that has come may think as long as it likes.
    const asked = client.hopeless(start);
    Fake.made[1]?.onmessage?.({ data: { kind: 'ready' } });
    await vi.runAllTimersAsync();
    await Fake.made[1]?.work();
    expect(await asked).toBe(false);
    vi.useRealTimers();
  });

  test('puzzles that are to be found without a worker: the reason is named, of several searches too', async () => {
    const client = new SolverClient(() => null);
    const fault = await Promise.any([client.find('sixteen', {} as Wish, 0, 1)]).catch((error: unknown) => error);
    expect(faultOf(fault).code).toBe('solver-workerless');
  });

  test('without workers the same answers come from this thread', async () => {
    const client = new SolverClient(() => null);
    expect((await client.solve(start, 'win')).result).toBe('win');
    await expect(client.solve('sixteen:', 'win')).rejects.toBeInstanceOf(BadRequest);
  });
});
