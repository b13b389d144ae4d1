import '../cards.css';
import '../faces/card-paint.ts';
import { centreRank, drawCard } from '../faces/card.ts';
import { addBoard } from '../games.ts';
import { ristiseiskaBoard } from '../layout/cards/ristiseiska.ts';
import { remember } from '../layout/cards/ristiseiska-memory.ts';
import { words } from './ristiseiska-words.ts';

addBoard({
  id: 'ristiseiska',
  layOut: ristiseiskaBoard,
  draw: drawCard,
  sheet: true,
  fits: (rank, x, y, size) => [centreRank(rank, x, y, size)],
  hold: ({ kind }) => (kind === 'hand' ? 'any' : 'none'),
  words,
  split: true,
  remember,
});
