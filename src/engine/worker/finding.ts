import type { Found, Wish } from '../mine/find.ts';
import type { SolverClient } from './client.ts';

/** What is asked when a puzzle is looked for. */
export interface Finding {
  readonly game: string;
  readonly wish: Wish;
  /** The first number that is tried. */
  readonly from: number;
  /** How many numbers are tried before it is given up. */
  readonly most: number;
  /** Whether a puzzle is not wanted, by its key: it is published already, say. */
  readonly isTaken?: (key: string) => boolean;
  /** Whether a puzzle is what is wanted beside the wish; others are passed over. Left out: all are. */
  readonly suits?: (found: Found) => boolean;
  /** Gives up; the promise then rejects with `Cancelled`. */
  readonly signal?: AbortSignal;
  /** Told now and then how many numbers have been tried. */
  onTried?(tried: number): void;
}

/** Numbers asked for at a time: what is put off by a more urgent request begins anew. */
const atATime = 16;

/**
 * Looks for a puzzle, a few numbers at a time. Null where none of them has one; `none`: the game has no such puzzles at all. The same wish and
 * number give the same puzzle everywhere.
 */
export async function findPuzzle(
  client: Pick<SolverClient, 'find'>,
  { game, wish, from, most, isTaken, suits, signal, onTried }: Finding,
): Promise<{ readonly found: Found | null; readonly none: boolean }> {
  let tried = 0;
  while (tried < most) {
    const before = tried;
    const answer = await client.find(game, wish, from + tried, Math.min(atATime, most - tried), {
      ...(signal && { signal }),
      onProgress: (more) => onTried?.(before + more),
    });
    tried += answer.tried;
    if (answer.found && !isTaken?.(answer.found.key) && (suits?.(answer.found) ?? true))
      return { found: answer.found, none: false };
    if (answer.none) return { found: null, none: true };
  }
  return { found: null, none: false };
}
