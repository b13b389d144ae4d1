import type { Outcome, Seat } from './game.ts';
import { fail, ok, type Result } from './result.ts';

/** How a match stands, whatever its game counts. */
export interface Standing {
  /** Points of each player so far. */
  readonly totals: readonly number[];
  /** Who has won it, several where they share it; null while it goes on. */
  readonly winners: readonly Seat[] | null;
}

/** Several rounds of the same players, seen from outside: positions and outcomes are text and plain data. */
export interface RoundsSoFar<Match extends Standing = Standing, End = unknown> {
  /** Points are counted: play goes on to the target. Else rounds are only counted. */
  readonly scored: boolean;
  /** The total that ends the match; null where there is none. */
  readonly target: number | null;
  /** The rounds so far, and how the match stands after them. */
  readonly ends: readonly End[];
  readonly match: Match;
  /** The position with which the next round begins. */
  readonly start: string;
  /** The same after one more round, by its outcome. An outcome of another game, or more rounds than a match has, is an error. */
  after(outcome: Outcome): Result<this>;
}

/** Rounds of one match are dealt by numbers far apart; the first by the number of the deal itself. */
export const roundNumber = (number: number, round: number): number => (number + round * 2_654_435_761) >>> 0;

/**
 * How a match stands after some rounds. In: how it stands before the first, how the rounds have ended, which may come from outside, how
 * an end is read (null: it is none of this match), and what it makes of the match. Errors are of the field `round`.
 */
export function matchAfter<Match extends Standing, End>(
  fresh: Match,
  ends: readonly unknown[],
  parse: (raw: unknown) => End | null,
  add: (match: Match, end: End) => Match,
): Result<{ readonly match: Match; readonly ends: readonly End[] }> {
  let match = fresh;
  const known: End[] = [];
  for (const [i, raw] of ends.entries()) {
    if (match.winners) return fail('round', 'round-after-end', { round: i + 1 });
    const end = parse(raw);
    if (end === null) return fail('round', 'round-outcome', { round: i + 1, players: fresh.totals.length });
    match = add(match, end);
    known.push(end);
  }
  return ok({ match, ends: known });
}
