import type { Meter } from '../../../proving/budget.ts';
import { reason } from '../../../proving/reasons.ts';
import { type Code, PASS } from './codes.ts';
import type { Kernel } from './kernel.ts';
import { type Equation, solved } from './linear.ts';
import { KeyMemo } from './memo.ts';
import { order } from './order.ts';
import { isStalled } from './shortcuts.ts';
import { IN_PLAY, IN_TAKE, MET, OPEN } from './standing.ts';

/** The meter has stopped it. */
export const STOPPED_VALUE = -1;

/** What is known of positions: a chance for each. */
export class ValueMemo {
  readonly #numbers: KeyMemo;
  #values = new Float64Array(1 << 10);
  #size = 0;

  constructor(kernel: Kernel, memory?: number) {
    this.#numbers = new KeyMemo(kernel, true, memory);
  }

  /** The chance, or −1 where none is known. */
  get(kernel: Kernel): number {
    const number = this.#numbers.get(kernel);
    return number === 0 ? -1 : (this.#values[number - 1] as number);
  }

  /** False when there is no room. */
  set(kernel: Kernel, value: number): boolean {
    if (this.#size === this.#values.length) {
      const values = new Float64Array(this.#size * 2);
      values.set(this.#values);
      this.#values = values;
    }
    this.#values[this.#size] = value;
    this.#size += 1;
    return this.#numbers.set(kernel, this.#size);
  }
}

/**
 * Exact chances: the highest chance of the goal that the player can be sure of, whatever the others do jointly. For `unable:
 * pawn` without false passes.
 *
 * Cards that are taken may be taken back, so play can come back to a position; but only by passing and taking, where
 * nobody chooses. Such a circle is a chain of chances, and its values are the one solution of as many linear equations
 * (`linear.ts`). With two players that is the one playable card being taken and taken back: `v = a + p·v`, so `v = a / (1 − p)`.
 */
export class Chances {
  readonly #kernel: Kernel;
  readonly #meter: Meter;
  readonly #memo: ValueMemo;
  readonly #codes = new Int32Array(16_384);
  #top = 0;

  constructor(kernel: Kernel, memo: ValueMemo, meter: Meter) {
    this.#kernel = kernel;
    this.#memo = memo;
    this.#meter = meter;
  }

  /** The chance from the kernel as it is; `STOPPED_VALUE` when the meter stops it. */
  value(): number {
    const kernel = this.#kernel;
    if (kernel.verdict !== OPEN) return kernel.verdict === MET ? 1 : 0;
    const known = this.#memo.get(kernel);
    if (known >= 0) return known;
    if (!this.#meter.spend()) return STOPPED_VALUE;
    if (this.#mustTake()) return this.#chain();
    return this.#keep(this.#choice());
  }

  /** Whether the one to act is a player who can only pass. */
  #mustTake = (): boolean => this.#kernel.phase === IN_PLAY && !this.#kernel.able(this.#kernel.turn);

  #keep(value: number): number {
    if (value === STOPPED_VALUE || this.#memo.set(this.#kernel, value)) return value;
    this.#meter.stop(reason('out-of-memory'));
    return STOPPED_VALUE;
  }

  /** What the one to act makes of it: chance the mean, the player the best, the others the worst. */
  #choice(): number {
    const kernel = this.#kernel;
    const isChance = kernel.phase === IN_TAKE;
    const mine = kernel.actor() === kernel.target.hero;
    const at = this.#top;
    const count = kernel.legal(this.#codes, at);
    if (!isChance) order(kernel, this.#codes, at, count);
    this.#top = at + count;
    let best = mine || isChance ? 0 : 1;
    for (let i = at; i < at + count; i++) {
      kernel.make(this.#codes[i] as Code);
      const value = this.value();
      kernel.undo();
      if (value === STOPPED_VALUE) {
        best = STOPPED_VALUE;
        break;
      }
      if (isChance) best += value / count;
      else {
        best = mine ? Math.max(best, value) : Math.min(best, value);
        if (best === (mine ? 1 : 0)) break;
      }
    }
    this.#top = at;
    return best;
  }

  /** A player must pass: everything that passing and taking alone lead to is solved at once. */
  #chain(): number {
    if (isStalled(this.#kernel)) return this.#keep(0);
    const equations: Equation[] = [];
    const places: (readonly Code[])[] = [];
    if (!this.#explore(equations, new KeyMemo(this.#kernel), places, [])) return STOPPED_VALUE;
    const values = solved(equations);
    for (const [i, path] of places.entries()) {
      for (const code of path) this.#kernel.make(code);
      const kept = this.#keep(Math.min(1, values[i] as number));
      for (let n = path.length; n > 0; n--) this.#kernel.undo();
      if (kept === STOPPED_VALUE) return STOPPED_VALUE;
    }
    return this.#memo.get(this.#kernel);
  }

  /** Adds the equation of the position on the kernel, and those of what passing and taking lead to. */
  #explore(equations: Equation[], numbers: KeyMemo, places: (readonly Code[])[], path: readonly Code[]): boolean {
    const kernel = this.#kernel;
    const equation: Equation = { sure: 0, ways: [] };
    equations.push(equation);
    places.push(path);
    numbers.set(kernel, equations.length);
    kernel.make(PASS);
    const takes = new Int32Array(64);
    const isTaking = kernel.phase === IN_TAKE;
    const count = isTaking ? kernel.legal(takes, 0) : 1;
    let going = this.#meter.spend();
    for (let i = 0; i < count && going; i++) {
      if (isTaking) kernel.make(takes[i] as Code);
      const here = kernel.verdict === OPEN && this.#mustTake() && this.#memo.get(kernel) < 0;
      if (here) {
        let number = numbers.get(kernel);
        if (number === 0) {
          number = equations.length + 1;
          going = this.#explore(equations, numbers, places, [...path, PASS, ...(isTaking ? [takes[i] as Code] : [])]);
        }
        equation.ways.push({ to: number - 1, chance: 1 / count });
      } else {
        const value = this.value();
        going = value !== STOPPED_VALUE;
        equation.sure += value / count;
      }
      if (isTaking) kernel.undo();
    }
    kernel.undo();
    return going;
  }
}
