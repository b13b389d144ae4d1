import type { Outcome } from '../../core/game.ts';
import { ok, type Result } from '../../core/result.ts';
import { rng } from '../../core/rng.ts';
import { fail } from './codes.ts';
import { deal } from './deal.ts';
import type { End } from './ending.ts';
import { afterRound, type Match, newMatch } from './match.ts';
import { formatRules, params } from './params.ts';
import { formatPosition } from './position.ts';

/** Several rounds of the same players, seen from outside: rules, positions and outcomes are text and plain data. */
export interface Rounds {
  /** The rules as in a position, what differs from the rule set in a fixed order. */
  readonly rules: string;
  readonly players: number;
  /** Points are counted: play goes on to the target. Else rounds are only counted. */
  readonly scored: boolean;
  /** The total that ends the match; null where there is none. */
  readonly target: number | null;
  /** What the token costs its holder at the end of a round; 0 where it costs nothing. */
  readonly tokenPoints: number;
  /** The last player with cards loses the round; else the first without wins it. */
  readonly lastIn: boolean;
  /** The rounds so far, and how the match stands after them. */
  readonly ends: readonly End[];
  readonly match: Match;
  /** The position with which the next round begins. */
  readonly start: string;
  /** The same after one more round, by its outcome. An outcome of another game, or more rounds than a match has, is an error. */
  after(outcome: Outcome): Result<Rounds>;
}

/** Rounds of one match are dealt by numbers far apart; the first by the number of the deal itself. */
const seedOf = (number: number, round: number): number => (number + round * 2_654_435_761) >>> 0;

/**
 * A match dealt by a number (0 to 2³² − 1), after some rounds. In: the options of a deal, as for the command line, and how
 * the rounds so far have ended, which may come from outside. Errors name the option or `round`.
 */
export function rounds(options: Readonly<Record<string, string>>, number: number, ends: readonly unknown[] = []): Result<Rounds> {
  const read = params(options);
  if (!read.ok) return read;
  const rules = read.value;
  let match = newMatch(rules);
  const known: End[] = [];
  for (const [i, raw] of ends.entries()) {
    if (match.winners) return fail('round', 'risti-round-after-end', { round: i + 1 });
    const end = readEnd(raw, rules.players);
    if (end === null) return fail('round', 'risti-round-outcome', { round: i + 1, players: rules.players });
    match = afterRound(match, rules, end);
    known.push(end);
  }
  const scored = rules.score !== 'none';
  return ok({
    rules: formatRules(rules),
    players: rules.players,
    scored,
    target: scored ? rules.target : null,
    tokenPoints: scored && rules.unable === 'token' ? rules['token-points'] : 0,
    lastIn: rules.end === 'last-in',
    ends: known,
    match,
    start: `ristiseiska:${formatPosition(deal(rules, rng(seedOf(number, match.rounds)), match.dealer))}`,
    after: (outcome) => rounds(options, number, [...known, outcome]),
  });
}

/** The most a hand can count: all cards of the pack, and the dearest token. */
const most = 2000;

function readEnd(raw: unknown, players: number): End | null {
  if (typeof raw !== 'object' || raw === null) return null;
  const { winner, loser, points } = raw as Partial<Record<keyof End, unknown>>;
  const isSeat = (seat: unknown): seat is number | null =>
    seat === null || (Number.isInteger(seat) && (seat as number) >= 1 && (seat as number) <= players);
  const isCount = (count: unknown): count is number =>
    Number.isInteger(count) && (count as number) >= 0 && (count as number) <= most;
  if (!isSeat(winner) || !isSeat(loser) || !Array.isArray(points) || points.length !== players || !points.every(isCount))
    return null;
  return { winner, loser, points };
}
