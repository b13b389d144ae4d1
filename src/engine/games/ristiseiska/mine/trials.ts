import type { Trials } from '../../entry.ts';
import type { Action } from '../notation.ts';
import { firstThought } from '../players/first-thought.ts';
import type { State } from '../state.ts';
import { tunable } from './tunable.ts';

/** What scripts try the players of Ristiseiska by. */
export const trials: Trials<State, Action> = { steady: firstThought, tunable };
