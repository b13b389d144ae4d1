import type { Trials } from '../../entry.ts';
import type { Action } from '../notation.ts';
import { firstThought } from '../players/thumb.ts';
import type { State } from '../state.ts';
import { tunable } from './tunable.ts';

/** What scripts try the players of Sixteen by. */
export const trials: Trials<State, Action> = { steady: firstThought, tunable };
