import { rng } from '../../../core/rng.ts';
import type { Grading } from '../../../proving/prover.ts';
import type { Look } from '../../making.ts';
import { type Action, russianBank, type State } from '../index.ts';
import { greedy } from '../players/greedy.ts';
import { alike } from './alike.ts';
import { themesOf } from './themes.ts';

/** The grade of a puzzle of Russian Bank, by the share of random walks that meet its goal and the actions of its line. */
export function gradeOf({ share = 0, depth = 0 }: Pick<Grading, 'share' | 'depth'>): number {
  if (share >= 0.2) return 1;
  if (share >= 0.05) return 2;
  if (share >= 0.01) return 3;
  return share >= 0.001 || depth < 12 ? 4 : 5;
}

export const look: Look<State, Action> = {
  gradeOf,
  themesOf: (goal, { steps }) =>
    steps[0]
      ? themesOf(
          steps[0].state,
          goal,
          steps.map(({ played }) => played),
        )
      : [],
  guess: (state) => greedy(russianBank.observe(state, state.turn), rng(0)),
  alike,
};
