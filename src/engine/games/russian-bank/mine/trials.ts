import type { Choose } from '../../../core/player.ts';
import type { Trials } from '../../entry.ts';
import type { Action, State } from '../both.ts';
import { lively } from '../lively.ts';
import { arranger } from '../players/planner.ts';
import { liveliness, livelyDeals } from './liveliness.ts';

/** What scripts try the players of Russian Bank by; all of it plays by the rule set `free`. */
export const trials: Trials<State, Action> = {
  steady: arranger as unknown as Choose<State, Action>,
  lively: { liveliness, livelyDeals, onFile: lively, file: 'src/engine/games/russian-bank/lively.ts' },
};
