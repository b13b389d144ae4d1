import type { Card } from '../../../../core/cards.ts';
import type { Words } from '../../solver/kernel.ts';
import type { Pile } from '../../solver/piles.ts';
import type { GoalSpec } from '../goals.ts';
import { at, type Kernel } from './kernel.ts';

/** What a search of one turn looks for. */
export type Target =
  /** So few cards in reserve, or in reserve, hand and waste; so many on foundations, loaded; so many empty houses. */
  | { readonly kind: 'reserve' | 'stock' | 'home' | 'load' | 'empty'; readonly cards: number }
  /** The house at this place of the words ends with these cards, lower to upper. */
  | { readonly kind: 'top'; readonly place: number; readonly cards: readonly Card[] }
  /** The turn ends. */
  | { readonly kind: 'end' }
  /** Nothing is asked: the whole turn is looked at. */
  | { readonly kind: 'all' };

/** Goals that are searched for; `do` needs no search. */
export type TurnGoal = Exclude<GoalSpec, { kind: 'do' }>;

/** The target of a goal that counts from a position with so many cards on foundations. */
export function targetOf(goal: TurnGoal, homeAtStart: number): Target {
  switch (goal.kind) {
    case 'win':
      return { kind: 'stock', cards: 0 };
    case 'home':
      return { kind: 'home', cards: homeAtStart + goal.cards };
    case 'top': {
      const place = (goal.pile[0] === 't' ? 0 : 4) + Number(goal.pile[1]) - 1;
      return { kind: 'top', place: at.houses + place, cards: goal.cards };
    }
    case 'end':
      return goal;
    default:
      return { kind: goal.kind, cards: goal.cards };
  }
}

/** Whether a position of the turn meets the target; `end` is decided elsewhere, when the turn ends. */
export const reached = (target: Target, kernel: Kernel, words: Words): boolean =>
  target.kind !== 'end' && target.kind !== 'all' && missing(target, kernel, words) <= 0;

/** How much is missing of what is asked, in cards or houses; none is missing where the target is met. */
export function missing(target: Target, kernel: Kernel, words: Words): number {
  switch (target.kind) {
    case 'reserve':
      return kernel.reserveOf(words) - target.cards;
    case 'stock':
      return kernel.stockOf(words) - target.cards;
    case 'home':
      return target.cards - kernel.homeOf(words);
    case 'load':
      return target.cards - kernel.loadedOf(words);
    case 'empty':
      return target.cards - kernel.emptyOf(words);
    case 'top':
      return endsWith(kernel, words[target.place] as Pile, target.cards) ? 0 : 1;
    default:
      return 1;
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

/**
 * So many actions are still needed at the least: each takes away one of what is missing. Of the stock only so many can go before
 * one of the hand is turned up, and each further one takes an action more.
 */
export function leastActions(target: Target, kernel: Kernel, words: Words): number {
  if (target.kind === 'end' || target.kind === 'all') return 0;
  const short = Math.max(0, missing(target, kernel, words));
  return target.kind === 'stock' ? short + Math.max(0, short - kernel.ready(words)) : short;
}

/** Smaller is more promising. It only orders the search. */
export function promise(target: Target, kernel: Kernel, words: Words): number {
  switch (target.kind) {
    case 'reserve':
      return Math.max(0, missing(target, kernel, words)) * 64 + Math.min(63, kernel.stockOf(words));
    case 'stock':
      return Math.max(0, missing(target, kernel, words)) * 16 + Math.min(15, kernel.reserveOf(words));
    case 'home':
    case 'load':
    case 'empty':
    case 'top':
      return Math.max(0, missing(target, kernel, words));
    default:
      return 0;
  }
}
