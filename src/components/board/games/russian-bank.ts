import '../cards.css';
import '../faces/card-paint.ts';
import { centreRank, drawCard } from '../faces/card.ts';
import { addBoard } from '../games.ts';
import { remember, russianBankBoard } from '../layout/cards/russian-bank.ts';
import { words } from './russian-bank-words.ts';

addBoard({
  id: 'russian-bank',
  layOut: russianBankBoard,
  draw: drawCard,
  sheet: true,
  fits: (rank, x, y, size) => [centreRank(rank, x, y, size)],
  hold: ({ kind, owner }, actor) => (owner === 0 || owner !== actor ? 'none' : kind === 'hand' ? 'touch' : 'top'),
  words,
  remember,
});
