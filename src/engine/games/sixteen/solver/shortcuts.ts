import type { Board } from './kernel.ts';
import type { BoardGoal } from './target.ts';

/**
 * What the exact search leaves out or forces, each with the argument why no winnable position is lost by it. All hold for
 * both `runs` rules. Each can be switched off, and the tests compare every one with a plain search of the rules.
 */
export const shortcuts = {
  /**
   * Piles are unordered. The rules treat piles alike, so exchanging two piles maps every line of play to one that does
   * the same. Not for a goal that names a pile.
   */
  unordered: (goal: BoardGoal) => goal.kind !== 'top' || goal.pile === null,

  /**
   * A whole pile that begins with the top rank is not moved to an empty pile: that only exchanges two piles.
   * Not for a goal that names a pile.
   */
  renaming: (goal: BoardGoal) => goal.kind !== 'top' || goal.pile === null,

  /**
   * Positions that reach each other by moves that can be taken back are one class: whichever is reached, all are. The
   * search enters a class once and tries the other actions from each of its arrangements. Between classes there are no
   * cycles: a brick lies *well* on a brick exactly one higher (or, the top rank, on an empty pile). A move puts the head of
   * its run where it lies well and changes nothing else; where it lay well before, the move can be taken back. So every
   * other move makes one more brick lie well, and drawing, placing and going home are never undone. Any goal.
   */
  classes: (_goal: BoardGoal) => true,

  /**
   * A brick x goes home at once when nothing lower than it is outside the foundations and there is room for all bricks
   * of its rank. Nothing can ever be moved onto x (it would have to be one lower), no lower brick can lie on it within a
   * run, and so x only ever travels alone or on top of a run. Any line from here can be played without x: leave out the
   * moves of x alone; every other run moved is the same but for x at its end. At each step the position is the old one
   * with x taken off: no fewer bricks home, no fewer empty piles, runs still runs. The room asked for means that another
   * brick of the rank never finds its place taken. So what can be won can be won after x goes home. Not for `top`, which may want x
   * to lie there.
   */
  safeHome: (goal: BoardGoal) => goal.kind !== 'top',

  /**
   * Positions from which some bricks can never go home are given up without search: see `ceiling`. For goals that count
   * bricks at home.
   */
  ceiling: (goal: BoardGoal) => goal.kind === 'win' || goal.kind === 'home',
} as const;

export type Shortcut = keyof typeof shortcuts;
export type Use = Readonly<Record<Shortcut, boolean>>;

export const shortcutNames = Object.keys(shortcuts) as Shortcut[];

/** The shortcuts that may be used for a goal, but for those left out by the caller. */
export function shortcutsFor(goal: BoardGoal, without: readonly Shortcut[] = []): Use {
  return Object.fromEntries(shortcutNames.map((name) => [name, shortcuts[name](goal) && !without.includes(name)])) as Record<
    Shortcut,
    boolean
  >;
}

/** The pile whose top may go home at once (`safeHome`), or −1. */
export function safeHomePile(board: Board): number {
  if (board.drawn > 0) return -1;
  const width = board.ranks + 1;
  for (let rank = 1; rank <= board.ranks; rank++) {
    const out = (board.total[rank] as number) - (board.home[rank] as number);
    if (out === 0) continue;
    // The lowest rank outside the foundations: only its bricks can qualify.
    if ((board.home[rank - 1] as number) - (board.home[rank] as number) < out) return -1;
    if (board.left[board.next * width + rank] === out) return -1;
    for (let p = 0; p < board.piles; p++) if (board.top(p) === rank) return p;
    return -1;
  }
  return -1;
}
