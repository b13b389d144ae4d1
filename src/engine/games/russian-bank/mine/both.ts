import type { Look, Making } from '../../making.ts';
import type { Action, State } from '../both.ts';
import { miner as traditionalMiner } from '../crapette/mine/index.ts';
import { look as traditionalLook } from '../crapette/mine/look.ts';
import { miner as freeMiner } from './index.ts';
import { look as freeLook } from './look.ts';
import { block } from './miner.ts';

/** Each is given only positions of its own rule set. */
const looks = {
  free: freeLook as unknown as Look<State, Action>,
  crapette: traditionalLook as unknown as Look<State, Action>,
};
const lookAt = ({ params }: State): Look<State, Action> => looks[params.preset];

/** A recipe of the traditional game has its name before its own. */
const minerFor = (recipe: string) => (recipe.startsWith('crapette:') ? traditionalMiner : freeMiner);

/** How puzzles of Russian Bank come about, of whichever rule set. */
export const making: Making<State, Action> = {
  miner: {
    recipes: freeMiner.recipes,
    slowRecipes: traditionalMiner.recipes,
    namedRecipes: traditionalMiner.recipes.filter((name) => name.endsWith(':late')),
    kindOf: (recipe) => minerFor(recipe).kindOf(recipe),
    block,
    attempt: (recipe, ...asked) => minerFor(recipe).attempt(recipe, ...asked),
    all: (recipe, ...asked) => minerFor(recipe).all(recipe, ...asked),
  },
  look: {
    gradeOf: looks.free.gradeOf,
    themesOf: (goal, survey) => (survey.steps[0] ? lookAt(survey.steps[0].state).themesOf(goal, survey) : []),
    guess: (state) => lookAt(state).guess(state),
    falter: (state, random) => lookAt(state).falter(state, random),
    alike: (state) => lookAt(state).alike(state),
    traitsOf: (start, line) => lookAt(start).traitsOf(start, line),
    // A deal is dealt for one of the two.
    sameDeal: (a, b) => a.params.preset === b.params.preset && lookAt(a).sameDeal(a, b),
  },
  daily: {
    longest: [16, 24, 36, 50, 50],
    daysOn: 2,
    seedsADeal: block,
    twins: { pieces: 0.4, moves: 0.6 },
    wanted: [{ name: 'win', least: 50, has: ({ goal }) => goal === 'win' }],
  },
  longest: 50,
  themesByHand: [],
};
