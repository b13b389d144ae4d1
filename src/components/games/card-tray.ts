import { suits } from '../../engine/core/cards.ts';
import { cardName, cardSign, suitName } from '../board/card-words.ts';
import { cardsBetween, faceOfCard, type TrayGroup } from './composing.ts';

/** The tray of a game with so many of each card: a group for each suit, from the ace to the king. */
export const cardTray = (most: number): readonly TrayGroup[] =>
  suits.map((suit) => ({
    id: suit,
    name: suitName(suit),
    pieces: cardsBetween(suit, 1, 13).map((piece) => {
      const face = faceOfCard(1)(piece);
      return {
        piece,
        drawn: { face, w: 38, h: 40, form: 'ticket' },
        name: cardName({ id: piece, face, faceUp: true }),
        sign: cardSign({ rank: face.rank, suit }),
        most,
      };
    }),
  }));
