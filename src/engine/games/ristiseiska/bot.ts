import { type Card, rankOf, suitOf } from '../../core/cards.ts';
import { rng } from '../../core/rng.ts';
import type { Action } from './notation.ts';
import { formatPosition } from './position.ts';
import { actor, legal, observe } from './rules.ts';
import { handOf, type State } from './state.ts';

/**
 * The player by rule of thumb: sees the table and the own hand only. Plays what opens most for the own hand and least for
 * others, keeps the seven, six and eight of suits in which it holds little, plays on after an ace or king while that costs nothing,
 * gives away the card that is furthest from being played, and never passes falsely. Where chance is to act it draws. The
 * seed settles ties, so that the same question has the same answer. Null at the end of a round.
 */
export function thumb(state: State, seed = 0): Action | null {
  const who = actor(state);
  const actions = legal(state);
  if (who === null || actions.length === 0) return null;
  if (actions.length === 1) return actions[0] as Action;
  const seen = observe(state, typeof who === 'number' ? who : 'all');
  const random = rng((hash(formatPosition(seen)) ^ seed) >>> 0);
  if (who === 'chance') return actions[random.int(actions.length)] as Action;
  const hand = new Set(handOf(seen, who));
  const valued = actions.map((action) => ({ action, value: worth(seen, hand, action) }));
  const best = Math.max(...valued.map(({ value }) => value));
  const equal = valued.filter(({ value }) => value === best);
  return (equal[random.int(equal.length)] as { action: Action }).action;
}

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

/** A number from a text (FNV-1a), only to settle ties. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193);
  return value >>> 0;
}
