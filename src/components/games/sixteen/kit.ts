import { textGame } from '../../../engine/core/play.ts';
import { type Action, type State, sixteen } from '../../../engine/games/sixteen/index.ts';
import * as m from '../../../paraglide/messages.js';
import type { GameKit } from '../../play/kit.ts';
import { board } from './board.ts';
import { furthestWords } from './furthest.ts';
import { noTryWords } from './no-try.ts';
import { actionWords, doneWords, goalWords, outcomeWords, ruleWords, slotWords } from './words.ts';

/** Sixteen for the player components. */
export const kit: GameKit<State, Action> = {
  id: 'sixteen',
  alone: true,
  game: textGame(sixteen),
  sentences: async () => (await import('./engine-words.ts')).sentences,
  board,
  card: () => import('./rules-card.ts').then(({ card }) => card),
  words: {
    gameName: m.sixteen_name,
    ruleWords,
    actionWords,
    doneWords,
    furthestWords,
    noTryWords,
    goalWords,
    outcomeWords,
    slotWords,
  },
};
