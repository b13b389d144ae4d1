import type { Meter } from '../../../proving/budget.ts';
import { DEAD, type KeyNumber, WordStore } from '../../../proving/word-store.ts';
import { ceiling } from './ceiling.ts';
import { type Code, fromOf, isMove, type Kernel, newKey, toOf } from './kernel.ts';
import type { Use } from './shortcuts.ts';
import { bricksNeeded, reached, type StateGoal } from './target.ts';

/** A position met: its entry in the table with the order of its piles, and how it came about. */
interface Met {
  readonly entry: KeyNumber;
  readonly order: number;
  readonly parent: number;
  readonly code: Code;
}

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
  const key = newKey();
  const codes = new Int32Array(64);
  const queue: Met[] = [];
  queue.push({ entry: seen.enter(key, kernel.key(key, use.unordered)), order: kernel.order, parent: -1, code: 0 });
  const lineTo = (last: number): Code[] => {
    const line: Code[] = [];
    for (let i = last; i > 0; i = (queue[i] as Met).parent) line.push((queue[i] as Met).code);
    return line.reverse();
  };
  for (let at = 0; at < queue.length; at++) {
    if (at >= most || !meter.spend()) return undefined;
    const { entry, order } = queue[at] as Met;
    kernel.load(seen.words, seen.starts[entry], order);
    const count = kernel.legal(codes);
    for (let i = 0; i < count; i++) {
      const code = codes[i] as Code;
      if (use.renaming && isMove(code) && kernel.isRenaming(fromOf(code), toOf(code))) continue;
      kernel.make(code);
      const length = kernel.key(key, use.unordered);
      const known = seen.size;
      const entry = seen.enter(key, length);
      if (entry === known) {
        const hopeless =
          (dead.size > 0 && dead.get(key, length) === DEAD) || (needed !== null && ceiling(kernel, needed) < needed);
        if (!hopeless) {
          queue.push({ entry, order: kernel.order, parent: at, code });
          if (reached(goal, kernel)) return lineTo(queue.length - 1);
        }
      }
      kernel.undo();
    }
  }
  return null;
}
