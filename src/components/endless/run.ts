import type { Ending } from '../../records/practice.ts';

/** How long the clock of a run is. */
export const runLength = 180_000;

/** A run: puzzle after puzzle, against the clock or until the first slip. */
export interface Run {
  readonly kind: 'minutes' | 'slip';
  /** Milliseconds left; only what is played counts, not what is waited for. */
  readonly left: number;
  /** How its puzzles have ended, the first one first. */
  readonly ends: readonly Ending[];
  /** Why it is over; null: it goes on. */
  readonly over: 'time' | 'slip' | 'ended' | null;
}

export const newRun = (kind: Run['kind']): Run => ({ kind, left: runLength, ends: [], over: null });

/** Some time has been played. */
export function ticked(run: Run, ms: number): Run {
  if (run.kind !== 'minutes' || run.over !== null) return run;
  const left = Math.max(0, run.left - ms);
  return { ...run, left, over: left === 0 ? 'time' : null };
}

/** A puzzle has ended. */
export function endedOne(run: Run, ending: Ending): Run {
  if (run.over !== null) return run;
  return { ...run, ends: [...run.ends, ending], over: run.kind === 'slip' && ending === 'lost' ? 'slip' : null };
}

export const cleanOf = ({ ends }: Pick<Run, 'ends'>): number => ends.filter((ending) => ending === 'clean').length;

/** `2:05` */
export function clockWords(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
