import type { Prospect } from '../../../proving/prover.ts';
import type { Words } from './kernel.ts';

/** The best that a search of a turn has seen of something that is counted. */
export interface Tracked<Code, Action> {
  /** `lineThere`: the way to what is seen, made only where it is better. */
  see(seen: Words, lineThere: () => readonly Code[]): void;
  best(): Prospect<readonly Action[]>;
}

/** Follows what `measure` says of the positions of a turn that begins at `start`. `sign`: 1 where less is better, -1 where more is. */
export function tracked<Code, Action>(
  start: Words,
  actionOf: (code: Code) => Action,
  measure: (words: Words) => number,
  sign: 1 | -1,
): Tracked<Code, Action> {
  let best = measure(start);
  let line: readonly Code[] = [];
  return {
    see(seen, lineThere) {
      const value = measure(seen);
      if (sign * value >= sign * best) return;
      best = value;
      line = lineThere();
    },
    best: () => ({ value: best, line: line.map(actionOf) }),
  };
}
