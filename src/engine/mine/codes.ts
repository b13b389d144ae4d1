import type { Codes } from '../core/codes.ts';
import { failing } from '../core/result.ts';

/** Which promise of a puzzle does not hold. */
export const mineCodes = {
  'mine-not-canonical': { position: 'text' },
  'mine-line-empty': {},
  'mine-line-early': { state: 'word' },
  'mine-line-short': { state: 'word' },
  'mine-option-open': {},
  'mine-nothing-loses': {},
  'mine-grade-open': {},
} as const satisfies Codes;

export const fail = failing<typeof mineCodes>();
