import { type Ground, goalsWorth, minerOf } from '../../mine/miner.ts';
import { parseGoal } from '../goals.ts';
import { crapette } from '../index.ts';
import type { Action } from '../notation.ts';
import { greedy } from '../players/greedy.ts';
import type { Table } from '../rules.ts';
import { bestOfTurn } from '../solver/index.ts';
import { randomShare } from '../solver/walks.ts';
import { kindOf, recipes } from './recipes.ts';
import { turnsOf } from './turns.ts';

/** What the puzzles of the traditional game are made of. */
export const ground: Ground<Table, Action> = {
  game: crapette as Ground<Table, Action>['game'],
  recipes,
  kindOf,
  turns: turnsOf,
  thumb: greedy,
  ends: ({ kind }) => kind === 'pass' || kind === 'discard',
  goalsOf(table, budget) {
    const { best, nodes, reason } = bestOfTurn(table, budget);
    if (reason !== null) return { goals: [], nodes, reason };
    const { load } = best;
    return { goals: [...goalsWorth(table, best), ...(load.value >= 2 ? [`load:${load.value}`] : [])], nodes, reason };
  },
  counts: (kind, action) =>
    action.kind === 'play' &&
    ((kind === 'home' && action.to === 'f') || (kind === 'load' && (action.to === 'or' || action.to === 'ow'))),
  share(table, goal, walks) {
    const spec = parseGoal(goal);
    return spec.ok ? (randomShare(table, spec.value, walks) ?? 0) : 0;
  },
};

/** The miner of the traditional game. */
export const miner = minerOf(ground);
