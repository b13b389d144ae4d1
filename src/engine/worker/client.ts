import type { LineError, Result } from '../core/result.ts';
import type { FindAnswer, Wish } from '../mine/find.ts';
import type {
  ConfirmAnswer,
  FurthestAnswer,
  GradeAnswer,
  JudgeAnswer,
  ProspectsAnswer,
  RateAnswer,
  ReplyAnswer,
  SolveAnswer,
} from '../proving/answers.ts';
import type { Budget } from '../proving/prover.ts';
import type { Answers, AnyAnswer, Job, Report, Request } from './protocol.ts';

/** A request was given up: by its own signal, or because the client was closed. */
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
    super(detail.code);
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

/** What a request may say besides its text. */
export interface Asking {
  readonly budget?: Budget;
  /** Gives this request up, and no other; its promise then rejects with `Cancelled`. */
  readonly signal?: AbortSignal;
  /** Told now and then how many positions have been examined, or numbers tried. */
  onProgress?(nodes: number): void;
}

/** Requests of a smaller number go first: a verdict and an answer of the others before what is only shown beside them. */
const turns: Readonly<Record<Request['kind'], number>> = {
  judge: 0,
  reply: 0,
  choose: 0,
  hopeless: 0,
  solve: 0,
  furthest: 0,
  rate: 1,
  grade: 1,
  prospects: 2,
  confirm: 3,
  find: 4,
};

/** A request that somebody waits for. */
interface Pending {
  readonly job: Job;
  readonly turn: number;
  readonly asking: Asking;
  /** Nobody waits any more: whatever comes of it is dropped. */
  dropped: boolean;
  resolve(answer: Result<AnyAnswer, LineError>): void;
  reject(error: Error): void;
}

/** A job that nobody needs, or that a more urgent one waits for, has so many milliseconds to end by itself. */
const patience = 200;

/**
 * Asks the solver in a worker, one job at a time; the others wait in a queue, verdicts before ratings. A request ends
 * with its answer, with `Cancelled` when its signal says so, or with `BadRequest` for bad text; no request ends another.
 * A worker cannot be interrupted: if what it does is not wanted, or not yet, and does not end by itself, it is ended, and
 * another one goes on with the queue (what a more urgent request has put off begins anew). The worker is started with the
 * first request. Where there are no workers, the same work is done on the page's own thread within a small budget.
 */
export class SolverClient {
  readonly #start: () => WorkerLike | null;
  readonly #lost: () => void;
  #worker: WorkerLike | null = null;
  /** In the worker, or on this thread. */
  #running: Pending | null = null;
  /** In the order in which they will run. */
  #queue: Pending[] = [];
  #giveUp: ReturnType<typeof setTimeout> | undefined;
  #jobs = 0;

  /**
   * `start` makes a worker, or null where there is none; left out, the site's own. `lost` is told when a script of the
   * solver could not be loaded; what was asked then rejects as after any other fault.
   */
  constructor(start: () => WorkerLike | null = startWorker, lost: () => void = () => {}) {
    this.#start = start;
    this.#lost = lost;
  }

  /** Judges a line of play (actions joined by commas). */
  judge(position: string, line: string, goal: string, asking?: Asking): Promise<JudgeAnswer> {
    return this.#ask({ kind: 'judge', position, line, goal }, asking);
  }

  solve(position: string, goal: string, asking?: Asking): Promise<SolveAnswer> {
    return this.#ask({ kind: 'solve', position, goal }, asking);
  }

  /** Rates every legal action; the goal counts from this position. */
  rate(position: string, goal: string, asking?: Asking): Promise<RateAnswer> {
    return this.#ask({ kind: 'rate', position, goal }, asking);
  }

  /** What the others do after a line of play (actions joined by commas): refuting, resisting, or by rule of thumb. */
  reply(position: string, line: string, goal: string, asking?: Asking): Promise<ReplyAnswer> {
    return this.#ask({ kind: 'reply', position, line, goal }, asking);
  }

  /** How far a lost line of play (actions joined by commas) still gets; null where the goal knows no more or less. */
  furthest(position: string, line: string, goal: string, asking?: Asking): Promise<FurthestAnswer | null> {
    return this.#ask({ kind: 'furthest', position, line, goal }, asking);
  }

  /** Looks at the verdict on a line of play (actions joined by commas) once more, by a plain search of the rules. */
  confirm(position: string, line: string, goal: string, asking?: Asking): Promise<ConfirmAnswer> {
    return this.#ask({ kind: 'confirm', position, line, goal }, asking);
  }

  /** What a winning line (actions joined by commas) would be graded; null where not everything could be proved. */
  grade(position: string, line: string, goal: string, asking?: Asking): Promise<GradeAnswer | null> {
    return this.#ask({ kind: 'grade', position, line, goal }, asking);
  }

  /** How far the player to act can bring what the game counts before somebody else acts; null where it has no such counts. */
  prospects(position: string, asking?: Asking): Promise<ProspectsAnswer | null> {
    return this.#ask({ kind: 'prospects', position }, asking);
  }

  /** What a computer player of that name, or chance, does; null at the end. The seed settles what is left to chance. */
  choose(position: string, player: string, seed: number, asking?: Asking): Promise<string | null> {
    return this.#ask({ kind: 'choose', position, player, seed }, asking);
  }

  /** Whether the game is lost whatever the hidden pieces are; true only if proved. */
  hopeless(position: string, asking?: Asking): Promise<boolean> {
    return this.#ask({ kind: 'hopeless', position }, asking);
  }

