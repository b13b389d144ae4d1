import type { HidingGame } from '../../core/game.ts';
import { goal } from './goals.ts';
import { type Action, formatAction, parseAction } from './notation.ts';
import { type Params, params, presets } from './params.ts';
import { players } from './players/index.ts';
import { formatPosition, parsePosition } from './position.ts';
import { apply, deal, legal, observe, outcome, rules, why } from './rules.ts';
import { carry, intent, scene } from './scene.ts';
import type { State } from './state.ts';

export type { codes } from './codes.ts';
export { type GoalSpec, parseGoal } from './goals.ts';
export type { Action } from './notation.ts';
export { bounds, formatRules, type Params, type Runs } from './params.ts';
export { carried, fittingRun, homeCount, outcome, type Rule, runLength, wantedHome } from './rules.ts';
export { type Brick, rankOf, type State, topOf } from './state.ts';

/** Sixteen, the Swedish patience with 96 bricks. */
export const sixteen: HidingGame<Params, State, Action> = {
  id: 'sixteen',
  presets,
  players,
  rules,
  position: { parse: parsePosition, format: formatPosition },
  action: { parse: parseAction, format: formatAction },
  deal,
  params,
  actor: (state) => (outcome(state) === null ? 1 : null),
  legal,
  why,
  apply,
  outcome,
  observe,
  goal,
  scene,
  carry,
  intent,
};
