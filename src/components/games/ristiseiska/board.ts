import '../../board/faces/card-paint.ts';
import { centreRank, drawCard } from '../../board/faces/card.ts';
import type { BoardGame } from '../../board/games.ts';
import { words } from './board-words.ts';
import { layOut } from './layout.ts';
import { remember } from './memory.ts';
import { seenFrom } from './seats.ts';

/** Ristiseiska on a board of cards: the columns on the cloth, the hands on the page beside it. */
export const board: BoardGame = {
  id: 'ristiseiska',
  layOut,
  draw: drawCard,
  sheet: 'cards',
  fits: centreRank,
  hold: ({ kind, owner }, actor) => (kind === 'hand' && owner === actor ? 'any' : 'none'),
  seenFrom,
  words,
  split: true,
  station: ({ id, kind }) => (kind === 'column' ? id.slice(-1) : null),
  remember,
};
