import type { GameEntry } from '../entry.ts';
import type { Action } from './notation.ts';
import type { Params } from './params.ts';
import type { PlayerName } from './players/index.ts';
import type { State } from './state.ts';

/** What the engine knows of Ristiseiska. */
export const entry: GameEntry<Params, State, Action, PlayerName> = {
  dealOptions: { rules: 'R', players: 'P' },
  rules: async () => (await import('./index.ts')).ristiseiska,
  players: {
    random: async () => (await import('./players/random.ts')).random,
    thumb: async () => (await import('./players/thumb.ts')).thumb,
    planner: async () => (await import('./players/planner.ts')).planner,
  },
  oversights: async () => (await import('./players/oversights.ts')).oversights,
  prover: async () => (await import('./solver/index.ts')).prover,
  grader: async () => (await import('./solver/grade.ts')).grader,
  further: ['depth', 'missed', 'gap'],
  making: async () => (await import('./mine/index.ts')).making,
  trials: async () => (await import('./mine/trials.ts')).trials,
};
