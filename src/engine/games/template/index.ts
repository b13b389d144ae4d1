import type { Game } from '../../core/game.ts';
import { goal } from './goals.ts';
import { type Action, formatAction, parseAction } from './notation.ts';
import { type Params, params, presets } from './params.ts';
import { players } from './players/index.ts';
import { formatPosition, parsePosition } from './position.ts';
import { apply, deal, legal, outcome, rules, why } from './rules.ts';
import { carry, intent, scene } from './scene.ts';
import type { State } from './state.ts';

/**
 * The smallest complete game, to be copied when a new one is begun: a counter on a track, two players who move it
 * forward in turn; whoever reaches the end wins. It is not on the site; the contract tests keep it whole.
 */
export const template: Game<Params, State, Action> = {
  id: 'template',
  presets,
  players,
  rules,
  position: { parse: parsePosition, format: formatPosition },
  action: { parse: parseAction, format: formatAction },
  deal,
  params,
  actor: (state) => (state.left === 0 ? null : state.turn),
  legal,
  why,
  apply,
  outcome,
  goal,
  scene,
  carry,
  intent,
};
