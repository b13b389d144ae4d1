import type { Result } from '../../../core/result.ts';
import type { Rng } from '../../../core/rng.ts';
import { type RoundsSoFar, roundsAfter, type Standing } from '../../../core/rounds.ts';
import type { PlayerNumber } from '../state.ts';
import { params } from './params.ts';
import { formatPosition } from './position.ts';
import { deal, forWinning } from './rules.ts';

/** How a round has ended: its winner, or null in a draw, and the points of players 1 and 2. */
export interface End {
  readonly winner: PlayerNumber | null;
  readonly points: readonly [number, number];
}

/** Several rounds of the traditional game. */
export type Rounds = RoundsSoFar<Standing, End>;

/** The match after one more round. Only one player gets points in a round, so whoever reaches the target has won alone. */
export function afterRound({ totals }: Standing, target: number | null, { points }: End): Standing {
  const now = totals.map((total, i) => total + (points[i] ?? 0));
  const first = now.findIndex((total) => target !== null && total >= target);
  return { totals: now, winners: first < 0 ? null : [first + 1] };
}

/**
 * A match dealt by a number (0 to 2³² − 1), after some rounds. In: what makes a stream of a number (`rng`), the options of a deal, as
 * for the command line, and how the rounds so far have ended, which may come from outside. Who begins a round its cards say, as in
 * any deal. Errors name the option or `round`.
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
  const scored = rules.score === 'count';
  const target = scored ? (rules.target ?? null) : null;
  return roundsAfter<Standing, End, object>(
    {
      scored,
      target,
      fresh: { totals: [0, 0], winners: null },
      parse: parseEnd,
      add: (match, end) => afterRound(match, target, end),
      start: (_, number) => `russian-bank:${formatPosition(deal(rules, stream(number)))}`,
    },
    number,
    ends,
    {},
  );
}

/** The most there is for cards left: both packs in the reserve. */
const mostForCards = 2 * 104;

function parseEnd(raw: unknown): End | null {
  if (typeof raw !== 'object' || raw === null) return null;
  const { winner, points } = raw as Partial<Record<keyof End, unknown>>;
  if (!Array.isArray(points) || points.length !== 2) return null;
  if (!points.every((count) => Number.isInteger(count) && count >= 0 && count <= forWinning + mostForCards)) return null;
  const [one, two] = points as [number, number];
  if (winner === null) return one === 0 || two === 0 ? { winner, points: [one, two] } : null;
  if (winner !== 1 && winner !== 2) return null;
  const [own, other] = winner === 1 ? [one, two] : [two, one];
  return own >= forWinning && other === 0 ? { winner, points: [one, two] } : null;
}
