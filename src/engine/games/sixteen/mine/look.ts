import type { Look } from '../../making.ts';
import { type Action, type State, sixteen } from '../index.ts';
import { placement, thumbWith } from '../players/thumb.ts';
import { gradeOf } from '../solver/grade.ts';
import { themesOf } from './themes.ts';
import { sameDeal, traitsOf } from './traits.ts';

export { gradeOf };

/** The rule of thumb of Sixteen speaks of bricks to be placed only. */
const guess = (state: State): Action | null => (state.drawn === null ? null : placement(state));

/** How badly it places: as in most recipes. */
const faults = 3;

/** A text that is the same for positions alike but for the order of the piles and the rule of runs. */
function alike(state: State): string {
  const [, piles = '', foundations, drawn, urn] = sixteen.position.format(state).split('/');
  const { ranks, copies } = state.params;
  return [ranks, copies, piles.split('.').sort().join('.'), foundations, drawn, urn].join('/');
}

export const look: Look<State, Action> = { gradeOf, themesOf, guess, falter: thumbWith(faults), alike, traitsOf, sameDeal };
