import type { Look } from '../../making.ts';
import type { Action, State } from '../index.ts';
import { placement } from '../players/thumb.ts';
import { gradeOf } from '../solver/grade.ts';
import { alike } from './alike.ts';
import { themesOf } from './themes.ts';
import { sameDeal, traitsOf } from './traits.ts';

export { gradeOf };

/** The rule of thumb of Sixteen speaks of bricks to be placed only. */
const guess = (state: State): Action | null => (state.drawn === null ? null : placement(state));

export const look: Look<State, Action> = { gradeOf, themesOf, guess, alike, traitsOf, sameDeal };
