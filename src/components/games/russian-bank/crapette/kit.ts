import { textGame } from '../../../../engine/core/play.ts';
import {
  type Action,
  asKept,
  crapette,
  outOfOrder,
  sideOf,
  type Table,
} from '../../../../engine/games/russian-bank/crapette/index.ts';
import * as m from '../../../../paraglide/messages.js';
import type { GameKit, GameWords } from '../../../play/kit.ts';
import { shared, sharedWords } from '../shared.ts';
import { board } from './board.ts';
import { countWords, doneWords, followedWords, happenedWords, turnWords } from './happened.ts';
import { actionWords, areaWords, askWords, goalWords, outcomeWords, pieceWords, slotWords } from './words.ts';

const words: GameWords<Table, Action> = {
  ...sharedWords,
  actionWords,
  doneWords,
  happenedWords: (action, before, reader) => happenedWords(action, before, reader),
  followedWords,
  turnWords: (play, waiting) => turnWords(play, waiting),
  stillWords: () => m.russian_bank_still({ who: m.russian_bank_opponent() }),
  countWords,
  goalWords,
  askWords,
  outcomeWords: (play, reader) => outcomeWords(play, reader),
  pieceWords,
  slotWords,
  areaWords,
};

/** The traditional game for the player components. */
export const kit: GameKit<Table, Action> = {
  ...shared,
  chapter: 'crapette',
  game: textGame(crapette),
  board,
  ideas: () => import('./idea.ts'),
  compulsory: true,
  taught: { must: 3, draw: 5, idle: 5 },
  buttons: { discard: m.crapette_label_discard },
  numberKeys: m.crapette_keys_numbers,
  standing: () => import('./standing.ts').then(({ standing }) => standing),
  objections: {
    at: ({ state }) => state.params.order === 'called',
    action: 'stop',
    words: m.crapette_stop_say,
    asOrdered: ({ state }) => `${crapette.id}:${crapette.position.format(asKept(state))}`,
    broken: ({ state, read }, action) => outOfOrder(state, read(action)),
    plain({ state, read }, action) {
      const done = read(action);
      return done.kind === 'play' && done.to === 'f' && (done.from === 'r' || sideOf(state, state.turn).reserve.length === 0);
    },
    waitWords: m.crapette_called_wait,
    said: () => import('./stop/objections.ts').then(({ said }) => said),
  },
  why: () => import('./why-words.ts').then(({ whyWords }) => whyWords),
  names: () =>
    import('./rule-names.ts').then(({ rulesInForce }) => ({
      of: ({ state }) => rulesInForce(state.params).map(([, name]) => name),
    })),
  remarks: () => import('./remarks.ts'),
  card: () => import('./rules-card.ts').then(({ card }) => card),
  Beside: () => import('../Beside.tsx').then(({ Beside }) => Beside),
  words,
};
