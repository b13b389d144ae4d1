/**
 * The engine speaks in codes: every error, refusal and reason is a stable code with arguments, and no prose. `sentenceOf`
 * makes the sentence, by the messages of whoever asks (docs/architecture.md, "What the engine says").
 */

/**
 * What an argument of a code is: `text` from outside, as it was given; a `word` of the notation or of our own (a field, a
 * rule, a card), or several; a number; or another code, whose own words stand in the sentence.
 */
export type ArgKind = 'text' | 'word' | 'words' | 'number' | 'coded';

/** Codes with the kinds of their arguments, by name. */
export type Codes = Readonly<Record<string, Readonly<Record<string, ArgKind>>>>;

type Given<K extends ArgKind> = K extends 'number'
  ? number
  : K extends 'words'
    ? readonly string[]
    : K extends 'coded'
      ? Coded
      : string;

/** The arguments of a code. */
export type ArgsOf<S extends Codes[string]> = { readonly [Name in keyof S]: Given<S[Name]> };

/** A code with its arguments: plain data, which may be sent from a worker. */
export interface Coded<C extends string = string> {
  readonly code: C;
  readonly args: Readonly<Record<string, string | number | readonly string[] | Coded>>;
}

/** A code of a list and its arguments, where it has any. */
export type Said<S extends Codes, C extends keyof S> = keyof S[C] extends never ? [code: C] : [code: C, args: ArgsOf<S[C]>];

/** Makes the function that gives a code of a list its arguments. Of very long texts only the beginning and the end are kept. */
export const coding =
  <S extends Codes>() =>
  <C extends keyof S & string>(...[code, args]: Said<S, C>): Coded<C> => ({
    code,
    args: Object.fromEntries(
      Object.entries(args ?? {}).map(([name, value]) => [name, typeof value === 'string' ? shortened(value) : value]),
    ),
  });

const longest = 200;

/** A text as an error quotes it: of one that is longer than 200 signs the beginning and the end. */
export const shortened = (text: string): string =>
  text.length > longest ? `${text.slice(0, longest / 2)} … ${text.slice(-longest / 2)}` : text;

/** Gives the sentence of a code, its arguments put in; throws for a code it does not have. */
export type Say = (code: string, args: Readonly<Record<string, string | number>>) => string;

/** A code as a sentence: codes among its arguments are said first, several words are joined by commas. */
export function sentenceOf({ code, args }: Coded, say: Say): string {
  const words = Object.entries(args).map(([name, value]) => {
    if (typeof value !== 'object') return [name, value] as const;
    return [name, 'code' in value ? sentenceOf(value, say) : value.join(', ')] as const;
  });
  return say(code, Object.fromEntries(words));
}

/** What any game may say of a text, and those who open positions and lines. */
export const commonCodes = {
  'no-game': {},
  'unknown-game': { text: 'text', games: 'words' },
  'other-game': { text: 'text', game: 'word' },
  illegal: { action: 'text', rule: 'word' },
  'out-of-order': { action: 'text', rule: 'word' },
  'too-long': { text: 'text', found: 'number', most: 'number' },
  'field-count': { count: 'number', fields: 'words', found: 'number' },
  'not-a-number': { text: 'text', low: 'number', high: 'number' },
  'not-a-player': { text: 'text', most: 'number' },
  'unknown-action': { text: 'text', forms: 'coded' },
  'unknown-goal': { text: 'text', forms: 'coded' },
  'goal-number': { text: 'text', goal: 'word', what: 'coded', low: 'number', high: 'number' },
  'goal-form': { text: 'text', goal: 'word', form: 'coded' },
  'goal-action': { text: 'text', because: 'coded' },
  'unknown-option': { option: 'text' },
  'option-number': { text: 'text', option: 'word', low: 'number', high: 'number' },
  'unknown-preset': { text: 'text', presets: 'words' },
  'unknown-rule': { text: 'text', rules: 'words' },
  'rule-form': { text: 'text' },
  'rule-value': { text: 'text', rule: 'word', values: 'words' },
  'rule-number': { text: 'text', rule: 'word', low: 'number', high: 'number' },
  'rule-twice': { rule: 'word' },
  'round-after-end': { round: 'number' },
  'round-outcome': { round: 'number', players: 'number' },
  'not-a-card': { text: 'text', place: 'coded' },
  blank: { place: 'coded' },
  // Parts of sentences.
  'place-pile': { pile: 'number' },
  'what-cards': {},
  'what-piles': {},
  'form-card': {},
} as const satisfies Codes;

export const coded = coding<typeof commonCodes>();
