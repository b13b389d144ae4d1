import type { RatedGame } from '../../../records/game-record.ts';
import { strengths } from './strengths.ts';

/** What ratings know of Russian Bank. */
export const rated: RatedGame = {
  id: 'russian-bank',
  ruleSets: ['free', 'crapette'],
  lastLoses: [],
  usual: 'greedy',
  strengths,
};
