import type { GameEntry } from '../entry.ts';
import type { Action } from './notation.ts';
import type { Params } from './params.ts';
import type { PlayerName } from './players/index.ts';
import type { State } from './state.ts';

/** What the engine knows of the template game. It has no solver yet, and so no puzzles. */
export const entry: GameEntry<Params, State, Action, PlayerName> = {
  dealOptions: { rules: 'R' },
  rules: async () => (await import('./index.ts')).template,
  players: {
    random: async () => (await import('./players/random.ts')).random,
  },
  oversights: null,
  prover: null,
  grader: null,
  further: [],
  making: null,
};
