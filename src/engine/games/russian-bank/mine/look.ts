import { rng } from '../../../core/rng.ts';
import type { Look } from '../../making.ts';
import { type Action, russianBank, type State } from '../index.ts';
import { greedy } from '../players/greedy.ts';
import { gradeOf } from '../solver/grade.ts';
import { alike } from './alike.ts';
import { themesOf } from './themes.ts';
import { sameDeal, traitsOf } from './traits.ts';

export { gradeOf };

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
  traitsOf,
  sameDeal,
};
