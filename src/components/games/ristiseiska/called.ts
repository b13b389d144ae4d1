import type { Action, State } from '../../../engine/games/ristiseiska/index.ts';
import type { Dealing } from '../../play/deals.ts';
import type { GameWords } from '../../play/kit.ts';
import { kit } from './kit.ts';
import { namesAt } from './seats.ts';
import { actionWords, areaWords, askWords, happenedWords, outcomeWords, playedWords, slotWords, stillWords } from './words.ts';

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
    outcomeWords: (play, reader, scored) => outcomeWords(play, reader, scored, names),
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
