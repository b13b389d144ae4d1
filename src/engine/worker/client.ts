import type { LineError, Result } from '../core/result.ts';
import type { BestOfTurnAnswer, Budget, JudgeAnswer, RateAnswer, ReplyAnswer, SolveAnswer } from '../solve/solver.ts';
import type { Answers, AnyAnswer, Job, Report, Request } from './protocol.ts';

/** A request was given up: by `cancel`, `close`, or a newer request. */
export class Cancelled extends Error {
  override name = 'Cancelled';
  constructor() {
    super('the request was cancelled');
  }
}

/** The text of a request could not be read; `detail` says which part and why. */
export class BadRequest extends Error {
  override name = 'BadRequest';
  readonly detail: LineError;
  constructor(detail: LineError) {
    super(detail.reason);
    this.detail = detail;
  }
}

/** What the client needs of a worker. */
export interface WorkerLike {
  onmessage: ((event: { data: Report }) => void) | null;
  onerror: ((event: { message?: string }) => void) | null;
  postMessage(job: Job): void;
  terminate(): void;
}

type WorkerClass = new (url: URL, options: { type: 'module' }) => WorkerLike;

/** What is spent where there is no worker, so that the page answers again soon. */
const withoutWorker: Budget = { seconds: 0.3 };

interface Pending {
  readonly job: number;
  resolve(answer: Result<AnyAnswer, LineError>): void;
  reject(error: Error): void;
}

/**
 * Asks the solver in a worker: one job at a time. A new request cancels the one before, whose promise rejects with
 * `Cancelled`; bad text rejects with `BadRequest`. The worker is started with the first request, ended when a running job
 * is cancelled, and started afresh when it is needed again. Where there are no workers, the same work is done on the
 * page's own thread within a small budget.
 */
export class SolverClient {
  /** Told now and then how many positions have been examined. */
  onProgress: ((nodes: number) => void) | null = null;
  readonly #start: () => WorkerLike | null;
  #worker: WorkerLike | null = null;
  #pending: Pending | null = null;
  #jobs = 0;

  /** `start` makes a worker, or null where there is none; left out, the site's own. */
  constructor(start: () => WorkerLike | null = startWorker) {
    this.#start = start;
  }

  /** Judges a line of play (actions joined by commas). */
  judge(position: string, line: string, goal: string, budget?: Budget): Promise<JudgeAnswer> {
    return this.#ask({ kind: 'judge', position, line, goal, ...(budget && { budget }) });
  }

  solve(position: string, goal: string, budget?: Budget): Promise<SolveAnswer> {
    return this.#ask({ kind: 'solve', position, goal, ...(budget && { budget }) });
  }

  /** Rates every legal action; the goal counts from this position. */
  rate(position: string, goal: string, budget?: Budget): Promise<RateAnswer> {
    return this.#ask({ kind: 'rate', position, goal, ...(budget && { budget }) });
  }

  /** What the others do after a line of play (actions joined by commas): refuting, resisting, or by rule of thumb. */
  reply(position: string, line: string, goal: string, budget?: Budget): Promise<ReplyAnswer> {
    return this.#ask({ kind: 'reply', position, line, goal, ...(budget && { budget }) });
  }

  /** The best the player to move can do in this turn; null where the game has no such turns. */
  bestOfTurn(position: string, budget?: Budget): Promise<BestOfTurnAnswer | null> {
    return this.#ask({ kind: 'best', position, ...(budget && { budget }) });
  }

  /** What the one to act does by rule of thumb; null at the end. The seed settles ties. */
  thumb(position: string, seed: number): Promise<string | null> {
    return this.#ask({ kind: 'thumb', position, seed });
  }

  /** Whether the game is lost whatever the hidden pieces are; true only if proved. */
  hopeless(position: string): Promise<boolean> {
    return this.#ask({ kind: 'hopeless', position });
  }

  /** Gives up the running request, if any. */
  cancel(): void {
    const pending = this.#pending;
    if (pending === null) return;
    this.#pending = null;
    this.#end();
    pending.reject(new Cancelled());
  }

  /** Cancels and lets the worker go; the client can still be used. */
  close(): void {
    this.cancel();
    this.#end();
  }

  async #ask<K extends Request['kind']>(request: Request & { kind: K }): Promise<Answers[K]> {
    this.cancel();
    this.#jobs += 1;
    const job: Job = { job: this.#jobs, request };
    const answer = await new Promise<Result<AnyAnswer, LineError>>((resolve, reject) => {
      this.#pending = { job: job.job, resolve, reject };
      this.#send(job);
    });
    if (!answer.ok) throw new BadRequest(answer.error);
    return answer.value as Answers[K];
  }

  #send(job: Job): void {
    this.#worker ??= this.#open();
    if (this.#worker) this.#worker.postMessage(job);
    else void this.#here(job);
  }

  #open(): WorkerLike | null {
    const worker = this.#start();
    if (worker) {
      worker.onmessage = (event) => this.#take(event.data);
      worker.onerror = (event) => this.#fail(event.message ?? 'the solver could not be started');
    }
    return worker;
  }

  async #here(job: Job): Promise<void> {
    const { handle } = await import('./inside.ts');
    const { request: asked } = job;
    const request = asked.kind === 'hopeless' || asked.kind === 'thumb' ? asked : { ...asked, budget: withoutWorker };
    await handle({ ...job, request }, (report) => this.#take(report));
  }

  #take(report: Report): void {
    const pending = this.#pending;
    if (pending === null || pending.job !== report.job) return;
    if (report.kind === 'progress') {
      this.onProgress?.(report.nodes);
      return;
    }
    if (report.kind === 'failed') {
      this.#fail(report.message);
      return;
    }
    this.#pending = null;
    pending.resolve(report.answer);
  }

  #fail(message: string): void {
    const pending = this.#pending;
    this.#pending = null;
    this.#end();
    pending?.reject(new Error(message));
  }

  #end(): void {
    if (this.#worker) {
      this.#worker.onmessage = null;
      this.#worker.onerror = null;
      this.#worker.terminate();
    }
    this.#worker = null;
  }
}

/** The site's worker, or null where the browser has none or does not allow it. */
function startWorker(): WorkerLike | null {
  const { Worker } = globalThis as unknown as { Worker?: WorkerClass };
  if (Worker === undefined) return null;
  try {
    return new Worker(new URL('./entry.ts', import.meta.url), { type: 'module' });
  } catch {
    return null;
  }
}
