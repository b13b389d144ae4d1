import type { Card } from '../../../core/cards.ts';
import type { Seat } from '../../../core/game.ts';
import type { GoalSpec } from '../goals.ts';

export const WIN = 0;
export const NOT_LAST = 1;
export const LIES = 2;
export const PASSES = 3;
export const PLAYED = 4;
export const TURN = 5;
export const POINTS = 6;

/** A goal as the kernel looks at it: its kind, whose it is, and the card or the number that it names. `best` is about `win`. */
export interface Target {
  readonly kind: number;
  readonly hero: Seat;
  readonly card: Card;
  readonly number: number;
  /** There is only a turn's time for it, so that it matters whether the turn has left the player, and what was played in it. */
  readonly isBrief: boolean;
}

export function targetOf(goal: Exclude<GoalSpec, { readonly kind: 'do' }>, hero: Seat): Target {
  const plain = { hero, card: -1, number: 0, isBrief: false };
  switch (goal.kind) {
    case 'win':
    case 'best':
      return { ...plain, kind: WIN };
    case 'not-last':
      return { ...plain, kind: NOT_LAST };
    case 'lies':
      return { ...plain, kind: LIES, card: goal.card, isBrief: true };
    case 'passes':
      return { ...plain, kind: PASSES, number: goal.seat, isBrief: true };
    case 'played':
      return { ...plain, kind: PLAYED, card: goal.card };
    case 'turn':
      return { ...plain, kind: TURN, number: goal.cards, isBrief: true };
    case 'points':
      return { ...plain, kind: POINTS, number: goal.most };
  }
}
