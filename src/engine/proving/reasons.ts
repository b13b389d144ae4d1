import { type Coded, type Codes, coding } from '../core/codes.ts';
import { failing } from '../core/result.ts';

/** Why a search has no verdict. */
export const reasonCodes = {
  'out-of-positions': { limit: 'number' },
  'out-of-time': { seconds: 'number' },
  'out-of-memory': {},
  cancelled: {},
  'not-decided': {},
  'false-passes': {},
  'chances-with-false-passes': {},
  'solver-failed': {},
  'solver-unreachable': {},
  'solver-workerless': {},
} as const satisfies Codes;

export type Reason = Coded<keyof typeof reasonCodes>;
export const reason = coding<typeof reasonCodes>();

/** What is said of a request to a solver or a computer player. */
export const solveCodes = {
  'no-solver': { game: 'word' },
  'unknown-player': { text: 'text', players: 'words' },
  'seat-count': { others: 'number', found: 'number' },
  'seat-people': {},
} as const satisfies Codes;
export const fail = failing<typeof solveCodes>();
