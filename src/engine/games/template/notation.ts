import { ok, type Result } from '../../core/result.ts';
import { coded, fail } from './codes.ts';

/** The one kind of action: so many squares forward, 1–9. */
export interface Action {
  readonly steps: number;
}

/** `s2`. */
export const formatAction = ({ steps }: Action): string => `s${steps}`;

/** Reads one action; whether it is legal is another question (`why`). */
export function parseAction(text: string): Result<Action> {
  return /^s[1-9]$/.test(text)
    ? ok({ steps: Number(text[1]) })
    : fail('action', 'unknown-action', { text, forms: coded('template-actions') });
}
