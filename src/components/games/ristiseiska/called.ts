import type { Action, State } from '../../../engine/games/ristiseiska/index.ts';
import * as m from '../../../paraglide/messages.js';
import type { Dealing } from '../../play/deals.ts';
import type { GameWords } from '../../play/kit.ts';
import { kit } from './kit.ts';
import { namesAt } from './seats.ts';
import {
  actionWords,
  areaWords,
  askWords,
  happenedWords,
  outcomeWords,
  playedWords,
  type RoundWords,
  slotWords,
  stillWords,
} from './words.ts';

/** What is said of a round that is one of several. */
export const ofRound: RoundWords = { won: m.ristiseiska_outcome_won_round, lost: m.ristiseiska_outcome_lost_round };

/** What is said and shown of a table where those who sit there are called by their names. */
export const called: NonNullable<Dealing['against']> = (table) => {
  const names = namesAt(table);
  const words: GameWords<State, Action> = {
    ...kit.words,
    actionWords: (action, play) => actionWords(action, play, names),
    playedWords: (action, before) => playedWords(action, before, names),
    askWords: (play) => askWords(play, names),
    happenedWords: (action, before, reader, eye) => happenedWords(action, before, reader, eye, names),
    stillWords: (play, reader) => stillWords(play, reader, names),
    outcomeWords: (play, reader, scored) => outcomeWords(play, reader, names, scored ? ofRound : undefined),
    slotWords: (slot, play) => slotWords(slot, play, names),
    areaWords: (slot, play) => areaWords(slot, play, names),
  };
  return {
    words,
    shows: (scene) => ({
      ...scene,
      slots: scene.slots.map((slot) => {
        const name = slot.kind === 'hand' ? names(slot.owner) : undefined;
        return name === undefined ? slot : { ...slot, name };
      }),
    }),
    why: () => import('./why-words.ts').then(({ whyWordsOf }) => whyWordsOf(names)),
  };
};
