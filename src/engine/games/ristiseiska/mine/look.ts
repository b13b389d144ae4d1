import { decide } from '../../../core/player.ts';
import type { Grading } from '../../../proving/prover.ts';
import type { Look } from '../../making.ts';
import { type Action, ristiseiska, type State } from '../index.ts';
import { thumb } from '../players/thumb.ts';
import { alike } from './alike.ts';
import { themesOf } from './themes.ts';

/**
 * The grade of a puzzle of Ristiseiska. One whose line the rule of thumb finds counts by its depth only; to be harder, a
 * puzzle has to mislead it, and the hardest are deep and leave no choice at least four times.
 */
export function gradeOf({ depth = 0, missed = false, onlyMoves, firstActions }: Grading): number {
  if (missed && depth > 20 && onlyMoves >= 4) return 5;
  if (missed && depth > 12 && firstActions >= 4) return 4;
  if (missed || depth > 12) return 3;
  return depth > 6 ? 2 : 1;
}

/** Themes are about the decisions of the player whose goal it is; the others only answer. */
export const look: Look<State, Action> = {
  gradeOf,
  themesOf(goal, { steps }) {
    const hero = steps[0]?.actor;
    return themesOf(
      goal,
      steps.filter(({ actor }) => actor === hero),
    );
  },
  guess: (state) => decide(ristiseiska, thumb, state, 0),
  alike,
};
