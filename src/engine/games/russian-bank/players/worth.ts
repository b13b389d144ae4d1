/** What things are worth to the planner. */
export interface Worth {
  /** Each card played out of the reserve, and out of the waste. */
  readonly reserve: number;
  readonly waste: number;
  /** Each card taken home. */
  readonly home: number;
  /** Each empty pile of its own. */
  readonly empty: number;
  /** The share of its hidden cards that could be played, when it draws next and when it does not. */
  readonly nextDraw: number;
  readonly later: number;
  /** Each card on its own piles. */
  readonly heights: number;
  /** What it grudges the opponent: a top of the reserve or the waste that can be played, the share of hidden cards, each empty pile. */
  readonly theirReserve: number;
  readonly theirWaste: number;
  readonly theirDraw: number;
  readonly theirEmpty: number;
}

/** Found by trial. The miner plays by them too (`arranger`), so that they stay as they are. */
export const worth: Worth = {
  reserve: 12,
  waste: 8,
  home: 0.5,
  empty: 3,
  nextDraw: 12,
  later: 0,
  heights: 0,
  theirReserve: 5,
  theirWaste: 3,
  theirDraw: 4,
  theirEmpty: 0,
};
