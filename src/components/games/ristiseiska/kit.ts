import { textGame } from '../../../engine/core/play.ts';
import { type Action, type PlayerName, ristiseiska, type State } from '../../../engine/games/ristiseiska/index.ts';
import * as m from '../../../paraglide/messages.js';
import { spoken } from '../../board/card-words.ts';
import type { GameKit, GameWords } from '../../play/kit.ts';
import { board } from './board.ts';
import { wordFor } from './seats.ts';
import {
  actionWords,
  areaWords,
  askWords,
  chanceWords,
  followedWords,
  goalWords,
  happenedWords,
  outcomeWords,
  pieceWords,
  playedWords,
  provedWords,
  reaches,
  sentence,
  slotWords,
  stillWords,
  unknownWords,
} from './words.ts';

const words: GameWords<State, Action> = {
  spoken,
  gameName: m.ristiseiska_name,
  actionWords,
  askWords,
  chanceWords,
  happenedWords,
  followedWords,
  goalWords,
  outcomeWords: (play, reader) => outcomeWords(play, reader),
  pieceWords,
  playedWords,
  provedWords,
  reaches,
  slotWords,
  stillWords,
  areaWords,
  unknownWords,
};

/** The computer players by name. */
const names: Readonly<Record<PlayerName, () => string>> = {
  random: m.play_player_random,
  thumb: m.play_player_thumb,
  planner: m.play_player_planner,
};

/** Ristiseiska for the player components. */
export const kit: GameKit<State, Action> = {
  id: 'ristiseiska',
  alone: false,
  opponents: { usual: 'thumb', names },
  game: textGame(ristiseiska),
  sentences: async () => (await import('./engine-words.ts')).sentences,
  board,
  sound: 'card',
  standing: () => import('./standing.ts').then(({ standing }) => standing),
  why: () => import('./why-words.ts').then(({ whyWords }) => whyWords),
  ideas: () =>
    Promise.all([import('./idea.ts'), import('./lets-in.ts')]).then(([{ ideaWords }, { letsInWords }]) => ({
      ideaWords,
      comesToWords: letsInWords,
    })),
  names: () =>
    import('./rule-names.ts').then(({ rulesInForce }) => ({
      of: ({ state }) => rulesInForce(state.params).map(([, name]) => name),
    })),
  remarks: () => import('./remarks.ts'),
  card: () => import('./rules-card.ts').then(({ card }) => card),
  rated: () => import('./rated.ts').then(({ rated }) => rated),
  words,
  without: {
    token: {
      card: () => import('./rules-card.ts').then(({ cardWithoutToken }) => cardWithoutToken),
      shows: ({ facts: { token: _, ...facts } = {}, ...scene }) => ({ ...scene, facts }),
      words: {
        ...words,
        followedWords: () => '',
        actionWords: (action, play) => (action === 'pass' ? m.ristiseiska_action_pass() : actionWords(action, play)),
        happenedWords: (action, before, reader, eye) =>
          action === 'pass'
            ? sentence(m.ristiseiska_does_pass({ player: wordFor(before.state.turn, reader, before.state.hands.length) }))
            : happenedWords(action, before, reader, eye),
      },
    },
  },
};
