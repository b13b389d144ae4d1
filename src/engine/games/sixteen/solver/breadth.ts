import type { Meter } from '../../../proving/budget.ts';
import { DEAD, KeyStore } from '../../../proving/key-store.ts';
import { ceiling } from './ceiling.ts';
import { type Code, fromOf, isMove, type Kernel, toOf } from './kernel.ts';
import type { Use } from './shortcuts.ts';
import { bricksNeeded, reached, type StateGoal } from './target.ts';

/**
 * Breadth-first search of the first `most` positions: a shortest line to the goal, `null` when there is none at all, or
 * `undefined` when `most` or the meter did not suffice. Gives learners the short way where there is one.
 */
export function shortest(
  kernel: Kernel,
  goal: StateGoal,
  use: Use,
  dead: KeyStore,
  meter: Meter,
  most: number,
): Code[] | null | undefined {
  const needed = use.ceiling ? bricksNeeded(goal, kernel) : null;
  const seen = new KeyStore();
  const key = new Uint8Array(256);
  const codes = new Int32Array(64);
  const queue = [{ bytes: kernel.save(), parent: -1, code: 0 }];
  seen.set(key, kernel.key(key, use.unordered), 2);
  const lineTo = (last: number): Code[] => {
    const line: Code[] = [];
    for (let i = last; i > 0; i = (queue[i] as { parent: number }).parent) line.push((queue[i] as { code: Code }).code);
    return line.reverse();
  };
  for (let at = 0; at < queue.length; at++) {
    if (at >= most || !meter.spend()) return undefined;
    kernel.load((queue[at] as { bytes: Uint8Array }).bytes);
    const count = kernel.legal(codes);
    for (let i = 0; i < count; i++) {
      const code = codes[i] as Code;
      if (use.renaming && isMove(code) && kernel.isRenaming(fromOf(code), toOf(code))) continue;
      kernel.make(code);
      const length = kernel.key(key, use.unordered);
      if (seen.get(key, length) === 0) {
        seen.set(key, length, 2);
        const hopeless = dead.get(key, length) === DEAD || (needed !== null && ceiling(kernel) < needed);
        if (!hopeless) {
          queue.push({ bytes: kernel.save(), parent: at, code });
          if (reached(goal, kernel)) return lineTo(queue.length - 1);
        }
      }
      kernel.undo();
    }
  }
  return null;
}
