import { type Codes, coding, type commonCodes } from '../../core/codes.ts';
import { failing } from '../../core/result.ts';

/** What Russian Bank says of a text, beside what all games say. */
export const codes = {
  'bank-side-parts': { player: 'number', found: 'number' },
  'bank-side-piles': { player: 'number', found: 'number' },
  'bank-reserve-size': { player: 'number', found: 'number', most: 'number' },
  'bank-hand-size': { player: 'number', found: 'number', most: 'number' },
  'bank-own-card-twice': { card: 'word', player: 'number' },
  'bank-surplus': { card: 'word' },
  'bank-foundation-suits': { text: 'text', found: 'number' },
  'bank-foundation-tops': { text: 'text', suit: 'word' },
  'bank-foundation-order': { text: 'text', suit: 'word' },
  'bank-drawn': { text: 'text' },
  'bank-drawn-nowhere': { player: 'number' },
  'crapette-drawn-nowhere': { player: 'number' },
  'crapette-no-slip': { text: 'text' },
  'bank-not-turned-over': { player: 'number' },
  'bank-turn-passed': { player: 'number' },
  'bank-two-players': { text: 'text' },
  // Parts of sentences.
  'bank-place-reserve': { player: 'number' },
  'bank-place-hand': { player: 'number' },
  'bank-place-waste': { player: 'number' },
  'bank-place-pile': { pile: 'number', player: 'number' },
  'bank-form-top': {},
  'bank-actions': {},
  'crapette-actions': {},
  'bank-goals': {},
  'crapette-goals': {},
} as const satisfies Codes;

type All = typeof codes & typeof commonCodes;
export const coded = coding<All>();
export const fail = failing<All>();
