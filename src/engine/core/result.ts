import { type Coded, type Codes, coding, type commonCodes, type Said } from './codes.ts';

/** What reading text from outside gives: a value, or an error to show. Bugs throw; bad input never does. */
export type Result<T, E = NotationError> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: E };

/**
 * Why a piece of text could not be read, as a code with its arguments (`sentenceOf` makes the sentence). `field` is the
 * field of the notation's template that is wrong (`game` for an unknown game, `fields` for a wrong number of them, `action`
 * or `goal` for text that is no action or goal), or the name of an option.
 */
export interface NotationError<C extends string = string> extends Coded<C> {
  readonly field: string;
}

/** A line of play that could not be read or played: `index` counts from 0, `action` is the offending text. */
export interface LineError extends NotationError {
  readonly action: string;
  readonly index: number;
}

/** A value that could be read. */
export const ok = <T>(value: T): { readonly ok: true; readonly value: T } => ({ ok: true, value });

/** What is made of a value that could be read; an error stays as it is. */
export const mapped = <T, U, E>(result: Result<T, E>, make: (value: T) => U): Result<U, E> =>
  result.ok ? ok(make(result.value)) : result;

/** Makes the function that gives an error of a field, with one of these codes. */
export const failing =
  <S extends Codes>() =>
  <C extends keyof S & string>(field: string, ...said: Said<S, C>): Failure<C> => ({
    ok: false,
    error: { field, ...coding<S>()<C>(...said) },
  });

interface Failure<C extends string> {
  readonly ok: false;
  readonly error: NotationError<C>;
}

/** An error with one of the codes that all games have. */
export const fail = failing<typeof commonCodes>();
