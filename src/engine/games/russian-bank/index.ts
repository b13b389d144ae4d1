import type { Game } from '../../core/game.ts';
import { goal } from './goals.ts';
import { type Action, formatAction, parseAction } from './notation.ts';
import { type Params, params, presets } from './params.ts';
import { formatPosition, parsePosition } from './position.ts';
import { apply, deal, legal, observe, outcome, rules, why } from './rules.ts';
import { carry, intent, scene } from './scene.ts';
import type { State } from './state.ts';

export type { Action } from './notation.ts';
export { agreesToDraw, offersDraw, quietActions, surelyAgreed } from './offer.ts';
export type { Params } from './params.ts';
export type { State } from './state.ts';
export { limit } from './state.ts';

/** Russian Bank, or Crapette: a patience for two against each other, with a pack each. */
export const russianBank: Game<Params, State, Action> = {
  id: 'russian-bank',
  presets,
  rules,
  position: { parse: parsePosition, format: formatPosition },
  action: { parse: parseAction, format: formatAction },
  deal,
  params,
  actor: (state) => (outcome(state) === null ? state.turn : null),
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
