import type { LineError, Result } from '../core/result.ts';
import type { FindAnswer, Wish } from '../mine/find.ts';
import type {
  ConfirmAnswer,
  FurthestAnswer,
  GradeAnswer,
  JudgeAnswer,
  PlayoutsAnswer,
  ProspectsAnswer,
  RateAnswer,
  ReplyAnswer,
  ShortestAnswer,
  SolveAnswer,
} from '../proving/answers.ts';
import type { Budget } from '../proving/prover.ts';
import { SolverFault } from './fault.ts';
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

type WorkerClass = new (url: URL | string, options?: { type: 'module' }) => WorkerLike;

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
  standstill: 0,
  solve: 0,
  furthest: 0,
  rate: 1,
  grade: 1,
  prospects: 2,
  shortest: 2,
  playouts: 2,
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

/** So many milliseconds a worker's script has to come and to say so; on a slow line it takes some seconds. */
const firstSign = 30_000;

/**
 * Asks the solver in a worker, one job at a time; the others wait in a queue, verdicts before ratings. A request ends
 * with its answer, with `Cancelled` when its signal says so, with `BadRequest` for bad text, or with a `SolverFault`; no request
 * ends another.
 * A worker cannot be interrupted: if what it does is not wanted, or not yet, and does not end by itself, it is ended, and
 * another one goes on with the queue (what a more urgent request has put off begins anew). The worker is started with the
 * first request; a page that is left pauses its clients, so that no worker works for nobody, and resumes them when it is
 * shown again. Where there are no workers, the same work is done on the page's own thread within a small budget.
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
  #silent: ReturnType<typeof setTimeout> | undefined;
  #jobs = 0;
  #paused = false;

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

  /** The shortest line that meets a goal; null where it is not found within the budget, or others decide on the way. */
  shortest(position: string, goal: string, asking?: Asking): Promise<ShortestAnswer | null> {
    return this.#ask({ kind: 'shortest', position, goal }, asking);
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

  /**
   * The same after a line from a start (actions joined by commas), of which a player remembers what its seat could see: strong players
   * conclude from it what the others hold.
   */
  chooseAfter(start: string, line: string, player: string, seed: number, asking?: Asking): Promise<string | null> {
    return this.#ask({ kind: 'choose', position: start, player, seed, line }, asking);
  }

  /** How it ends for a seat when the position is played on so many times by a computer player in every seat: an estimate. */
  playouts(position: string, player: string, seat: number, games: number, asking?: Asking): Promise<PlayoutsAnswer> {
    return this.#ask({ kind: 'playouts', position, player, seat, games }, asking);
  }

  /** Whether the game is lost whatever the hidden pieces are; true only if proved. */
  hopeless(position: string, asking?: Asking): Promise<boolean> {
    return this.#ask({ kind: 'hopeless', position }, asking);
  }

  /** Whether nobody can win any more, whatever all of them do, so that the game can only be drawn; true only if proved. */
  standstill(position: string, asking?: Asking): Promise<boolean> {
    return this.#ask({ kind: 'standstill', position }, asking);
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

  /** Lets the worker go and begins nothing until `resume`; what was asked, or is asked meanwhile, still gets its answer then. */
  pause(): void {
    this.#paused = true;
    if (!this.#worker) return;
    const running = this.#running;
    this.#end();
    if (running && !running.dropped) this.#enqueue(running, true);
  }

  /** Goes on after `pause`, with what was interrupted first. */
  resume(): void {
    this.#paused = false;
    this.#next();
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
    if (this.#paused) return;
    const pending = this.#queue.shift();
    if (!pending) return;
    this.#running = pending;
    this.#worker ??= this.#open();
    if (this.#worker) this.#worker.postMessage(pending.job);
    else this.#here(pending).catch((error: unknown) => this.#fail(faultFrom(error)));
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
      this.#silent = setTimeout(() => this.#neverCame(), firstSign);
      worker.onmessage = (event) => this.#take(event.data);
      worker.onerror = ({ message }) => {
        // A script that runs into a fault says which; one that did not come has nothing to say.
        if (!message) this.#lost();
        this.#fail(message ? new SolverFault('solver-failed', message) : new SolverFault('solver-unreachable'));
      };
    }
    return worker;
  }

  async #here({ job }: Pending): Promise<void> {
    // It would hold up the page for long.
    if (job.request.kind === 'find') throw new SolverFault('solver-workerless', 'puzzles are found in a worker only');
    const { handle } = await import('./inside.ts');
    const request = mayTakeBudget(job.request) ? { ...job.request, budget: withoutWorker } : job.request;
    await handle({ ...job, request }, (report) => this.#take(report));
  }

  #take(report: Report): void {
    clearTimeout(this.#silent);
    const running = this.#running;
    if (report.kind === 'ready' || running === null || running.job.job !== report.job) return;
    if (report.kind === 'progress') {
      if (!running.dropped) running.asking.onProgress?.(report.nodes);
      return;
    }
    if (report.kind === 'failed') {
      if (report.unloaded) this.#lost();
      this.#fail(new SolverFault(report.unloaded ? 'solver-unreachable' : 'solver-failed', report.message));
      return;
    }
    this.#rest();
    running.resolve(report.answer);
    this.#next();
  }

  /** The job that runs has failed; the others go on, in a fresh worker. */
  #fail(fault: SolverFault): void {
    const running = this.#running;
    this.#end();
    running?.reject(fault);
    this.#next();
  }

  /** The worker has said nothing at all. Nobody is to wait as long once more: all that was asked fails, and what is asked next tries anew. */
  #neverCame(): void {
    const waiting = [this.#running, ...this.#queue];
    this.#queue = [];
    this.#end();
    this.#lost();
    for (const pending of waiting) pending?.reject(new SolverFault('solver-unreachable'));
  }

  /** Nothing runs any more. */
  #rest(): void {
    clearTimeout(this.#giveUp);
    this.#giveUp = undefined;
    this.#running = null;
  }

  #end(): void {
    this.#rest();
    clearTimeout(this.#silent);
    if (this.#worker) {
      this.#worker.onmessage = null;
      this.#worker.onerror = null;
      this.#worker.terminate();
    }
    this.#worker = null;
  }
}

const faultFrom = (error: unknown): SolverFault =>
  error instanceof SolverFault ? error : new SolverFault('solver-failed', error instanceof Error ? error.message : String(error));

/** Whether a request takes a budget; the others are quick. */
const mayTakeBudget = (
  request: Request,
): request is Exclude<Request, { kind: 'choose' | 'playouts' | 'hopeless' | 'standstill' | 'find' }> =>
  !['hopeless', 'standstill', 'choose', 'playouts', 'find'].includes(request.kind);

/** The text of a worker that imports another one's: what it is told before that has come is kept for it. */
const importing = (address: string): string => `const early = [];
onmessage = (event) => early.push(event);
import(${JSON.stringify(address)}).then(
  () => early.forEach((event) => onmessage(event)),
  (error) => {
    onmessage = ({ data }) => postMessage({ kind: 'failed', job: data.job, message: String(error), unloaded: true });
    early.forEach((event) => onmessage(event));
  },
);`;

/** The address of that text; one for the whole page. */
let begun: string | undefined;

/**
 * A frame with `sandbox` has no origin, and may begin workers of its own text only: one that imports the site's. No module,
 * which Chromium does not begin there.
 */
const workerByImport = (Worker: WorkerClass): WorkerClass =>
  function begin(url: URL) {
    begun ??= URL.createObjectURL(new Blob([importing(url.href)], { type: 'text/javascript' }));
    return new Worker(begun);
  } as unknown as WorkerClass;

/** The site's worker, or null where the browser has none or does not allow it. */
function startWorker(): WorkerLike | null {
  const { Worker: Real, origin } = globalThis as unknown as { Worker?: WorkerClass; origin?: string };
  if (Real === undefined) return null;
  const Worker = origin === 'null' ? workerByImport(Real) : Real;
  try {
    return new Worker(new URL('./entry.ts', import.meta.url), { type: 'module' });
  } catch {
    return null;
  }
}
