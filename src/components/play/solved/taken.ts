import * as m from '../../../paraglide/messages.js';
import { getLocale } from '../../../paraglide/runtime.js';
import type { Solved } from '../../../records/records.ts';

/** What is told of a solved puzzle. */
export type Solving = Omit<Solved, 'date' | 'seconds'>;

/** What a result was not clean for, each in words: `2 slips`, `1 taken back`; only what there was. */
export function takenWords({ v, slips = 0, undone = 0, questions = 0, hints, solution }: Solving): string[] {
  const parts = [
    slips > 0 && m.share_slips({ count: slips }),
    undone > 0 && m.share_undone({ count: undone }),
    questions > 0 && m.share_questions({ count: questions }),
    hints > 0 && m.share_hints({ count: hints }),
    solution && m.share_solution(),
  ].filter((part) => part !== false);
  // Before slips were counted nobody knows of any.
  return v === undefined && parts.length === 0 && !solution ? [m.share_no_hints()] : parts;
}

/** Parts as one: `2 slips, 1 taken back and 1 hint`. */
export const listed = (parts: readonly string[]): string => new Intl.ListFormat(getLocale()).format(parts);
