import type { SolveAnswer } from '../../../engine/proving/answers.ts';
import type { Budget } from '../../../engine/proving/prover.ts';
import type { SolverClient } from '../../../engine/worker/client.ts';
import type { PositionLink } from '../../links/links.ts';

/** What is known of a position and its goal; `met`: before the first action. */
export type Standing = 'winnable' | 'met' | 'lost' | 'unknown';

/** A set may have two hundred. */
const each: Budget = { nodes: 3_000_000, seconds: 3 };

const goalOf = ({ goal }: PositionLink): string => goal ?? 'win';

/** What two entries of a set share that ask the same. */
export const askedBy = (item: PositionLink): string => `${item.position} ${goalOf(item)}`;

/** Of each entry, which earlier one asks the same, from 0; null: none does. */
export function twinsOf(items: readonly PositionLink[]): (number | null)[] {
  const first = new Map<string, number>();
  return items.map((item, i) => {
    const key = askedBy(item);
    const twin = first.get(key) ?? null;
    if (twin === null) first.set(key, i);
    return twin;
  });
}

const standingOf = ({ result, line }: Pick<SolveAnswer, 'result' | 'line'>): Standing =>
  result === 'win' ? (line === '' ? 'met' : 'winnable') : result === 'loss' ? 'lost' : 'unknown';

/**
 * Asks about the positions of a set, one after another, until the signal ends it; `known` is asked first and told each answer, by `askedBy`.
 * Of a position that cannot be read nothing is told.
 */
export async function workOut(
  items: readonly PositionLink[],
  solver: Pick<SolverClient, 'solve'>,
  known: { has(key: string): boolean; set(key: string, standing: Standing): unknown },
  signal: AbortSignal,
): Promise<void> {
  for (const item of items) {
    if (signal.aborted) return;
    const key = askedBy(item);
    if (known.has(key)) continue;
    const answer = await solver.solve(item.position, goalOf(item), { budget: each, signal }).catch(() => null);
    if (answer && !signal.aborted) known.set(key, standingOf(answer));
  }
}
