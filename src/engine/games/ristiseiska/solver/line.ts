import { type Code, codesOf } from './codes.ts';
import type { Kernel } from './kernel.ts';
import { type Decider, STOPPED, YES } from './search.ts';
import { MET, OPEN } from './standing.ts';

/** An action that keeps the result of a position, and how far off the end is with it (0 where that could not be worked out). */
export interface Option {
  readonly code: Code;
  readonly length: number;
}

/** The actions after which the result is `result`, as far as that is known. */
export function keeping(kernel: Kernel, decider: Decider, result: number): Option[] {
  const options: Option[] = [];
  for (const code of codesOf(kernel)) {
    kernel.make(code);
    if (decider.wins() === result) {
      const length = decider.length();
      options.push({ code, length: length === STOPPED ? 0 : length + decider.weight(code) });
    }
    kernel.undo();
  }
  return options;
}

/** The first of those that hurry most, or hold out longest. */
export const pick = (options: readonly Option[], hurries: boolean): Option =>
  options.reduce((best, option) => ((hurries ? option.length < best.length : option.length > best.length) ? option : best));

/** From a won position: a line that wins, in which the others hold out as long as they can; or, if `any` will do, some line that wins. */
export function winningLine(kernel: Kernel, decider: Decider, any: boolean): Code[] {
  const line: Code[] = [];
  while (kernel.verdict === OPEN) {
    const quick = any ? decider.anyWin() : null;
    const code = quick ?? best(kernel, decider);
    line.push(code);
    kernel.make(code);
  }
  const isMet = kernel.verdict === MET;
  for (let n = line.length; n > 0; n--) kernel.undo();
  if (!isMet) throw new Error('a position proved won was lost');
  return line;
}

function best(kernel: Kernel, decider: Decider): Code {
  const options = keeping(kernel, decider, YES);
  if (options.length === 0) throw new Error('a position proved won has no way to go on');
  return pick(options, kernel.actor() === kernel.target.hero).code;
}
