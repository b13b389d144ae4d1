import { type Codes, coding } from '../core/codes.ts';
import { failing } from '../core/result.ts';

/** What the command line says of a request, whatever it asks. */
export const cliCodes = {
  'cli-no-command': {},
  'cli-unknown-command': { text: 'text' },
  'cli-extra-argument': { command: 'word', text: 'text' },
  'cli-option-twice': { option: 'word' },
  'cli-bad-arguments': { text: 'text' },
  'cli-unknown-key': { command: 'word', text: 'text' },
  'cli-missing-key': { command: 'word', name: 'word' },
  'cli-not-text': { option: 'word' },
  'cli-not-text-or-number': { option: 'word' },
  'cli-not-whole': { option: 'word', low: 'number', high: 'number', given: 'text' },
  'cli-not-positive': { option: 'word', given: 'text' },
  'cli-line-too-long': { most: 'number' },
  'cli-not-json': {},
  'cli-not-an-object': {},
  'cli-bad-command': { commands: 'words' },
  'cli-id-too-deep': {},
  'cli-internal': {},
} as const satisfies Codes;

export const coded = coding<typeof cliCodes>();
export const fail = failing<typeof cliCodes>();
