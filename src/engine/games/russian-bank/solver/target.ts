import type { Card } from '../../../core/cards.ts';
import type { GoalSpec } from '../goals.ts';
import { at, homeCount, type Kernel, type Words } from './kernel.ts';
import type { Pile } from './piles.ts';

/** What a search of one turn looks for. */
export type Target =
  /** So few cards in reserve, or in reserve, hand and waste; so many on foundations; so many empty piles of one's own. */
  | { readonly kind: 'reserve' | 'stock' | 'home' | 'empty'; readonly cards: number }
  /** The pile at this place of the words ends with these cards, lower to upper. */
  | { readonly kind: 'top'; readonly place: number; readonly cards: readonly Card[] }
  /** The turn ends; for `lock`, and the opponent can play no card of the stock in the next. */
  | { readonly kind: 'end' | 'lock' }
  /** Nothing is asked: the whole turn is looked at. */
  | { readonly kind: 'all' };

/** Goals that are searched for with the kernel. `do` needs no search, and `tie` is about the count (see `plain.ts`). */
export type TurnGoal = Exclude<GoalSpec, { kind: 'do' }>;

/** The target of a goal that counts from a position with so many cards on foundations; null for `tie`. */
export function targetOf(goal: TurnGoal, homeAtStart: number): Target | null {
  switch (goal.kind) {
    case 'tie':
      return null;
    case 'win':
      return { kind: 'stock', cards: 0 };
    case 'home':
      return { kind: 'home', cards: homeAtStart + goal.cards };
    case 'top': {
      const place = (goal.pile[0] === 't' ? at.own : at.other) + Number(goal.pile[1]) - 1;
      return { kind: 'top', place, cards: goal.cards };
    }
    case 'lock':
    case 'end':
      return { kind: goal.kind };
    default:
      return { kind: goal.kind, cards: goal.cards };
  }
}

/** Whether a position of the turn meets the target; `lock` and `end` are decided elsewhere, when the turn ends. */
export function reached(target: Target, kernel: Kernel, words: Words): boolean {
  switch (target.kind) {
    case 'reserve':
      return kernel.reserveOf(words) <= target.cards;
    case 'stock':
      return kernel.stockOf(words) <= target.cards;
    case 'home':
      return homeCount(words) >= target.cards;
    case 'empty': {
      let empty = 0;
      for (let i = at.own; i < at.own + 4; i++) if (words[i] === 0) empty += 1;
      return empty >= target.cards;
    }
    case 'top':
      return endsWith(kernel, words[target.place] as Pile, target.cards);
    default:
      return false;
  }
}

function endsWith({ piles }: Kernel, pile: Pile, cards: readonly Card[]): boolean {
  let rest = pile;
  for (let i = cards.length - 1; i >= 0; i--) {
    if (rest === 0 || piles.top[rest] !== cards[i]) return false;
    rest = piles.beneath[rest] as Pile;
  }
  return true;
}
