import type { Code } from './codes.ts';
import type { Words } from './kernel.ts';
import { mostActions, type Turning } from './path.ts';

/**
 * Leaves out of a line that meets a goal whatever it does not need: from the end, one action or two that go together at
 * a time. `stands` says whether a line is legal and meets the goal.
 */
export function tidy(line: readonly Code[], stands: (line: readonly Code[]) => boolean): Code[] {
  let best = [...line];
  for (let again = true; again; ) {
    again = false;
    for (let i = best.length - 1; i >= 0; i--)
      for (const width of [1, 2]) {
        const shorter = [...best.slice(0, i), ...best.slice(i + width)];
        if (i + width > best.length || !stands(shorter)) continue;
        best = shorter;
        again = true;
        break;
      }
  }
  return best;
}

/** Whether these actions are legal one after another from here; where one ends the turn, as if it went on. */
export function isLegalLine(kernel: Turning, words: Words, line: readonly Code[]): boolean {
  const now = words.slice();
  const codes = new Int32Array(mostActions);
  return line.every((code) => {
    if (!codes.subarray(0, kernel.legal(now, codes)).includes(code)) return false;
    kernel.make(now, code, now);
    return true;
  });
}
