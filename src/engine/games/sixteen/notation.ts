import { ok, type Result } from '../../core/result.ts';
import { coded, fail } from './codes.ts';

/** An action of Sixteen. Piles count from 1. */
export type Action =
  | { readonly kind: 'draw' }
  | { readonly kind: 'place'; readonly pile: number }
  | { readonly kind: 'move'; readonly from: number; readonly to: number }
  | { readonly kind: 'home'; readonly from: number };

/** `draw`, `p2`, `1-2`, `1-f`. */
export function formatAction(action: Action): string {
  switch (action.kind) {
    case 'draw':
      return 'draw';
    case 'place':
      return `p${action.pile}`;
    case 'move':
      return `${action.from}-${action.to}`;
    case 'home':
      return `${action.from}-f`;
  }
}

/** Reads one action; whether it is legal is another question (`why`). */
export function parseAction(text: string): Result<Action> {
  if (text === 'draw') return ok({ kind: 'draw' });
  const place = /^p([1-6])$/.exec(text);
  if (place) return ok({ kind: 'place', pile: Number(place[1]) });
  const move = /^([1-6])-([1-6f])$/.exec(text);
  if (move?.[2] === 'f') return ok({ kind: 'home', from: Number(move[1]) });
  if (move && move[1] !== move[2]) return ok({ kind: 'move', from: Number(move[1]), to: Number(move[2]) });
  return fail('action', 'unknown-action', { text, forms: coded('sixteen-actions') });
}
