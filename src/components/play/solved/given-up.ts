import { effect } from '@preact/signals';
import type { Practice } from '../practice.ts';

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
