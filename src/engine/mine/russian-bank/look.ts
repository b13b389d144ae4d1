import { type Action, russianBank, type State } from '../../games/russian-bank/index.ts';
// biome-ignore lint/style/noRestrictedImports: rule of thumb and cut-offs stand beside the solver, which a game's index.ts leaves out.
import { gradeOf, prover } from '../../games/russian-bank/solver/index.ts';
import type { Look } from '../look.ts';
import { alike } from './alike.ts';
import { themesOf } from './themes.ts';

export const look: Look<State, Action> = {
  gradeOf: ({ share = 0, depth = 0 }) => gradeOf(share, depth),
  themesOf: (goal, { steps }) =>
    steps[0]
      ? themesOf(
          steps[0].state,
          goal,
          steps.map(({ played }) => played),
        )
      : [],
  guess: (state) => (russianBank.actor(state) === null ? null : (prover.thumb?.(state, 0) ?? null)),
  alike,
};
