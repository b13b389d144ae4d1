import { type Card, formatCard, parseCard, rankOf } from '../../core/cards.ts';
import { ok, type Result } from '../../core/result.ts';
import { coded, fail } from './codes.ts';
import type { Side } from './state.ts';

/** An action of Ristiseiska. A card is played on a side only where an ace fits on both. */
export type Action =
  | { readonly kind: 'play'; readonly card: Card; readonly side: Side | null }
  | { readonly kind: 'take' | 'give'; readonly card: Card }
  | { readonly kind: Word };

/** What is only said. */
export type Word = (typeof words)[number];

/** Every action that names no card. */
export const words = ['stop', 'pass', 'beg', 'claim', 'decline'] as const;

const isWord = (text: string): text is Word => (words as readonly string[]).includes(text);

/** `9c`, `Ac-high`, `take-9c`, `give-9c`, `stop`, `pass`, `beg`, `claim`, `decline`. */
export function formatAction(action: Action): string {
  switch (action.kind) {
    case 'play':
      return action.side === null ? formatCard(action.card) : `${formatCard(action.card)}-${action.side}`;
    case 'take':
    case 'give':
      return `${action.kind}-${formatCard(action.card)}`;
    default:
      return action.kind;
  }
}

/** Reads one action; whether it is legal is another question (`why`). */
export function parseAction(text: string): Result<Action> {
  if (isWord(text)) return ok({ kind: text });
  const card = parseCard(text.replace(/^(take|give)-|-(low|high)$/, ''));
  if (card !== null) {
    const [kind, side] = [text.slice(0, -3), text.slice(3)];
    if (text.length === 2) return ok({ kind: 'play', card, side: null });
    if (kind === 'take' || kind === 'give') return ok({ kind, card });
    if (rankOf(card) === 1 && (side === 'low' || side === 'high')) return ok({ kind: 'play', card, side });
  }
  return fail('action', 'unknown-action', { text, forms: coded('risti-actions') });
}

/** In the order of their texts. */
export const sorted = (actions: readonly Action[]): Action[] =>
  actions
    .map((action) => ({ action, text: formatAction(action) }))
    .sort((one, other) => (one.text < other.text ? -1 : 1))
    .map(({ action }) => action);
