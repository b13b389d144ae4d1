import type { Code } from './codes.ts';
import type { Words } from './kernel.ts';
import type { Entry, Memo } from './memo.ts';

/** The rules of a turn on numbers, as far as a line is played again by them. */
export interface Turning {
  readonly size: number;
  legal(words: Words, codes: Int32Array): number;
  make(words: Words, code: Code, to: Words): void;
  ends(code: Code): boolean;
}

/** How positions are merged. */
interface Merged {
  merge(words: Words): void;
}

/** No position of either rule set has so many legal actions. */
export const mostActions = 128;

/**
 * The actions from a start to an entry of its search, and then one more that is legal there. Entries are merged
 * positions, whose piles may lie in another order: so the line is played again from the start, each time by an action that leads to
 * the next entry once merged. Merged positions have the same actions, so there always is one.
 */
export function pathTo(kernel: Turning, merging: Merged, table: Memo, entry: Entry, start: Words, last: Code): Code[] {
  const entries: Entry[] = [];
  for (let e = entry; e >= 0; e = table.parentOf(e)) entries.push(e);
  entries.reverse();
  const now = start.slice();
  const wanted = new Int32Array(kernel.size);
  const line: Code[] = [];
  for (const next of entries.slice(1)) {
    table.read(next, wanted);
    line.push(step(kernel, merging, now, wanted));
  }
  if (kernel.ends(last)) return [...line, last];
  // The last action is one of the merged position: find what it leads to, and then how to get there.
  const merged = new Int32Array(kernel.size);
  table.read(entry, merged);
  kernel.make(merged, last, wanted);
  merging.merge(wanted);
  return [...line, step(kernel, merging, now, wanted)];
}

/** Plays the action that leads from `now` to a position merged with `wanted`, and gives it. */
function step(kernel: Turning, merging: Merged, now: Words, wanted: Words): Code {
  const codes = new Int32Array(mostActions);
  const after = new Int32Array(kernel.size);
  const merged = new Int32Array(kernel.size);
  const count = kernel.legal(now, codes);
  for (let c = 0; c < count; c++) {
    kernel.make(now, codes[c] as Code, after);
    merged.set(after);
    merging.merge(merged);
    if (merged.every((word, i) => word === wanted[i])) {
      now.set(after);
      return codes[c] as Code;
    }
  }
  throw new Error('a merged position has no action that the position itself has');
}
