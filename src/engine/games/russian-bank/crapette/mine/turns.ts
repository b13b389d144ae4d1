import { type Turns, turnsBy } from '../../mine/turns.ts';
import { crapette } from '../index.ts';
import type { Params } from '../params.ts';
import { greedy } from '../players/greedy.ts';
import { planner } from '../players/planner.ts';
import { step, type Table } from '../rules.ts';

/** The turns of games of the traditional game. One that comes back by an automatic pass is another. */
export const turnsOf: Turns<Table> = turnsBy({
  game: crapette,
  choices: { greedy, planner },
  params: crapette.presets.crapette as Params,
  ends: (table, action) => step(table, action).turns > 0,
});
