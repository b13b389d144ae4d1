import { switchesOf } from '../../../proving/shortcuts.ts';
import type { Kernel } from './kernel.ts';
import type { StateGoal } from './target.ts';

/**
 * What the exact search leaves out or forces, each with the argument why no winnable position is lost by it. All hold for
 * both `runs` rules. Each can be switched off, and the tests compare every one with a plain search of the rules.
 */
const shortcuts = {
  /**
   * Piles are unordered. The rules treat piles alike, so exchanging two piles maps every line of play to one that does
   * the same. Not for a goal that names a pile.
   */
  unordered: (goal: StateGoal) => goal.kind !== 'top' || goal.pile === null,

  /**
   * A whole pile that begins with the top rank is not moved to an empty pile: that only exchanges two piles.
   * Not for a goal that names a pile.
   */
  renaming: (goal: StateGoal) => goal.kind !== 'top' || goal.pile === null,

  /**
   * Positions that reach each other by moves that can be taken back are one class: whichever is reached, all are. The
   * search enters a class once and tries the other actions from each of its arrangements. Between classes there are no
   * cycles: a brick lies *well* on a brick exactly one higher (or, the top rank, on an empty pile). A move puts the head of
   * its run where it lies well and changes nothing else; where it lay well before, the move can be taken back. So every
   * other move makes one more brick lie well, and drawing, placing and going home are never undone. Any goal.
   */
  classes: (_goal: StateGoal) => true,

  /**
   * A brick x goes home at once when nothing lower than it is outside the foundations (on piles, drawn or in the urn) and there
   * is room for all bricks of its rank. Nothing is ever moved onto x, as it would have to be one lower. A drawn brick may be
   * placed on x, but it is as high or higher, so it forms no run with x. So x is in a run only as its top, and travels alone or
   * on top of a run. Play any line from here with x at home, and leave out the moves of x alone; by induction each position is
   * that of the line with x taken out of its pile:
   * - a brick that is placed goes on the same pile; what lies on x in the line lies on what x lies on;
   * - a run that is moved has the same head and goes on the same top, or on an empty pile, as x is never what it goes on; it is
   *   the same run but for x at its end, and still one: it lies above x, or has x on top, or is elsewhere;
   * - the foundations have x more. The room asked for means that no other brick of the rank finds its place taken, and higher ones
   *   find no less beneath them.
   * So there are no fewer bricks home and no fewer empty piles, and what was a run is one: if the line meets the goal, so does this.
   * A game that is won sooner by it has everything home and every pile empty. In a class (`classes`) it is enough that one
   * arrangement has such an x, as each reaches all. Not for `top`, which may want x to lie there.
   */
  safeHome: (goal: StateGoal) => goal.kind !== 'top',

  /**
   * Positions from which some bricks can never go home are given up without search: see `ceiling`. For goals that count
   * bricks at home.
   */
  ceiling: (goal: StateGoal) => goal.kind === 'win' || goal.kind === 'home',

  /**
   * Positions that are lost even with the bricks of the urn set aside, each on a pile of its own from the beginning, are given up (`Aside`).
   * Any line can be played there too. Cut each pile of the line beneath every brick that came from the urn: that brick and what lies on
   * it up to the next such brick are its own pile there, and what is beneath the first one is the pile itself.
   * - A draw, and a brick that is placed, change nothing there.
   * - A brick that goes home is the top of its part, and goes home there too.
   * - Of a run that is moved only the lowest part moves there, up to the first brick from the urn: it is a run, is on top of its part, and the
   *   brick it goes on is the top of its own. Where the pile it goes to is empty, so is that one there. When the head is from the
   *   urn, nothing moves there: what is beneath and on it lies as the cut says already.
   * So as many bricks get home there as in the line. No own pile is ever moved from its place, or used again when it is empty.
   * A brick that goes home at once does so there by the argument of `safeHome`, as nothing is placed on it. For goals that
   * count bricks at home.
   */
  aside: (goal: StateGoal) => goal.kind === 'win' || goal.kind === 'home',
} as const;

export type Shortcut = keyof typeof shortcuts;
export type Use = Readonly<Record<Shortcut, boolean>>;

/** Their names, and those that may be used for a goal, but for those left out by the caller. */
export const { names: shortcutNames, usable: shortcutsFor } = switchesOf(shortcuts);

/** The pile whose top may go home at once (`safeHome`), or −1. */
export function safeHomePile(kernel: Kernel): number {
  if (kernel.drawn > 0) return -1;
  const width = kernel.ranks + 1;
  for (let rank = 1; rank <= kernel.ranks; rank++) {
    const out = (kernel.total[rank] as number) - (kernel.home[rank] as number);
    if (out === 0) continue;
    // The lowest rank outside the foundations: only its bricks can qualify.
    if ((kernel.home[rank - 1] as number) - (kernel.home[rank] as number) < out) return -1;
    if (kernel.left[kernel.next * width + rank] === out) return -1;
    for (let p = 0; p < kernel.piles; p++) if (kernel.top(p) === rank) return p;
    return -1;
  }
  return -1;
}
