import { ok, type Result } from '../../core/result.ts';
import { coded, fail } from './codes.ts';

/** Where a card may be played from: one's own reserve, waste or a pile 1–4. */
export type Source = 'r' | 'w' | `t${1 | 2 | 3 | 4}`;

/** Where a card may be played to: a foundation, an own pile (`t`) or one of the opponent's (`o`). */
export type Target = 'f' | `${'t' | 'o'}${1 | 2 | 3 | 4}`;

/** Which of its owner's piles a pile is, from 0. */
export const pileIndex = { t1: 0, t2: 1, t3: 2, t4: 3, o1: 0, o2: 1, o3: 2, o4: 3 } as const;

/** An action of Russian Bank. Piles are named as the player in turn sees them. */
export type Action =
  | { readonly kind: 'draw' }
  | { readonly kind: 'pass' }
  | { readonly kind: 'play'; readonly from: Source; readonly to: Target };

/** Sources and targets, each in the order of their texts. */
export const sources: readonly Source[] = ['r', 't1', 't2', 't3', 't4', 'w'];
export const targets: readonly Target[] = ['f', 'o1', 'o2', 'o3', 'o4', 't1', 't2', 't3', 't4'];

/** `draw`, `pass`, `r-f`, `t1-o2`. */
export const formatAction = (action: Action): string => (action.kind === 'play' ? `${action.from}-${action.to}` : action.kind);

/** Reads one action; whether it is legal is another question (`why`). */
export function parseAction(text: string): Result<Action> {
  if (text === 'draw' || text === 'pass') return ok({ kind: text });
  const play = /^(r|w|t[1-4])-(f|[to][1-4])$/.exec(text);
  if (play && play[1] !== play[2]) return ok({ kind: 'play', from: play[1] as Source, to: play[2] as Target });
  return fail('action', 'unknown-action', { text, forms: coded('bank-actions') });
}
