import type { Grading } from '../../../proving/prover.ts';
import type { Look } from '../../making.ts';
import type { Action, State } from '../index.ts';
import { placement } from '../players/thumb.ts';
import { alike } from './alike.ts';
import { themesOf } from './themes.ts';

/** The grade of a puzzle of Sixteen by its only moves: 0–1, 2, 3–4, 5–7, 8 or more; see docs/puzzles.md. */
export function gradeOf({ onlyMoves }: Pick<Grading, 'onlyMoves'>): number {
  return 1 + [2, 3, 5, 8].filter((least) => onlyMoves >= least).length;
}

/** The rule of thumb of Sixteen speaks of bricks to be placed only. */
const guess = (state: State): Action | null => (state.drawn === null ? null : placement(state));

export const look: Look<State, Action> = { gradeOf, themesOf, guess, alike };
