import type { HidingGame } from '../../core/game.ts';
import { goal } from './goals.ts';
import { type Action, formatAction, parseAction } from './notation.ts';
import { type Params, params, presets } from './params.ts';
import { players } from './players/index.ts';
import { formatPosition, parsePosition } from './position.ts';
import { actor, apply, deal, legal, observe, outcome, rules, why } from './rules.ts';
import { carry, intent, scene } from './scene.ts';
import type { State } from './state.ts';

export type { codes } from './codes.ts';
export { aceSides, fits, givable, isAceOrKing, layable, playable, runCards } from './fits.ts';
export { type GoalSpec, parseGoal } from './goals.ts';
export type { Action } from './notation.ts';
export { formatRules, type Params } from './params.ts';
export type { PlayerName } from './players/index.ts';
export type { End } from './rules.ts';
export { apply, givenUpNow, outcome, type Rule } from './rules.ts';
export { factsOf } from './scene.ts';
export { askedOf, giverOf, handOf, newlyOut, type Phase, type Run, type Side, type State } from './state.ts';

/** Ristiseiska, also Pantti: the Finnish game of sevens, by the house rules of five sources. */
export const ristiseiska: HidingGame<Params, State, Action> = {
  id: 'ristiseiska',
  presets,
  players,
  rules,
  position: { parse: parsePosition, format: formatPosition },
  action: { parse: parseAction, format: formatAction },
  deal: (params, rng) => deal(params, rng),
  params,
  actor,
  legal,
  why,
  apply,
  outcome: (state) => outcome(state),
  observe,
  goal,
  scene,
  carry,
  intent,
};
