import type { Params } from './params.ts';

/**
 * One physical brick: its rank, and a serial number that only tells bricks of one rank apart (for the board's animation).
 * Rank 0 is a brick that the viewer may not see.
 */
export type Brick = number;

/** A brick of a rank, with its serial number. */
export const brick = (rank: number, serial: number): Brick => serial * 32 + rank;
export const rankOf = (b: Brick): number => b % 32;
/** What tells a brick from others of its rank. */
export const serialOf = (b: Brick): number => Math.floor(b / 32);

/** A position of Sixteen. Piles and foundations bottom to top, the urn next brick first. */
export interface State {
  readonly params: Params;
  readonly piles: readonly (readonly Brick[])[];
  /** In the order in which they were begun; written highest first. */
  readonly foundations: readonly (readonly Brick[])[];
  readonly drawn: Brick | null;
  readonly urn: readonly Brick[];
}

/** The topmost brick, or undefined. */
export const topOf = (pile: readonly Brick[]): Brick | undefined => pile[pile.length - 1];
