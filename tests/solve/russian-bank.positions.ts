import type { Rng } from '../../src/engine/core/rng.ts';
import type { Action } from '../../src/engine/games/russian-bank/notation.ts';
import { presets } from '../../src/engine/games/russian-bank/params.ts';
import { formatPosition } from '../../src/engine/games/russian-bank/position.ts';
import { apply, deal, legal, outcome } from '../../src/engine/games/russian-bank/rules.ts';
import type { State } from '../../src/engine/games/russian-bank/state.ts';
import * as ground from '../hunt/russian-bank.ts';

/** Plays mostly cards of the stock, so that games get on; otherwise anything. */
function somehow(state: State, random: Rng): Action {
  const actions = legal(state);
  const useful = actions.filter((a) => a.kind === 'play' && (a.from === 'r' || a.from === 'w' || a.to === 'f'));
  const from = useful.length > 0 && random.int(4) > 0 ? useful : actions;
  return from[random.int(from.length)] as Action;
}

/** Positions on the way through a game that is played somehow, in turn and mid-turn; no two near each other. */
export function fromPlay(random: Rng, most = 400): State[] {
  let state = deal(presets.free, random);
  const states: State[] = [];
  for (let n = 0; n < most && outcome(state) === null; n++) {
    if (random.int(12) === 0) states.push(state);
    state = apply(state, somehow(state, random));
  }
  return states;
}

/** See the ground that the solver is hunted on. */
export const diagram = (random: Rng): State | null => ground.diagram('free', random);
export const contested = (random: Rng): State | null => ground.contested('free', random);

export const positionText = (state: State): string => `russian-bank:${formatPosition(state)}`;
