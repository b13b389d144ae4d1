import { ok, type Result } from '../../../core/result.ts';
import { coded, fail } from '../codes.ts';

/** One of the eight houses: four of one's own column (`t`), four of the opponent's (`o`). */
export type House = `${'t' | 'o'}${1 | 2 | 3 | 4}`;
/** Where a card may be played from: reserve, turned-up card, open waste, or any house. */
export type Source = 'r' | 'h' | 'w' | House;
/** Where a card may be played to: a foundation, any house, or the opponent's reserve or waste. */
export type Target = 'f' | House | 'or' | 'ow';
/** Places are named as the player in turn sees them. */
export type Action =
  | { readonly kind: 'draw' }
  | { readonly kind: 'discard' | 'pass' }
  /** Only with `order=called`: what the opponent says to an action out of order. */
  | { readonly kind: 'stop' | 'let' }
  | { readonly kind: 'play'; readonly from: Source; readonly to: Target };

/** The houses in the order of their texts. */
export const houses: readonly House[] = ['o1', 'o2', 'o3', 'o4', 't1', 't2', 't3', 't4'];
/** Sources and targets, each in the order of their texts. */
export const sources: readonly Source[] = ['h', ...houses.slice(0, 4), 'r', ...houses.slice(4), 'w'];
export const targets: readonly Target[] = ['f', ...houses.slice(0, 4), 'or', 'ow', ...houses.slice(4)];

/** `draw`, `discard`, `pass`, `h-ow`, `o2-t1`, `stop`, `let`. */
export const formatAction = (action: Action): string => (action.kind === 'play' ? `${action.from}-${action.to}` : action.kind);

/**
 * Reads one action; whether it is legal is another question (`why`). `called`: the players keep the order of play, so `stop` and `let` are
 * actions too; at any other table they are none.
 */
export function parseAction(text: string, called: boolean): Result<Action> {
  if (text === 'draw' || text === 'discard' || text === 'pass') return ok({ kind: text });
  if (called && (text === 'stop' || text === 'let')) return ok({ kind: text });
  const play = /^(r|h|w|[to][1-4])-(f|[to][1-4]|or|ow)$/.exec(text);
  if (play) return ok({ kind: 'play', from: play[1] as Source, to: play[2] as Target });
  return fail('action', 'unknown-action', { text, forms: coded('crapette-actions') });
}
