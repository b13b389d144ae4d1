/** A place, and which of its pieces; null: the place itself. */
export interface Spot {
  readonly slot: string;
  readonly index: number | null;
  /** It lies open among the others of its place, and is meant alone. */
  readonly single?: boolean;
}

/** Where the focus goes with the next picture of the board: to what lies open, or to where it was opened; null: it stays. */
export type GoesTo = 'opened' | null;
