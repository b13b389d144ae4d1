import { textGame } from '../../../engine/core/play.ts';
import { type Action, russianBank, type State } from '../../../engine/games/russian-bank/index.ts';
import type { GameKit, GameWords } from '../../play/kit.ts';
import { board } from './board.ts';
import { countWords, doneWords, followedWords, happenedWords, stillWords, turnWords } from './happened.ts';
import { shared, sharedWords, standing } from './shared.ts';
import { actionWords, areaWords, askWords, goalWords, outcomeWords, pieceWords, slotWords } from './words.ts';

const words: GameWords<State, Action> = {
  ...sharedWords,
  actionWords,
  doneWords,
  happenedWords: (action, before, reader) => happenedWords(action, before, reader),
  followedWords,
  turnWords: (play, waiting) => turnWords(play, waiting),
  stillWords: () => stillWords(),
  countWords,
  goalWords,
  askWords,
  outcomeWords: (play, reader) => outcomeWords(play, reader),
  pieceWords,
  slotWords,
  areaWords,
};

/** Russian Bank for the player components. */
export const kit: GameKit<State, Action> = {
  ...shared,
  game: textGame(russianBank),
  board,
  taught: { waits: 8 },
  reviewed: ['reserve'],
  ideas: () => import('./idea.ts'),
  standing,
  why: () => import('./why-words.ts').then(({ whyWords }) => whyWords),
  names: () =>
    import('./rule-names.ts').then(({ rulesInForce }) => ({
      of: ({ state }) => rulesInForce(state.params).map(([, name]) => name),
    })),
  remarks: () => import('./remarks.ts'),
  card: () => import('./rules-card.ts').then(({ card }) => card),
  Beside: () => import('./Beside.tsx').then(({ Beside }) => Beside),
  words,
};
