import { parseGoal } from '../goals.ts';
import { type Action, russianBank, type State } from '../index.ts';
import { greedy } from '../players/greedy.ts';
import { bestOfTurn, randomShare } from '../solver/index.ts';
import { type Ground, goalsWorth, minerOf } from './miner.ts';
import { kindOf, recipes } from './recipes.ts';
import { turnsOf } from './turns.ts';

/** What the puzzles of `free` are made of. */
export const ground: Ground<State, Action> = {
  game: russianBank as Ground<State, Action>['game'],
  recipes,
  kindOf,
  turns: turnsOf,
  thumb: greedy,
  ends: ({ kind }) => kind === 'pass',
  goalsOf(state, budget) {
    const { best, nodes, reason } = bestOfTurn(state, budget);
    if (reason !== null) return { goals: [], nodes, reason };
    return { goals: [...goalsWorth(state, best), 'lock'], nodes, reason };
  },
  counts: (kind, action) => kind === 'home' && action.kind === 'play' && action.to === 'f',
  share(state, goal, walks) {
    const spec = parseGoal(goal);
    return spec.ok ? (randomShare(state, spec.value, walks) ?? 0) : 0;
  },
};

/** Russian Bank of the rule set `free`. */
export const miner = minerOf(ground);
