import { describe, expect, test } from 'vitest';
import { BadRequest, Cancelled, SolverClient, type WorkerLike } from '../../src/engine/worker/client.ts';
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
  constructor() {
    Fake.made.push(this);
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

describe('the client', () => {
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

  test('a new request cancels the one before and gets a fresh worker', async () => {
    const { client, made } = withFake();
    const first = client.solve(start, 'win');
    const second = client.rate(start, 'win');
    await expect(first).rejects.toBeInstanceOf(Cancelled);
    expect(made.map((fake) => fake.ended)).toEqual([true, false]);
    await made[1]?.work();
    expect((await second).actions).toHaveLength(2);
  });

  test('cancel and close reject and end the worker; the next request starts anew', async () => {
    const { client, made } = withFake();
    const first = client.solve(start, 'win');
    client.cancel();
    client.cancel();
    await expect(first).rejects.toBeInstanceOf(Cancelled);
    const second = client.hopeless(start);
    client.close();
    await expect(second).rejects.toBeInstanceOf(Cancelled);
    expect(made.every((fake) => fake.ended)).toBe(true);
    const third = client.hopeless(start);
    await made[2]?.work();
    expect(await third).toBe(false);
  });

  test('answers of another job are not taken; progress is passed on', async () => {
    const { client, made } = withFake();
    const seen: number[] = [];
    client.onProgress = (nodes) => seen.push(nodes);
    const asked = client.hopeless(start);
    const fake = made[0] as Fake;
    fake.onmessage?.({ data: { job: 99, kind: 'answer', answer: { ok: true, value: true } } });
    fake.onmessage?.({ data: { job: 1, kind: 'progress', nodes: 4096 } });
    fake.onmessage?.({ data: { job: 1, kind: 'answer', answer: { ok: true, value: false } } });
    expect(await asked).toBe(false);
    expect(seen).toEqual([4096]);
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

  test('without workers the same answers come from this thread', async () => {
    const client = new SolverClient(() => null);
    expect((await client.solve(start, 'win')).result).toBe('win');
    await expect(client.solve('sixteen:', 'win')).rejects.toBeInstanceOf(BadRequest);
  });
});
