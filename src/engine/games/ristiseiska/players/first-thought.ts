import { type Card, rankOf, suitOf } from '../../../core/cards.ts';
import { anyOf, type Choose } from '../../../core/player.ts';
import type { Action } from '../notation.ts';
import { actor, legal } from '../rules.ts';
import { handOf, type State } from '../state.ts';

/**
 * What comes to mind first: sees the table and the own hand only. Plays what opens most for the own hand and least for
 * others, keeps the seven, six and eight of suits in which it holds little, plays on after an ace or king while that costs nothing,
 * gives away the card that is furthest from being played, and never passes falsely. Grades, the miner and the replies where
 * nothing is proved go by it, so that it stays as it is however the players get better.
 */
export const firstThought: Choose<State, Action> = (seen, random) => {
  const who = actor(seen);
  const actions = legal(seen);
  if (typeof who !== 'number' || actions.length < 2) return actions[0] ?? null;
  const hand = new Set(handOf(seen, who));
  const values = actions.map((action) => worth(seen, hand, action));
  const best = Math.max(...values);
  return anyOf(
    actions.filter((_, i) => values[i] === best),
    random,
  );
};

function worth(state: State, hand: ReadonlySet<Card>, action: Action): number {
  switch (action.kind) {
    case 'play':
      return opening(hand, action.card, state);
    case 'stop':
      return hand.size <= 2 ? -100 : -0.5;
    case 'give':
      return distance(state, action.card);
    case 'claim':
      return -1000;
    default:
      return -1;
  }
}

/** What playing a card opens for the own hand, less what it opens for others. */
function opening(hand: ReadonlySet<Card>, card: Card, { params }: State): number {
  const rank = rankOf(card);
  const suit = card - rank;
  if (rank === 1 || rank === 13) return 1;
  const holds = (other: number): boolean => hand.has(suit + other);
  const behind = (from: number, step: number): number => {
    let n = 0;
    for (let other = from; other >= 1 && other <= 13; other += step) if (holds(other)) n += 1;
    return n;
  };
  const opens = (next: number): number => (holds(next) ? 1 : -2);
  switch (rank) {
    case 7:
      return opens(6) + behind(6, -1) + behind(8, 1) - 4;
    case 6:
      return opens(8) + (params['five-needs-eight'] === 'no' ? opens(5) : 0) + behind(5, -1) + behind(8, 1) - 3;
    case 8:
      return opens(9) + (params['five-needs-eight'] === 'no' ? 0 : opens(5)) + behind(9, 1) + behind(5, -1) - 3;
    default:
      return rank < 7 ? opens(rank - 1) + behind(rank - 1, -1) : opens(rank + 1) + behind(rank + 1, 1);
  }
}

/** How many cards have to be played before this one. */
function distance({ table }: State, card: Card): number {
  const run = table[suitOf(card)];
  const rank = rankOf(card);
  if (!run) return Math.abs(rank - 7) + 2;
  return rank < run.low ? run.low - rank : Math.abs(rank - run.high);
}
