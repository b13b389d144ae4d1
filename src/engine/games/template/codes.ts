import { type Codes, coding, type commonCodes } from '../../core/codes.ts';
import { failing } from '../../core/result.ts';

/** What the game says of a text, beside what all games say: so far only parts of their sentences. */
export const codes = {
  'template-actions': {},
  'template-goals': {},
} as const satisfies Codes;

type All = typeof codes & typeof commonCodes;
export const coded = coding<All>();
export const fail = failing<All>();
