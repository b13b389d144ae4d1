/** What reading text from outside gives: a value, or an error to show. Bugs throw; bad input never does. */
export type Result<T, E = NotationError> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: E };

/**
 * Why a piece of text could not be read. `field` is the field of the notation's template that is wrong (`game` for an
 * unknown game, `fields` for a wrong number of them, `action` or `goal` for text that is no action or goal);
 * `reason` is a sentence in English that names the offending part.
 */
export interface NotationError {
  readonly field: string;
  readonly reason: string;
}

/** A line of play that could not be read or played: `index` counts from 0, `action` is the offending text. */
export interface LineError extends NotationError {
  readonly action: string;
  readonly index: number;
}

/** A value that could be read. */
export const ok = <T>(value: T): { readonly ok: true; readonly value: T } => ({ ok: true, value });

/** An error; of a reason that quotes a very long text only the beginning and the end are kept. */
export const fail = (field: string, reason: string): { readonly ok: false; readonly error: NotationError } => ({
  ok: false,
  error: { field, reason: reason.length > longest ? `${reason.slice(0, longest / 2)} … ${reason.slice(-longest / 2)}` : reason },
});

const longest = 500;
