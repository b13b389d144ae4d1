import type { NotationError } from '../../../engine/core/result.ts';
import { suitName } from '../../board/card-words.ts';

/** An error with a suit's name in place of its letter, as no reader knows the notation. */
export function withSuit(error: NotationError): NotationError {
  const { suit } = error.args;
  return suit === 'c' || suit === 'd' || suit === 'h' || suit === 's'
    ? { ...error, args: { ...error.args, suit: suitName(suit) } }
    : error;
}