  /**
   * Looks for a puzzle of a game: the first of `most` numbers from `from` on under which there is one as wished. Begins anew when
   * something more urgent comes: `findPuzzle` asks for a few numbers at a time.
   */
  find(game: string, wish: Wish, from: number, most: number, asking?: Asking): Promise<FindAnswer> {
    return this.#ask({ kind: 'find', game, wish, from, most }, asking);
  }

  /** Gives up everything and lets the worker go; the client can still be used. */
  close(): void {
    const all = [...(this.#running ? [this.#running] : []), ...this.#queue];
    this.#queue = [];
    if (this.#worker) this.#end();
    for (const pending of all) this.#drop(pending);
  }

  async #ask<K extends Request['kind']>(text: Request & { kind: K }, asking: Asking = {}): Promise<Answers[K]> {
    const { budget, signal } = asking;
    if (signal?.aborted) throw new Cancelled();
    const asked: Request = text;
    const request = budget && mayTakeBudget(asked) ? { ...asked, budget } : asked;
    this.#jobs += 1;
    const job: Job = { job: this.#jobs, request };
    const answer = await new Promise<Result<AnyAnswer, LineError>>((resolve, reject) => {
      const abort = () => this.#abort(pending);
      const settled = () => signal?.removeEventListener('abort', abort);
      const pending: Pending = {
        job,
        turn: turns[text.kind],
        asking,
        dropped: false,
        resolve(value) {
          settled();
          resolve(value);
        },
        reject(error) {
          settled();
          reject(error);
        },
      };
      signal?.addEventListener('abort', abort);
      this.#enqueue(pending, false);
      this.#next();
    });
    if (!answer.ok) throw new BadRequest(answer.error);
    return answer.value as Answers[K];
  }

  /** Puts a request in its place; one that was interrupted goes before others of its turn. */
  #enqueue(pending: Pending, again: boolean): void {
    const at = this.#queue.findIndex(({ turn }) => (again ? turn >= pending.turn : turn > pending.turn));
    this.#queue.splice(at < 0 ? this.#queue.length : at, 0, pending);
  }

  #drop(pending: Pending): void {
    pending.dropped = true;
    pending.reject(new Cancelled());
  }

  #abort(pending: Pending): void {
    this.#queue = this.#queue.filter((other) => other !== pending);
    this.#drop(pending);
    this.#hurry();
  }

  /** Begins the first request of the queue if nothing runs. */
  #next(): void {
    if (this.#running) {
      this.#hurry();
      return;
    }
    const pending = this.#queue.shift();
    if (!pending) return;
    this.#running = pending;
    this.#worker ??= this.#open();
    if (this.#worker) this.#worker.postMessage(pending.job);
    else this.#here(pending).catch((error: unknown) => this.#fail(error instanceof Error ? error.message : String(error)));
  }

  /** Ends what runs, in a while, if nobody waits for it or somebody waits for something more urgent. */
  #hurry(): void {
    const wanted = () => {
      const [running, first] = [this.#running, this.#queue[0]];
      return running === null || (!running.dropped && (first === undefined || first.turn >= running.turn));
    };
    if (this.#giveUp !== undefined || !this.#worker || wanted()) return;
    this.#giveUp = setTimeout(() => {
      this.#giveUp = undefined;
      const running = this.#running;
      if (!running || wanted()) return;
      this.#end();
      if (!running.dropped) this.#enqueue(running, true);
      this.#next();
    }, patience);
  }

  #open(): WorkerLike | null {
    const worker = this.#start();
    if (worker) {
      worker.onmessage = (event) => this.#take(event.data);
      worker.onerror = ({ message }) => {
        // A script that runs into a fault says which; one that did not come has nothing to say.
        if (!message) this.#lost();
        this.#fail(message || 'the solver could not be loaded');
      };
    }
    return worker;
  }

  async #here({ job }: Pending): Promise<void> {
    // It would hold up the page for long.
    if (job.request.kind === 'find') throw new Error('puzzles are found in a worker only');
    const { handle } = await import('./inside.ts');
    const request = mayTakeBudget(job.request) ? { ...job.request, budget: withoutWorker } : job.request;
    await handle({ ...job, request }, (report) => this.#take(report));
  }

  #take(report: Report): void {
    const running = this.#running;
    if (running === null || running.job.job !== report.job) return;
    if (report.kind === 'progress') {
      if (!running.dropped) running.asking.onProgress?.(report.nodes);
      return;
    }
    if (report.kind === 'failed') {
      if (report.unloaded) this.#lost();
      this.#fail(report.message);
      return;
    }
    this.#rest();
    running.resolve(report.answer);
    this.#next();
  }

  /** The job that runs has failed; the others go on, in a fresh worker. */
  #fail(message: string): void {
    const running = this.#running;
    this.#end();
    running?.reject(new Error(message));
    this.#next();
  }

  /** Nothing runs any more. */
  #rest(): void {
    clearTimeout(this.#giveUp);
    this.#giveUp = undefined;
    this.#running = null;
  }

  #end(): void {
    this.#rest();
    if (this.#worker) {
      this.#worker.onmessage = null;
      this.#worker.onerror = null;
      this.#worker.terminate();
    }
    this.#worker = null;
  }
}

/** Whether a request takes a budget; the others are quick. */
const mayTakeBudget = (request: Request): request is Exclude<Request, { kind: 'choose' | 'hopeless' | 'find' }> =>
  request.kind !== 'hopeless' && request.kind !== 'choose' && request.kind !== 'find';

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
