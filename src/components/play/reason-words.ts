import { type Codes, sentenceOf } from '../../engine/core/codes.ts';
import type { Reason, reasonCodes } from '../../engine/proving/reasons.ts';
import * as m from '../../paraglide/messages.js';

/** A message for each code of a list, which may name its arguments. */
export type Sentences<S extends Codes> = {
  readonly [C in keyof S]: (args: { readonly [Name in keyof S[C]]: string | number }) => string;
};

/** The sentences of a list of codes that is not known here; which arguments each takes is the list's own affair. */
export type AnySentences = Readonly<Record<string, (args: never) => string>>;

/** Why nothing is known, in words: part of a sentence. These are few, and said beside boards; for all other codes see `engine-words.ts`. */
export const reasons: Sentences<typeof reasonCodes> = {
  'out-of-positions': m.engine_out_of_positions,
  'out-of-time': m.engine_out_of_time,
  'out-of-memory': m.engine_out_of_memory,
  cancelled: m.engine_cancelled,
  'not-decided': m.engine_not_decided,
  'false-passes': m.engine_false_passes,
  'chances-with-false-passes': m.engine_chances_with_false_passes,
  'solver-failed': m.engine_solver_failed,
  'solver-unreachable': m.engine_solver_unreachable,
  'solver-workerless': m.engine_solver_workerless,
};

export type { Reason };

export const reasonWords = (reason: Reason): string =>
  sentenceOf(reason, (code, args) => reasons[code as Reason['code']](args as never));
