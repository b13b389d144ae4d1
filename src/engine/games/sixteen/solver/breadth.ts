import type { Meter } from '../../../proving/budget.ts';
import { DEAD, WordStore } from '../../../proving/word-store.ts';
import { ceiling, keepsCeiling } from './ceiling.ts';
import { type Code, DRAW, fromOf, isMove, type Kernel, newKey, toOf } from './kernel.ts';
import type { Use } from './shortcuts.ts';
import { bricksNeeded, reached, type StateGoal } from './target.ts';

/** The positions met, by their entries in the table, which are in the order of meeting: how each came about. */
class Trail {
  /** The order of its piles, the entry it was met from, the code made there. */
  orders = new Int32Array(1 << 9);
  parents = new Int32Array(1 << 9);
  codes = new Int32Array(1 << 9);

  set(entry: number, order: number, parent: number, code: Code): void {
    if (entry >= this.orders.length) {
      this.orders = doubled(this.orders);
      this.parents = doubled(this.parents);
      this.codes = doubled(this.codes);
    }
    this.orders[entry] = order;
    this.parents[entry] = parent;
    this.codes[entry] = code;
  }

  lineTo(entry: number): Code[] {
    const line: Code[] = [];
    for (let i = entry; i > 0; i = this.parents[i] as number) line.push(this.codes[i] as Code);
    return line.reverse();
  }
}

/** Stands for the code of what is passed over. */
const PASSED_OVER: Code = -1;

/**
 * Breadth-first search of the first `most` positions: a shortest line to the goal, `null` when there is none at all, or
 * `undefined` when `most` or the meter did not suffice. Gives learners the short way where there is one.
 */
export function shortest(
  kernel: Kernel,
  goal: StateGoal,
  use: Use,
  dead: WordStore,
  meter: Meter,
  most: number,
): Code[] | null | undefined {
  const needed = use.ceiling ? bricksNeeded(goal, kernel) : null;
  const seen = new WordStore();
  const trail = new Trail();
  const key = newKey();
  const codes = new Int32Array(64);
  seen.enter(key, kernel.key(key, use.unordered));
  trail.set(0, kernel.order, 0, DRAW);
  let looked = 0;
  for (let at = 0; at < seen.size; at++) {
    const before = trail.codes[at] as Code;
    if (before === PASSED_OVER) continue;
    kernel.load(seen.words, seen.starts[at], trail.orders[at]);
    // Many are never looked at, so their ceiling waits until they are.
    if (needed !== null && !keepsCeiling(kernel, before) && ceiling(kernel, needed) < needed) continue;
    if (looked++ >= most || !meter.spend()) return undefined;
    const count = kernel.legal(codes);
    for (let i = 0; i < count; i++) {
      const code = codes[i] as Code;
      if (use.renaming && isMove(code) && kernel.isRenaming(fromOf(code), toOf(code))) continue;
      kernel.make(code);
      const length = kernel.key(key, use.unordered);
      const known = seen.size;
      const entry = seen.enter(key, length);
      if (entry === known) {
        const isDead = dead.size > 0 && dead.get(key, length) === DEAD;
        trail.set(entry, kernel.order, at, isDead ? PASSED_OVER : code);
        if (!isDead && reached(goal, kernel)) return trail.lineTo(entry);
      }
      kernel.undo();
    }
  }
  return null;
}

function doubled(from: Int32Array): Int32Array<ArrayBuffer> {
  const to = new Int32Array(from.length * 2);
  to.set(from);
  return to;
}
