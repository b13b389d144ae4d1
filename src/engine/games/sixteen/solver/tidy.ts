import { type Code, DRAW, fromOf, isMove, type Kernel, moveCode, toOf } from './kernel.ts';
import { reached, type StateGoal } from './target.ts';

/**
 * Leaves moves out of a line as long as the rest still meets the goal, so that a solution shown to a learner has little
 * in it that does nothing. The kernel is at the start of the line, and is left there.
 */
export function tidy(kernel: Kernel, goal: StateGoal, line: readonly Code[]): Code[] {
  const start = kernel.save();
  const result = [...line];
  const tryLine = (shorter: Code[]): boolean => {
    if (!works(kernel, goal, start, shorter)) return false;
    result.splice(0, result.length, ...shorter);
    return true;
  };
  for (let i = result.length - 1; i >= 0; i--) {
    const code = result[i] as Code;
    if (code === DRAW || code < 8) continue;
    if (tryLine(result.filter((_, k) => k !== i)) || !isMove(code)) continue;
    // A move that is taken back later: perhaps neither is needed.
    const back = result.indexOf(moveCode(toOf(code), fromOf(code)), i + 1);
    if (back >= 0 && tryLine(result.filter((_, k) => k !== i && k !== back))) continue;
    // A run carried on at once: perhaps it can go there directly.
    const next = result[i + 1];
    if (next !== undefined && isMove(next) && fromOf(next) === toOf(code) && toOf(next) !== fromOf(code))
      tryLine([...result.slice(0, i), moveCode(fromOf(code), toOf(next)), ...result.slice(i + 2)]);
  }
  kernel.load(start);
  return result;
}

const scratch = new Int32Array(64);

function works(kernel: Kernel, goal: StateGoal, start: Uint8Array, line: readonly Code[]): boolean {
  kernel.load(start);
  for (const code of line) {
    const count = kernel.legal(scratch);
    if (!scratch.subarray(0, count).includes(code)) return false;
    kernel.make(code);
  }
  return line.length > 0 && reached(goal, kernel);
}
