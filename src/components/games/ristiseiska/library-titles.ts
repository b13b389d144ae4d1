import { type Card, rankOf } from '../../../engine/core/cards.ts';
import type { Action, State } from '../../../engine/games/ristiseiska/index.ts';
import { capital, inWords, type LibraryTitles, many, oneOf } from '../title-words.ts';

const names = ['ace', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'jack', 'queen', 'king'];

/** Cards by their ranks, the lowest first: `an ace`, `two kings`. */
const kindsOf = (cards: readonly Card[]): { readonly name: string; readonly count: number }[] =>
  names
    .map((name, i) => ({ name, count: cards.filter((card) => rankOf(card) === i + 1).length }))
    .filter(({ count }) => count > 0);

const kindWords = ({ name, count }: { name: string; count: number }): string =>
  count > 1 ? `${inWords(count)} ${name}s` : `${name === 'ace' || name === '8' ? 'an' : 'a'} ${name}`;

export const libraryTitles: LibraryTitles<State, Action> = function* (_, { state, actions, read }) {
  const possible = actions.map(read);
  const given = possible.some(({ kind }) => kind === 'give');
  const cards = [
    ...new Set(possible.flatMap((action) => (action.kind === 'play' || action.kind === 'give' ? [action.card] : []))),
  ];
  const kinds = kindsOf(cards);
  const twoSides = possible.some((action) => action.kind === 'play' && action.side !== null);
  const sum = state.hands.reduce((all, hand) => all + hand.length, 0);
  const mayStop = actions.includes('stop');
  const stop = mayStop ? ', or stop' : '';
  const begging = given ? 'They beg. ' : '';
  if (!twoSides && kinds.length <= 4 && kinds.every(({ count }) => count < 3) && (kinds.length > 1 || mayStop)) {
    const words = kinds.map(kindWords);
    const question = begging + capital(mayStop ? `${words.join(', ')}${stop}` : oneOf(words));
    yield `${question}?`;
    yield `${question}, of ${inWords(sum)} cards?`;
  }
  const fit = `${begging}${capital(many(cards.length, 'card'))} ${given ? 'could be given' : 'fit'}${stop}`;
  yield fit;
  yield `${fit}, of ${inWords(sum)} in all`;
  yield `${capital(inWords(state.hands.length))} hands, ${inWords(sum)} cards, ${inWords(cards.length)} to choose from`;
};
