import { parseCard, rankOf, suitOf, suits } from '../../../engine/core/cards.ts';
import type { NotationError } from '../../../engine/core/result.ts';
import { cardSign, suitName } from '../../board/card-words.ts';

/** An error with a suit's name and a card's sign in place of their letters, as no reader knows the notation. */
export function withSigns(error: NotationError): NotationError {
  const { suit, card } = error.args;
  const named = suits.find((one) => one === suit);
  const read = typeof card === 'string' ? parseCard(card) : null;
  return {
    ...error,
    args: {
      ...error.args,
      ...(named ? { suit: suitName(named) } : {}),
      ...(read === null ? {} : { card: cardSign({ rank: rankOf(read), suit: suits[suitOf(read)] }) }),
    },
  };
}
