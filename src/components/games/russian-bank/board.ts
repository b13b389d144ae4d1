import '../../board/faces/card-paint.ts';
import { centreRank, drawCard } from '../../board/faces/card.ts';
import type { BoardGame } from '../../board/games.ts';
import { words } from './board-words.ts';
import { layOut, remember } from './layout.ts';

/** Russian Bank on a board of cards. */
export const board: BoardGame = {
  id: 'russian-bank',
  layOut,
  draw: drawCard,
  sheet: 'cards',
  fits: centreRank,
  hold: ({ kind, owner }, actor) => (owner === 0 || owner !== actor ? 'none' : kind === 'hand' ? 'touch' : 'top'),
  words,
  // By suits: the second foundation of a suit is beside the first.
  station: ({ id, kind }) => (kind === 'foundation' ? id.slice(0, -1) : null),
  remember,
};
