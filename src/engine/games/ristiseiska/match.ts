import type { Seat } from '../../core/game.ts';
import type { End } from './ending.ts';
import type { Params } from './params.ts';

/** Rounds of the same players, so far. Immutable. */
export interface Match {
  /** Rounds played. */
  readonly rounds: number;
  /** Penalty points of each player. */
  readonly totals: readonly number[];
  /** Rounds that each player has lost, being the last with cards. */
  readonly lost: readonly number[];
  /** Who deals the next round. */
  readonly dealer: Seat;
  /** The players with the lowest total once somebody has reached the target; null while the match goes on. */
  readonly winners: readonly Seat[] | null;
}

/** A match before its first round, which the last player deals. */
export const newMatch = ({ players }: Params): Match => ({
  rounds: 0,
  totals: Array<number>(players).fill(0),
  lost: Array<number>(players).fill(0),
  dealer: players,
  winners: null,
});

/** The match after one more round, by the outcome of that round. */
export function afterRound(match: Match, { target, players }: Params, { loser, points }: End): Match {
  const totals = match.totals.map((total, i) => total + (points[i] ?? 0));
  const over = target !== null && totals.some((total) => total >= target);
  const lowest = Math.min(...totals);
  return {
    rounds: match.rounds + 1,
    totals,
    lost: match.lost.map((count, i) => count + (loser === i + 1 ? 1 : 0)),
    dealer: loser ?? (match.dealer % players) + 1,
    winners: over ? totals.flatMap((total, i) => (total === lowest ? [i + 1] : [])) : null,
  };
}
