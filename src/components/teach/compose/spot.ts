import type { Box } from '../../board/layout/types.ts';

/** A place, and which of its pieces; null: the place itself. */
export interface Spot {
  readonly slot: string;
  readonly index: number | null;
  /** It lies open among the others of its place, and is meant alone. */
  readonly single?: boolean;
}

/** What is in the hand: a piece, and the spot that it was taken from (null: the tray). */
export interface Held {
  readonly piece: string;
  readonly from: (Spot & { readonly index: number }) | null;
}

/** Where the focus goes with the next picture of the board: to what lies open, or to where it was opened; null: it stays. */
export type GoesTo = 'opened' | null;

/** Set through the style object, never as an attribute: pages forbid inline styles. */
export const placed = ({ x, y, w, h }: Box) => ({ left: `${x}px`, top: `${y}px`, width: `${w}px`, height: `${h}px` });
