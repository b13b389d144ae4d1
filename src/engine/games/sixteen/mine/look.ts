import type { Look } from '../../making.ts';
import type { Action, State } from '../index.ts';
import { placement, thumbWith } from '../players/thumb.ts';
import { gradeOf } from '../solver/grade.ts';
import { alike } from './alike.ts';
import { themesOf } from './themes.ts';
import { sameDeal, traitsOf } from './traits.ts';

export { gradeOf };

/** The rule of thumb of Sixteen speaks of bricks to be placed only. */
const guess = (state: State): Action | null => (state.drawn === null ? null : placement(state));

/** How badly it places: as in most recipes. */
const faults = 3;

export const look: Look<State, Action> = { gradeOf, themesOf, guess, falter: thumbWith(faults), alike, traitsOf, sameDeal };
