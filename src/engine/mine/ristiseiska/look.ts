import { type Action, ristiseiska, type State } from '../../games/ristiseiska/index.ts';
// biome-ignore lint/style/noRestrictedImports: rule of thumb and cut-offs stand beside the solver, which a game's index.ts leaves out.
import { gradeOf, prover } from '../../games/ristiseiska/solver/index.ts';
import type { Look } from '../look.ts';
import { alike } from './alike.ts';
import { themesOf } from './themes.ts';

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
  guess: (state) => (ristiseiska.actor(state) === null ? null : (prover.thumb?.(state, 0) ?? null)),
  alike,
};
