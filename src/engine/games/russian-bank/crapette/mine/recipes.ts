import type { Kind } from '../../../making.ts';
import { players, type Recipe } from '../../mine/recipes.ts';

/** The recipes for the traditional game: whose game, and where in a turn. */
export const recipes: readonly Recipe[] = (['start', 'late', 'middle'] as const).flatMap((at) =>
  (['planners', 'mixed', 'greedy'] as const).map((who) => ({
    name: `crapette:${who}:${at}`,
    players: players[who],
    at,
    share: 0,
  })),
);

/** What comes of a recipe: any goal, and themes beside those that say no more than the goal. */
export const kindOf = ({ at }: Recipe): Kind => ({
  rules: 'crapette',
  size: 'two-packs',
  goals: ['win', 'reserve', 'stock', 'home', 'load'],
  themes: ['long-turn', 'loading', 'making-room', 'turned-up'],
  grades: at === 'start' ? [4, 5] : at === 'late' ? [1, 2, 3, 4] : [],
});
