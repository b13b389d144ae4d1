import { type Codes, coding, type commonCodes } from '../../core/codes.ts';
import { failing } from '../../core/result.ts';

/** What Sixteen says of a text, beside what all games say. */
export const codes = {
  'sixteen-top-rank': { text: 'text' },
  'sixteen-not-a-brick': { text: 'text', place: 'coded' },
  'sixteen-brick-too-high': { rank: 'number', place: 'coded', top: 'number' },
  'sixteen-pile-count': { found: 'number', fewest: 'number', most: 'number' },
  'sixteen-foundations': { text: 'text' },
  'sixteen-foundation-count': { found: 'number', most: 'number' },
  'sixteen-foundation-too-high': { rank: 'number', top: 'number' },
  'sixteen-foundation-order': { text: 'text' },
  'sixteen-drawn': { text: 'text' },
  'sixteen-surplus': { found: 'number', rank: 'number', copies: 'number' },
  'sixteen-ranks-contradict': { ranks: 'number', rules: 'text' },
  // Parts of sentences.
  'sixteen-place-drawn': {},
  'sixteen-place-urn': {},
  'sixteen-what-bricks': {},
  'sixteen-form-top': {},
  'sixteen-actions': {},
  'sixteen-goals': {},
} as const satisfies Codes;

type All = typeof codes & typeof commonCodes;
export const coded = coding<All>();
export const fail = failing<All>();
