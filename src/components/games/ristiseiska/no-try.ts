import { parseCard } from '../../../engine/core/cards.ts';
import type { Play } from '../../../engine/core/play.ts';
import * as m from '../../../paraglide/messages.js';
import { signOf } from '../../board/card-words.ts';

/** Why a try means nothing: a card that lies, an empty place, another player's, a place of another suit, another hand. */
export function noTryWords(from: string, to: string | null, piece: string | null, play: Pick<Play, 'actor' | 'scene'>): string {
  if (!from.startsWith('hand-')) {
    const lies = play.scene('all').slots.some(({ id, pieces }) => id === from && pieces.length > 0);
    return lies || to !== null ? m.ristiseiska_no_try_lies() : m.ristiseiska_no_try_empty();
  }
  if (from !== `hand-${play.actor}`) return m.ristiseiska_no_try_theirs();
  if (to?.startsWith('hand-')) return m.ristiseiska_no_try_hand();
  const card = parseCard(piece ?? '');
  return card === null ? m.play_no_try() : m.ristiseiska_no_try_suit({ card: signOf(card) });
}
