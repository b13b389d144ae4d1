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
const roundNumber = (number: number, round: number): number => (number + round * 2_654_435_761) >>> 0;

/** What a game has to say of its matches. */
export interface MatchRules<Match extends Standing, End> extends Pick<RoundsSoFar, 'scored' | 'target'> {
  /** How a match stands before its first round. */
  readonly fresh: Match;
  /** How a round has ended, read from outside; null: it is no end of such a match. */
  parse(raw: unknown): End | null;
  add(match: Match, end: End): Match;
  /** The position with which the next round begins, dealt by this number. */
  start(match: Match, number: number): string;
}

/**
 * A match dealt by a number, after some rounds. In: its rules, how the rounds so far have ended, which may come from outside, and what
 * its game tells of it besides. Errors are of the field `round`.
 */
export function roundsAfter<Match extends Standing, End, More extends object>(
  rules: MatchRules<Match, End>,
  number: number,
  ends: readonly unknown[],
  more: More,
): Result<RoundsSoFar<Match, End> & More> {
  const { scored, target, fresh, parse, add, start } = rules;
  let match = fresh;
  const known: End[] = [];
  for (const [i, raw] of ends.entries()) {
    if (match.winners) return fail('round', 'round-after-end', { round: i + 1 });
    const end = parse(raw);
    if (end === null) return fail('round', 'round-outcome', { round: i + 1, players: fresh.totals.length });
    match = add(match, end);
    known.push(end);
  }
  return ok({
    ...more,
    scored,
    target,
    ends: known,
    match,
    start: start(match, roundNumber(number, known.length)),
    after: (outcome) => roundsAfter(rules, number, [...known, outcome], more),
  });
}
