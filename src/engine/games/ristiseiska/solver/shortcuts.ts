import { switchesOf } from '../../../proving/shortcuts.ts';
import type { Params } from '../params.ts';
import type { Kernel } from './kernel.ts';
import { PASSES, POINTS } from './target.ts';

/**
 * What the search leaves out, each with the argument why no verdict changes by it. Each can be switched off, and the tests
 * compare every one with a plain search of the rules.
 */
const shortcuts = {
  /**
   * Hands that never change need not be remembered. With the token and without false passes a card only ever goes from its
   * holder's hand to the table, so who holds what follows from what lies there: a position is four runs, a turn, and whether it
   * is an extra. Then it is a number, and the memory one byte for each.
   */
  fixedHands: (params: Params): boolean => params.unable === 'token' && params['false-pass'] === 'forbidden',

  /**
   * Fewer turns without a card are never worse. They only count towards the draw, and for every goal but `points` a draw is a
   * loss: who can force the goal before the draw with some turns gone plays the same with fewer gone, as nothing that anybody may do
   * hangs on their number, and gets there before the draw as well. So for a position it is enough to know the
   * most turns with which it is won and the fewest with which it is lost. Not for `points`, which a draw may meet.
   */
  patience: (params: Params): boolean => params.unable === 'beg' && params['false-pass'] === 'forbidden',

  /**
   * Where nobody holds a card that fits, no card is ever played again: passing, taking and begging put none on the table,
   * so none begins to fit. Nobody gets out any more but by a gift to a false passer, and a false pass needs a card that fits. What
   * is left to reach is what asks for no card: `passes`, and `points` in a round that is drawn. Not for those.
   */
  stalled: (): boolean => true,
} as const;

export type Shortcut = keyof typeof shortcuts;
export type Use = Readonly<Record<Shortcut, boolean>>;

/** Their names, and those that may be used under some rules, but for those left out by the caller. */
export const { names: shortcutNames, usable: shortcutsFor } = switchesOf(shortcuts);

/** Whether the goal is out of reach because nobody will ever play again (`stalled`). */
export const isStalled = (kernel: Kernel): boolean =>
  kernel.target.kind !== PASSES && kernel.target.kind !== POINTS && kernel.stalled();
