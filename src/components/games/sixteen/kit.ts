import { textGame } from '../../../engine/core/play.ts';
import { type Action, type State, sixteen } from '../../../engine/games/sixteen/index.ts';
import * as m from '../../../paraglide/messages.js';
import type { GameKit } from '../../play/kit.ts';
import { board } from './board.ts';
import { actionWords, areaWords, doneWords, goalWords, outcomeWords, pieceWords, slotWords } from './words.ts';

/** Sixteen for the player components. */
export const kit: GameKit<State, Action> = {
  id: 'sixteen',
  alone: true,
  game: textGame(sixteen),
  sentences: async () => (await import('./engine-words.ts')).sentences,
  board,
  sound: 'wood',
  draw: 'draw',
  ideas: () => import('./idea.ts'),
  standing: () => import('./standing.ts').then(({ standing }) => standing),
  why: () => import('./why-words.ts').then(({ whyWords }) => whyWords),
  remarks: () => import('./remarks.ts'),
  card: () => import('./rules-card.ts').then(({ card }) => card),
  words: {
    gameName: m.sixteen_name,
    actionWords,
    doneWords,
    goalWords,
    outcomeWords,
    pieceWords,
    slotWords,
    areaWords,
  },
  without: {
    // One that has bricks is there all the same.
    foundations: {
      shows: (scene) => ({
        ...scene,
        slots: scene.slots.filter(({ kind, pieces }) => kind !== 'foundation' || pieces.length > 0),
      }),
    },
  },
};
