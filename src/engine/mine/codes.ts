import { type Codes, coding } from '../core/codes.ts';
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
  'mine-no-puzzles': { game: 'word' },
  'mine-other-game': { game: 'word' },
  'mine-line-long': { found: 'number', most: 'number' },
  'mine-grade': { grade: 'number' },
  'mine-themes': { themes: 'words' },
  'mine-proof': { name: 'word', value: 'word' },
  'mine-number': { most: 'number' },
} as const satisfies Codes;

export const coded = coding<typeof mineCodes>();
export const fail = failing<typeof mineCodes>();
