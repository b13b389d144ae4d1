import { effect, type ReadonlySignal, useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { Play } from '../../../engine/core/play.ts';
import { kindOf } from '../../../records/cleanness.ts';
import { recordSolved, solvedPuzzles } from '../../../records/progress.ts';
import type { Solved } from '../../../records/records.ts';
import { loading } from '../../../site/loading.ts';
import { watch } from '../../../site/storage.ts';
import { type Practice, resultOf } from '../practice.ts';
import { useClock } from './useClock.ts';

/**
 * Tells once that a solution was looked at before the goal was met, in this visit: what was given up on an earlier one has been told.
 * Gives back how to stop.
 */
export function whenGivenUp({ state, met }: Pick<Practice, 'state' | 'met'>, tell: () => void): () => void {
  let seen = state.peek().solution;
  return effect(() => {
    if (!state.value.solution || seen) return;
    seen = true;
    if (!met.peek()) tell();
  });
}

/** What this browser knows of a puzzle that somebody works at. */
export interface SolvedHere {
  /** How it was solved at its best; null if not yet. */
  readonly best: ReadonlySignal<Solved | null>;
  /** It has been solved in this visit, and never before. */
  readonly first: ReadonlySignal<boolean>;
}

/** Records that a puzzle is solved, once it is. A line that comes back solved after a reload is not solved again. */
export function useSolved(id: string, practice: Practice): SolvedHere {
  const { met, own } = practice;
  const best = useSignal<Solved | null>(null);
  const first = useSignal(false);
  const cameBack = useRef<Play | null>(null);
  const clock = useClock(id, met);

  /** What was given up, or not met clean, comes back in practice. */
  const ended = (clean: boolean): void => {
    const puzzle = { name: id, game: practice.kit.id, position: own.start.position };
    loading(() => import('../../../records/ended.ts'))
      .then(({ recordMet }) => recordMet(puzzle, clean, new Date()))
      .catch(() => {});
  };

  useEffect(() => {
    const look = () => {
      best.value = solvedPuzzles()[id] ?? null;
    };
    cameBack.current = own.now.peek();
    look();
    return watch('solved', look);
  }, [practice, id]);

  useEffect(() => {
    if (!met.value) return;
    const known = solvedPuzzles()[id];
    if (known && own.now.peek() === cameBack.current) return;
    const ms = clock.stop();
    const timed = known || ms === null ? {} : { seconds: Math.round(ms / 1000) };
    const how = { ...resultOf(practice), ...timed };
    recordSolved(id, how, new Date());
    first.value = !known;
    best.value = solvedPuzzles()[id] ?? null;
    ended(kindOf(how) === 'clean');
  }, [met.value, practice]);

  useEffect(() => whenGivenUp(practice, () => ended(false)), [practice]);

  return { best, first };
}
