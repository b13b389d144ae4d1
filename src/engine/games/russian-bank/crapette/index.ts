import type { HidingGame } from '../../../core/game.ts';
import { players } from '../players/index.ts';
import { goal } from './goals.ts';
import { type Action, formatAction, parseAction } from './notation.ts';
import { stalled } from './offer.ts';
import { type Params, params, presets } from './params.ts';
import { formatPosition, parsePosition } from './position.ts';
import { actor, apply, deal, legal, observe, order, outcome, rules, silence, type Table, why } from './rules.ts';
import { carry, intent, scene } from './scene.ts';

export { foundationFor, otherMisfit, ownMisfit } from '../fits.ts';
export {
  cardIn,
  limit,
  opponentOf,
  type PackCard,
  type PlayerNumber,
  packCard,
  type Side,
  sideOf,
  stockOf,
  topOf,
} from '../state.ts';
export { parseGoal } from './goals.ts';
export type { Action, Source, Target } from './notation.ts';
export { agreesToDraw, idleActions, offersDraw } from './offer.ts';
export { formatRules, type Params } from './params.ts';
export {
  asKept,
  availableAt,
  beforeSlip,
  drawnNow,
  everyAction,
  givenUpNow,
  houseAt,
  justAfter,
  outcome,
  outOfOrder,
  type Rule,
  step,
  type Table,
  why,
} from './rules.ts';

/** Russian Bank as most tables play it: houses in common, loading, plays that are compulsory. */
export const crapette: HidingGame<Params, Table, Action> = {
  id: 'russian-bank',
  presets,
  players,
  rules,
  order,
  position: { parse: parsePosition, format: formatPosition },
  action: { parse: (text, at) => parseAction(text, at === undefined || at.params.order === 'called'), format: formatAction },
  deal,
  params,
  actor,
  silence,
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
