import type { HidingGame } from '../../core/game.ts';
import { goal } from './goals.ts';
import { type Action, formatAction, parseAction } from './notation.ts';
import { stalled } from './offer.ts';
import { type Params, params, presets } from './params.ts';
import { players } from './players/index.ts';
import { formatPosition, parsePosition } from './position.ts';
import { apply, deal, legal, observe, outcome, rules, why } from './rules.ts';
import { carry, intent, scene } from './scene.ts';
import type { State } from './state.ts';

export type { codes } from './codes.ts';
export { totals } from './crapette/totals.ts';
export { takes } from './fits.ts';
export { type CommonGoal, type GoalSpec, parseGoal, type StockPlay, stockPlay } from './goals.ts';
export { type Action, formatAction, type Source, type Target } from './notation.ts';
export { agreesToDraw, maybeFrozen, offersDraw, quietActions } from './offer.ts';
export { formatRules, type Params } from './params.ts';
export type { PlayerName } from './players/index.ts';
export { apply, type Happening, happening, outcome, type Rule, topAt } from './rules.ts';
export { cardIn, limit, opponentOf, type PlayerNumber, type Side, type State, sideOf, stockOf } from './state.ts';

/** Russian Bank, or Crapette: a patience for two against each other, with a pack each. */
export const russianBank: HidingGame<Params, State, Action> = {
  id: 'russian-bank',
  presets,
  players,
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
  stalled,
  observe,
  goal,
  scene,
  carry,
  intent,
};

/** Loads the numbers of deals that strong players decide, where many others freeze. */
export const loadLively = (): Promise<readonly number[]> => import('./lively.ts').then(({ lively }) => lively);
