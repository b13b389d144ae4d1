import { decide } from '../../../core/player.ts';
import type { Look } from '../../making.ts';
import { type Action, ristiseiska, type State } from '../index.ts';
import { firstThought } from '../players/first-thought.ts';
import { random as any } from '../players/random.ts';
import { gradeOf } from '../solver/grade.ts';
import { alike } from './alike.ts';
import { themesOf } from './themes.ts';
import { sameDeal, traitsOf } from './traits.ts';

export { gradeOf };

/** One action of so many is any that is legal. */
const faults = 3;

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
  guess: (state) => decide(ristiseiska, firstThought, state, 0),
  falter(state, random) {
    const who = ristiseiska.actor(state);
    return typeof who === 'number'
      ? (random.int(faults) === 0 ? any : firstThought)(ristiseiska.observe(state, who), random)
      : null;
  },
  alike,
  traitsOf,
  sameDeal,
};
