import { type Card, rankOf, suitOf } from '../../../engine/core/cards.ts';
import {
  type Action,
  cardIn,
  opponentOf,
  parseGoal,
  type State,
  sideOf,
  stockOf,
} from '../../../engine/games/russian-bank/index.ts';
import { capital, inWords, type LibraryTitles, many } from '../title-words.ts';

/** `10♣`; a title needs no messages. */
const signOf = (card: Card): string =>
  `${['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'][rankOf(card) - 1]}${'♣♦♥♠'[suitOf(card)]}`;

/** `three in reserve`, `none on the waste`. */
const lying = (count: number, where: string): string => `${count === 0 ? 'none' : inWords(count)} ${where}`;

export const libraryTitles: LibraryTitles<State, Action> = function* ({ goal }, { state }) {
  const asked = parseGoal(goal);
  if (!asked.ok) throw new Error(`${goal} is no goal`);
  const [mine, theirs] = [sideOf(state, state.turn), sideOf(state, opponentOf(state.turn))];
  const [reserve, hand, all] = [mine.reserve.length, mine.hand.length, stockOf(mine)];
  const held = lying(reserve, 'in reserve');
  const inHand = lying(hand, 'in hand');
  switch (asked.value.kind) {
    case 'win':
      yield `${capital(many(all, 'card'))}, and the game is won`;
      yield `Win with ${many(all, 'card')} in one turn`;
      yield `${capital(held)}, ${inHand}, ${lying(mine.waste.length, 'on the waste')}`;
      yield `${capital(many(all, 'card'))} against ${inWords(stockOf(theirs))}`;
      return;
    case 'lock': {
      const top = theirs.reserve.at(-1);
      if (top !== undefined) yield `Keep their ${signOf(cardIn(top))} waiting`;
      yield 'Nothing left for them';
      yield 'A turn that they sit out';
      yield `Stop a reserve of ${inWords(theirs.reserve.length)}`;
      yield `Stop them with ${lying(theirs.hand.length, 'in hand')}`;
      return;
    }
    case 'reserve': {
      const { cards } = asked.value;
      if (cards === 0) yield `Clear a reserve of ${inWords(reserve)}`;
      yield `${capital(inWords(reserve - cards))} off a reserve of ${inWords(reserve)}`;
      yield `${capital(inWords(reserve - cards))} off a reserve of ${inWords(reserve)}, ${inHand}`;
      return;
    }
    case 'stock': {
      const { cards } = asked.value;
      yield `Down to ${many(cards, 'card')}`;
      yield `From ${inWords(all)} cards to ${inWords(cards)}`;
      yield `From ${inWords(all)} cards to ${inWords(cards)}, ${held}`;
      return;
    }
    case 'home': {
      const what = capital(many(asked.value.cards, 'card'));
      yield `${what} home`;
      yield `${what} home, ${held}`;
      yield `${what} home, ${inHand}`;
    }
  }
};
