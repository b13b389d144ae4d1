import type { JudgeAnswer, PlayoutsAnswer, ProspectsAnswer } from '../../../engine/proving/answers.ts';
import type { Asking } from '../../../engine/worker/client.ts';
import type { Decision } from './decisions.ts';

/** What a review asks of the solver. */
export interface Reviewer {
  judge(position: string, line: string, goal: string, asking?: Asking): Promise<JudgeAnswer>;
  standstill(position: string, asking?: Asking): Promise<boolean>;
  prospects(position: string, asking?: Asking): Promise<ProspectsAnswer | null>;
  playouts(position: string, player: string, seat: number, games: number, asking?: Asking): Promise<PlayoutsAnswer>;
  chooseAfter(start: string, line: string, player: string, seed: number, asking?: Asking): Promise<string | null>;
}

/**
 * What could be proved of a decision. `kept`: a goal could be met before it and still can after it. `thrown`: it could before it and
 * no longer can; `way` would have met it. `gone`: in a game for one, the game could not be won any more. `unforced`: against others, no
 * move would have won whatever they play. `slip`, `missed`: by the rules, an action out of order, or another's that was let stand. `open`:
 * nothing is proved.
 */
export type Rating =
  | { readonly kind: 'kept'; readonly goal: string }
  | { readonly kind: 'thrown'; readonly goal: string; readonly way: readonly string[] }
  | { readonly kind: 'gone' }
  | { readonly kind: 'unforced' }
  | { readonly kind: 'slip' }
  | { readonly kind: 'missed' }
  | { readonly kind: 'open' };

/** What is asked of a game: whether nobody but the reader acts, and the counts (`reserve`) that can be brought down within a turn. */
export interface Asked {
  readonly alone: boolean;
  readonly counts: readonly string[];
}

/** What one question may cost. */
export const each = { nodes: 400_000, seconds: 1 } as const;

/** What is proved of one decision. Rejects when the signal says so, or the solver cannot be had. */
export async function rate(
  { before, action, fault }: Decision,
  asked: Asked,
  solver: Reviewer,
  signal: AbortSignal,
): Promise<Rating> {
  // The rules have the last word on it: no solver is asked.
  if (fault) return { kind: fault.kind };
  const asking = { budget: each, signal };
  const ratingOf = async (goal: string): Promise<Rating> => {
    const { state, winnable, line } = await solver.judge(before.position, action, goal, asking);
    if (state === 'met' || winnable === true) return { kind: 'kept', goal };
    if (winnable === null) return { kind: 'open' };
    return line === null ? { kind: 'gone' } : { kind: 'thrown', goal, way: line.split(',') };
  };
  const whole = await ratingOf('win');
  if (whole.kind === 'kept' || whole.kind === 'thrown' || asked.alone) return whole;
  // Where a turn is measured by what it can bring down, that it could not win at once says little.
  if (asked.counts.length === 0) return whole.kind === 'gone' ? { kind: 'unforced' } : whole;
  const prospects = await solver.prospects(before.position, asking);
  // What is only the best that was found is no goal to be measured by.
  if (prospects === null || prospects.reason !== null) return { kind: 'open' };
  for (const count of asked.counts) {
    const best = prospects.best[count];
    if (best === undefined || best.line.length === 0) continue;
    const rating = await ratingOf(`${count}:${best.value}`);
    if (rating.kind === 'kept' || rating.kind === 'thrown') return rating;
  }
  return { kind: 'open' };
}

/** So many games stand behind a point of the curve, and so many behind what is said of a move. */
export const games = { point: 12, said: 60 } as const;

/** Half a game for a draw, from 0 to 1. */
export const shareOf = ({ won, drawn, lost }: PlayoutsAnswer): number => (won + drawn / 2) / Math.max(1, won + drawn + lost);
