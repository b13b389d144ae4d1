import { anyOf } from '../../../../core/player.ts';
import { rng } from '../../../../core/rng.ts';
import type { Look } from '../../../making.ts';
import { gradeOf } from '../../solver/grade.ts';
import type { Action } from '../notation.ts';
import { greedy } from '../players/greedy.ts';
import { legal, observe, type Table } from '../rules.ts';
import { alike } from './alike.ts';
import { sameDeal } from './deal.ts';
import { themesOf } from './themes.ts';
import { traitsOf } from './traits.ts';

/** One action of so many is any that is legal. */
const faults = 5;

export const look: Look<Table, Action> = {
  gradeOf,
  themesOf: (goal, { steps }) =>
    steps[0]
      ? themesOf(
          steps[0].state,
          goal,
          steps.map(({ played }) => played),
        )
      : [],
  guess: (table) => greedy(observe(table, table.turn), rng(0)),
  falter: (table, random) =>
    random.int(faults) === 0 ? anyOf(legal(table), random) : greedy(observe(table, table.turn), random),
  alike,
  traitsOf,
  sameDeal,
};
