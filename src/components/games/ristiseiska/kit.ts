import { textGame } from '../../../engine/core/play.ts';
import { type Action, type PlayerName, ristiseiska, type State } from '../../../engine/games/ristiseiska/index.ts';
import * as m from '../../../paraglide/messages.js';
import type { GameKit, GameWords } from '../../play/kit.ts';
import { board } from './board.ts';
import { furthestWords } from './furthest.ts';
import { noTryWords } from './no-try.ts';
import { actionWords, goalWords, happenedWords, outcomeWords, ruleWords, slotWords, unknownWords } from './words.ts';

const words: GameWords<State, Action> = {
  gameName: m.ristiseiska_name,
  ruleWords,
  actionWords,
  happenedWords,
  furthestWords,
  noTryWords,
  goalWords,
  outcomeWords,
  slotWords,
  unknownWords,
};

/** The computer players by name. */
const names: Readonly<Record<PlayerName, () => string>> = { random: m.play_player_random, thumb: m.play_player_thumb };

/** Ristiseiska for the player components. */
export const kit: GameKit<State, Action> = {
  id: 'ristiseiska',
  alone: false,
  opponents: { usual: 'thumb', names },
  game: textGame(ristiseiska),
  sentences: async () => (await import('./engine-words.ts')).sentences,
  board,
  card: () => import('./rules-card.ts').then(({ card }) => card),
  words,
  tokenless: {
    shows: ({ token: _, ...scene }) => scene,
    words: {
      ...words,
      actionWords: (action, play) => (action === 'pass' ? m.ristiseiska_action_pass() : actionWords(action, play)),
      happenedWords: (action, before, eye) =>
        action === 'pass' && typeof before.actor === 'number'
          ? m.ristiseiska_does_pass({ player: before.actor })
          : happenedWords(action, before, eye),
    },
  },
};
