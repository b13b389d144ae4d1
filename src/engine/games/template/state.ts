import type { Params } from './params.ts';

/** A position: how far the counter still has to go, and whose turn it is (at the end: who would be next). */
export interface State {
  readonly params: Params;
  readonly left: number;
  readonly turn: 1 | 2;
}
