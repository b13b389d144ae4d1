/**
 * What lies where, without pixels: the one description that the layouts and painters of a board read.
 * A scene is made by a game from a position; a slot is a place on the table, a piece what lies in one.
 */
export interface Scene {
  readonly game: string;
  /** In reading order, which is also the order of the arrow keys. */
  readonly slots: readonly Slot[];
  /** Number of the player to decide, `chance`, or null at the end. */
  readonly actor: number | 'chance' | null;
  /** The slot whose top piece was drawn and has to be played before the next draw; absent where nothing waits, or where it has a slot of its own. */
  readonly waits?: string;
  /** What else the game's own board shows, by names that only the game knows. */
  readonly facts?: Readonly<Record<string, number>>;
}

/** A place on the table, and what lies there. */
export interface Slot {
  /** Stable within a game: `p1`, `f3`, `drawn`, `r`, `w`, `o2`, `hand-1` … */
  readonly id: string;
  readonly kind: SlotKind;
  /** Number within its kind, from 1; 0 where there is only one. */
  readonly index: number;
  /** Whose it is: a player's number, or 0 for what all share. */
  readonly owner: number;
  /** How its owner is called, where a page gives them a name. */
  readonly name?: string;
  /** Bottom to top; in `stock` and `hand` as their kind says. */
  readonly pieces: readonly Piece[];
  /** Pieces that are here but not listed (a closed stock); left out where all are listed. */
  readonly hidden?: number;
}

/** How many pieces are in a slot, listed or not. */
export const countOf = ({ pieces, hidden = 0 }: Pick<Slot, 'pieces' | 'hidden'>): number => pieces.length + hidden;

/**
 * - `pile`: a tableau pile; `foundation`: one foundation, every piece on it.
 * - `drawn`: the piece that waits to be placed, or nothing.
 * - `stock`, `hand`: pieces to come, next one first; `hand`: or a player's hand, sorted, of which any card may be taken.
 * - `column`: a part of a suit's run.
 */
export type SlotKind = 'pile' | 'foundation' | 'drawn' | 'stock' | 'hand' | 'reserve' | 'waste' | 'column';

/** One piece; `faceUp: false` shows its back. */
export interface Piece {
  /**
   * Stable across actions, so that a painter can tell what moved: the same physical piece keeps its id from position to
   * position within one line of play. Unique within a scene.
   */
  readonly id: string;
  readonly face: Face;
  readonly faceUp: boolean;
}

/** What is seen of a piece that lies face up: its rank, and of a card its suit and the pack that its back shows. */
export interface Face {
  readonly rank: number;
  readonly suit?: 'c' | 'd' | 'h' | 's';
  readonly back?: 1 | 2;
}

/** What an action carries where, in slot and piece ids: what a hint points at and a target ring surrounds. */
export interface Carry {
  readonly from: string;
  readonly to: string;
  /** The pieces that travel, bottom to top. */
  readonly pieces: readonly string[];
}
