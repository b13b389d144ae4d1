import type { Seat } from '../../core/game.ts';
import type { Result } from '../../core/result.ts';
import type { Rng } from '../../core/rng.ts';
import { type RoundsSoFar, roundsAfter, type Standing } from '../../core/rounds.ts';
import { formatRules, type Params, params } from './params.ts';
import { formatPosition } from './position.ts';
import { deal, type End } from './rules.ts';

/** Rounds of the same players, so far. Immutable. */
export interface Match extends Standing {
  /** Rounds played. */
  readonly rounds: number;
  /** Rounds that each player has lost, being the last with cards. */
  readonly lost: readonly number[];
  /** Who deals the next round. */
  readonly dealer: Seat;
}

/** A match before its first round, which the last player deals. */
export const newMatch = ({ players }: Params): Match => ({
  rounds: 0,
  totals: Array<number>(players).fill(0),
  lost: Array<number>(players).fill(0),
  dealer: players,
  winners: null,
});

/** The match after one more round, by the outcome of that round: the lowest total wins once somebody has reached the target. */
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

/** What is told of several rounds besides how they stand. */
interface More {
  /** The rules as in a position, what differs from the rule set in a fixed order. */
  readonly rules: string;
  readonly players: number;
  /** What the token costs its holder at the end of a round; 0 where it costs nothing. */
  readonly tokenPoints: number;
  /** The last player with cards loses the round; else the first without wins it. */
  readonly lastIn: boolean;
}

/** Several rounds of Ristiseiska. */
export type Rounds = RoundsSoFar<Match, End> & More;

/**
 * A match dealt by a number (0 to 2³² − 1), after some rounds. In: what makes a stream of a number (`rng`), the options of a deal, as
 * for the command line, and how the rounds so far have ended, which may come from outside. Errors name the option or `round`.
 */
export function rounds(
  stream: (seed: number) => Rng,
  options: Readonly<Record<string, string>>,
  number: number,
  ends: readonly unknown[] = [],
): Result<Rounds> {
  const read = params(options);
  if (!read.ok) return read;
  const rules = read.value;
  const scored = rules.score !== 'none';
  return roundsAfter<Match, End, More>(
    {
      scored,
      target: scored ? rules.target : null,
      fresh: newMatch(rules),
      parse: (raw) => parseEnd(raw, rules.players),
      add: (match, end) => afterRound(match, rules, end),
      start: ({ dealer }, number) => `ristiseiska:${formatPosition(deal(rules, stream(number), dealer))}`,
    },
    number,
    ends,
    {
      rules: formatRules(rules),
      players: rules.players,
      tokenPoints: scored && rules.unable === 'token' ? rules['token-points'] : 0,
      lastIn: rules.end === 'last-in',
    },
  );
}

/** The most a hand can count: all cards of the pack, and the dearest token. */
const most = 2000;

function parseEnd(raw: unknown, players: number): End | null {
  if (typeof raw !== 'object' || raw === null) return null;
  const { winner, loser, points } = raw as Partial<Record<keyof End, unknown>>;
  const isSeat = (seat: unknown): seat is number | null =>
    seat === null || (Number.isInteger(seat) && (seat as number) >= 1 && (seat as number) <= players);
  const isPoints = (count: unknown): count is number =>
    Number.isInteger(count) && (count as number) >= 0 && (count as number) <= most;
  if (!isSeat(winner) || !isSeat(loser) || !Array.isArray(points) || points.length !== players || !points.every(isPoints))
    return null;
  return { winner, loser, points };
}
