import { type Card, rankOf, suitOf } from '../../../core/cards.ts';
import { decide } from '../../../core/player.ts';
import type { Look, Traits } from '../../making.ts';
import { type Action, ristiseiska, type State } from '../index.ts';
import { firstThought } from '../players/first-thought.ts';
import { random as any } from '../players/random.ts';
import { gradeOf } from '../solver/grade.ts';
import { alike, renamings } from './alike.ts';
import { themesOf } from './themes.ts';

export { gradeOf };

/** One action of so many is any that is legal. */
const faults = 3;

/** Which card is in whose hand, counted from the player in turn, and which cards are played. Suits have no names. */
function traitsOf({ hands, turn }: State, line: readonly Action[]): Traits {
  const played = line.flatMap((action) => (action.kind === 'play' ? [action.card] : []));
  return {
    pieces: renamings.map((names) =>
      hands.flatMap((_, i) => (hands[(turn - 1 + i) % hands.length] ?? []).map((card) => `${i} ${renamed(card, names)}`)),
    ),
    moves: renamings.map((names) => played.map((card) => `${renamed(card, names)}`)),
  };
}

const renamed = (card: Card, names: readonly number[]): number => (names[suitOf(card)] as number) * 13 + rankOf(card);

/** So many cards in the same hands are no chance. */
const enough = 8;

/** Whether every player's cards in the one are among the same player's in the other: cards are only ever played from a hand. */
function sameDeal(a: State, b: State): boolean {
  if (a.hands.length !== b.hands.length) return false;
  const cards = (state: State): number => state.hands.reduce((sum, hand) => sum + hand.length, 0);
  const [many, few] = cards(a) >= cards(b) ? [a, b] : [b, a];
  return cards(few) >= enough && few.hands.every((hand, i) => hand.every((card) => many.hands[i]?.includes(card)));
}

/** Themes are about the decisions of the player whose goal it is; the others only answer. */
export const look: Look<State, Action> = {
  gradeOf,
  themesOf(goal, { steps }) {
    const hero = steps[0]?.actor;
    return themesOf(
      goal,
      steps.filter(({ actor }) => actor === hero),
    );
  },
  guess: (state) => decide(ristiseiska, firstThought, state, 0),
  falter(state, random) {
    const who = ristiseiska.actor(state);
    return typeof who === 'number'
      ? (random.int(faults) === 0 ? any : firstThought)(ristiseiska.observe(state, who), random)
      : null;
  },
  alike,
  traitsOf,
  sameDeal,
};
