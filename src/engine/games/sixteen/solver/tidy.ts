import { type Code, DRAW, fromOf, isMove, type Kernel, moveCode, toOf } from './kernel.ts';
import { reached, type StateGoal } from './target.ts';

/**
 * Leaves moves out of a line as long as the rest still meets the goal, so that a solution shown to a learner has little
 * in it that does nothing. The kernel is at the start of the line, and is left there.
 */
export function tidy(kernel: Kernel, goal: StateGoal, line: readonly Code[]): Code[] {
  const start = kernel.save();
  let result = [...line];
  for (const code of result) kernel.make(code);
  // The kernel is where the first `i` actions lead to, which are in the line whatever is left out after them.
  for (let i = result.length - 1; i >= 0; i--) {
    kernel.undo();
    const tryRest = (rest: readonly Code[]): boolean => {
      if (!works(kernel, goal, rest, i)) return false;
      result = [...result.slice(0, i), ...rest];
      return true;
    };
    const code = result[i] as Code;
    const after = result.slice(i + 1);
    if (code === DRAW || code < 8) continue;
    if (tryRest(after) || !isMove(code)) continue;
    // A move that is taken back later: perhaps neither is needed.
    const back = after.indexOf(moveCode(toOf(code), fromOf(code)));
    if (back >= 0 && tryRest(after.filter((_, k) => k !== back))) continue;
    // A run carried on at once: perhaps it can go there directly.
    const next = after[0];
    if (next !== undefined && isMove(next) && fromOf(next) === toOf(code) && toOf(next) !== fromOf(code))
      tryRest([moveCode(fromOf(code), toOf(next)), ...after.slice(1)]);
  }
  kernel.load(start);
  return result;
}

/** Whether these actions can be played after the `before` that led to the kernel's position, and meet the goal. It stays there. */
function works(kernel: Kernel, goal: StateGoal, rest: readonly Code[], before: number): boolean {
  let made = 0;
  while (made < rest.length && kernel.isLegal(rest[made] as Code)) kernel.make(rest[made++] as Code);
  const meets = made === rest.length && before + made > 0 && reached(goal, kernel);
  for (; made > 0; made--) kernel.undo();
  return meets;
}
