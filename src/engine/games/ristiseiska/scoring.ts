import { type Card, rankOf } from '../../core/cards.ts';
import type { State } from './state.ts';

/** Penalty points for one card left in a hand. */
export function cardPoints(card: Card, { params, aces }: Pick<State, 'params' | 'aces'>): number {
  const rank = rankOf(card);
  switch (params.score) {
    case 'none':
      return 0;
    case 'count':
      return 1;
    case 'rank':
      return rank === 1 && aces === 'high' ? 14 : rank;
    case 'rank-ace-14':
      return rank === 1 ? 14 : rank;
    case 'distance':
      return Math.abs(rank - 7);
  }
}

/** Penalty points of each player for the hands as they are: the cards, and the token for who holds it. */
export function points(state: State): number[] {
  const { params, hands, token } = state;
  return hands.map((hand, i) => {
    const forCards = hand.reduce((sum, card) => sum + cardPoints(card, state), 0);
    return forCards + (token === i + 1 && params.score !== 'none' ? params['token-points'] : 0);
  });
}
