import { anyOf } from '../../../core/player.ts';
import { rng } from '../../../core/rng.ts';
import type { Look } from '../../making.ts';
import { type Action, russianBank, type State } from '../index.ts';
import { greedy } from '../players/greedy.ts';
import { gradeOf } from '../solver/grade.ts';
import { alike } from './alike.ts';
import { sameDeal } from './deal.ts';
import { themesOf } from './themes.ts';
import { traitsOf } from './traits.ts';

export { gradeOf };

/** One action of so many is any that is legal. */
const faults = 5;

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
  falter: (state, random) =>
    random.int(faults) === 0 ? anyOf(russianBank.legal(state), random) : greedy(russianBank.observe(state, state.turn), random),
  alike,
  traitsOf,
  sameDeal,
};
