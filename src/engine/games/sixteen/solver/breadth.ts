import type { Meter } from '../../../proving/budget.ts';
import { DEAD, WordStore } from '../../../proving/word-store.ts';
import { ceiling, keepsCeiling } from './ceiling.ts';
import { type Code, DRAW, fromOf, homeFrom, isMove, type Kernel, newKey, toOf } from './kernel.ts';
import { safeHomePile, type Use } from './shortcuts.ts';
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
    for (let i = entry; i > 0; i = this.parents[i] as number) line.push((this.codes[i] as Code) & (KEEPS - 1));
    return line.reverse();
  }
}

/** Stands for the code of what is passed over. */
const PASSED_OVER: Code = -1;

/** Added to the code of an action that leaves the ceiling as it is. */
const KEEPS = 1 << 8;

/** Kept from one search to the next, so that the room for what is met need not be made again each time, unless there is more of it. */
let seen = new WordStore();
const trail = new Trail();
const key = newKey();
const codes = new Int32Array(64);
const mostKept = 1 << 18;

/**
 * Breadth-first search of the first `most` positions: a shortest line to the goal, `null` when there is none at all, or
 * `undefined` when `most` or the meter did not suffice. Gives learners the short way where there is one. For a goal that counts bricks
 * at home one that may go home at once (`safeHome`) does, and nothing else is tried: with it home first, a line is no longer than it was, as
 * its going home later is left out; or where it never went, the last that did.
 */
export function shortest(
  kernel: Kernel,
  goal: StateGoal,
  use: Use,
  dead: WordStore,
  meter: Meter,
  most: number,
): Code[] | null | undefined {
  const counts = bricksNeeded(goal, kernel);
  const needed = use.ceiling ? counts : null;
  const homeAtOnce = use.safeHome && counts !== null;
  if (seen.words.length > mostKept) seen = new WordStore();
  seen.clear();
  seen.enter(key, kernel.key(key, use.unordered));
  trail.set(0, kernel.order, 0, DRAW | KEEPS);
  let looked = 0;
  for (let at = 0; at < seen.size; at++) {
    const before = trail.codes[at] as Code;
    if (before === PASSED_OVER) continue;
    kernel.load(seen.words, seen.starts[at], trail.orders[at]);
    // Many are never looked at, so their ceiling waits until they are.
    if (needed !== null && (before & KEEPS) === 0 && ceiling(kernel, needed) < needed) continue;
    if (looked++ >= most || !meter.spend()) return undefined;
    const safe = homeAtOnce ? safeHomePile(kernel) : -1;
    if (safe >= 0) codes[0] = homeFrom(safe);
    const count = safe >= 0 ? 1 : kernel.legal(codes);
    for (let i = 0; i < count; i++) {
      const code = codes[i] as Code;
      if (use.renaming && isMove(code) && kernel.isRenaming(fromOf(code), toOf(code))) continue;
      const keeps = needed !== null && keepsCeiling(kernel, code) ? KEEPS : 0;
      kernel.make(code);
      const length = kernel.key(key, use.unordered);
      const known = seen.size;
      const entry = seen.enter(key, length);
      if (entry === known) {
        const isDead = dead.size > 0 && dead.get(key, length) === DEAD;
        trail.set(entry, kernel.order, at, isDead ? PASSED_OVER : code | keeps);
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
