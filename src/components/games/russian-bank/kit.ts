import { textGame } from '../../../engine/core/play.ts';
import { type Action, type PlayerName, russianBank, type State } from '../../../engine/games/russian-bank/index.ts';
import * as m from '../../../paraglide/messages.js';
import { spoken } from '../../board/card-words.ts';
import type { GameKit, GameWords } from '../../play/kit.ts';
import { board } from './board.ts';
import { countWords, doneWords, followedWords, happenedWords, stillWords, turnWords } from './happened.ts';
import { actionWords, areaWords, askWords, goalWords, outcomeWords, pieceWords, slotWords } from './words.ts';

/** The computer players by name. */
const names: Readonly<Record<PlayerName, () => string>> = {
  random: m.play_player_random,
  greedy: m.play_player_greedy,
  planner: m.play_player_planner,
};

const words: GameWords<State, Action> = {
  spoken,
  gameName: m.russian_bank_name,
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
  id: 'russian-bank',
  alone: false,
  opponents: { usual: 'greedy', names },
  game: textGame(russianBank),
  sentences: async () => (await import('./engine-words.ts')).sentences,
  board,
  sound: 'card',
  draw: 'draw',
  reviewed: ['reserve'],
  ideas: () => import('./idea.ts'),
  standing: () => import('./standing.ts').then(({ standing }) => standing),
  why: () => import('./why-words.ts').then(({ whyWords }) => whyWords),
  names: () =>
    import('./rule-names.ts').then(({ rulesInForce }) => ({
      of: ({ state }) => rulesInForce(state.params).map(([, name]) => name),
    })),
  card: () => import('./rules-card.ts').then(({ card }) => card),
  Beside: () => import('./Beside.tsx').then(({ Beside }) => Beside),
  words,
};
