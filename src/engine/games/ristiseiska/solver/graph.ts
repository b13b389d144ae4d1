import type { Meter } from '../../../proving/budget.ts';
import { reason } from '../../../proving/reasons.ts';
import type { Code } from './codes.ts';
import type { Kernel } from './kernel.ts';
import { KeyMemo } from './memo.ts';
import { type Decider, NO, STOPPED, YES } from './search.ts';
import { MET, OPEN } from './standing.ts';

/** Numbers of the two ends; positions come after them. */
const AT_MET = 0;
const AT_LOST = 1;

/** Positions beyond which a graph is given up. */
const mostPositions = 400_000;

/** A position that is being looked into: its actions, and which is next. */
interface Frame {
  readonly number: number;
  readonly codes: Int32Array;
  next: number;
}

/** What is known of positions: each has a number, and all that can come about from it are there too. */
export class GraphMemo {
  readonly numbers: KeyMemo;
  /** By number: whether the player decides there, and where each action leads. */
  readonly mine: boolean[] = [false, false];
  readonly next: number[][] = [[], []];
  /** By number: actions to a forced end, or −1. */
  steps = new Int32Array(2);

  constructor(kernel: Kernel, memory?: number) {
    this.numbers = new KeyMemo(kernel, true, memory);
  }
}

/**
 * For rules under which play can come back to a position by choice (false passes): every position that can come about from one,
 * and then from the ends backwards those from which the player forces the goal, each with its number of actions. Going
 * round for ever is no win. A win's line counts down, so that it comes to its end.
 */
export class Graph implements Decider {
  readonly #kernel: Kernel;
  readonly #memo: GraphMemo;
  readonly #meter: Meter;

  constructor(kernel: Kernel, memo: GraphMemo, meter: Meter) {
    this.#kernel = kernel;
    this.#memo = memo;
    this.#meter = meter;
  }

  wins(): number {
    const { verdict } = this.#kernel;
    if (verdict !== OPEN) return verdict === MET ? YES : NO;
    if (this.#memo.numbers.get(this.#kernel) === 0) {
      if (!this.#build()) return STOPPED;
      this.#solve();
    }
    return this.#steps() >= 0 ? YES : NO;
  }

  /** Of a won position: actions until the goal is met when the player hurries and the others hold out. */
  length(): number {
    const result = this.wins();
    return result === YES ? this.#steps() : result === NO ? 0 : STOPPED;
  }

  weight(): number {
    return 1;
  }

  /** Only a line that counts down is sure to end. */
  anyWin(): null {
    return null;
  }

  #steps(): number {
    if (this.#kernel.verdict !== OPEN) return this.#kernel.verdict === MET ? 0 : -1;
    return this.#memo.steps[this.#memo.numbers.get(this.#kernel)] as number;
  }

  /** Adds everything that can come about from the kernel; false when the meter stops it (the memo is then of no use any more). */
  #build(): boolean {
    const kernel = this.#kernel;
    const { next } = this.#memo;
    const frames: Frame[] = [];
    if (!this.#enter(frames)) return false;
    for (let frame = frames.at(-1); frame !== undefined; frame = frames.at(-1)) {
      if (frame.next === frame.codes.length) {
        frames.pop();
        if (frames.length > 0) kernel.undo();
        continue;
      }
      kernel.make(frame.codes[frame.next++] as Code);
      const known = this.#number();
      (next[frame.number] as number[]).push(known >= 0 ? known : next.length);
      if (known >= 0) kernel.undo();
      else if (!this.#enter(frames)) {
        for (let n = frames.length; n > 0; n--) kernel.undo();
        return false;
      }
    }
    return true;
  }

  /** The number of the kernel's position, −1 if it has none yet. */
  #number(): number {
    if (this.#kernel.verdict !== OPEN) return this.#kernel.verdict === MET ? AT_MET : AT_LOST;
    return this.#memo.numbers.get(this.#kernel) || -1;
  }

  /** Gives the kernel's position a number and begins to look into it. */
  #enter(frames: Frame[]): boolean {
    const { next, mine, numbers } = this.#memo;
    if (!this.#meter.spend()) return false;
    if (next.length > mostPositions) {
      this.#meter.stop(reason('false-passes'));
      return false;
    }
    const number = next.length;
    if (!numbers.set(this.#kernel, number)) {
      this.#meter.stop(reason('out-of-memory'));
      return false;
    }
    next.push([]);
    mine.push(this.#kernel.actor() === this.#kernel.target.hero);
    const codes = new Int32Array(64);
    frames.push({ number, codes: codes.slice(0, this.#kernel.legal(codes, 0)), next: 0 });
    return true;
  }

  #solve(): void {
    const { next, mine } = this.#memo;
    const steps = new Int32Array(next.length).fill(-1);
    const open = Int32Array.from(next, (ways) => ways.length);
    const before: number[][] = next.map(() => []);
    for (const [number, ways] of next.entries()) for (const to of ways) (before[to] as number[]).push(number);
    steps[AT_MET] = 0;
    const queue = [AT_MET];
    for (const number of queue)
      for (const from of before[number] as number[]) {
        if (steps[from] !== -1) continue;
        open[from] = (open[from] as number) - 1;
        if (!mine[from] && (open[from] as number) > 0) continue;
        steps[from] = (steps[number] as number) + 1;
        queue.push(from);
      }
    this.#memo.steps = steps;
  }
}
