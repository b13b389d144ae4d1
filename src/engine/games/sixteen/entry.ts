import type { GameEntry } from '../entry.ts';
import type { Action } from './notation.ts';
import type { Params } from './params.ts';
import type { PlayerName } from './players/index.ts';
import type { State } from './state.ts';

/** What the engine knows of Sixteen. */
export const entry: GameEntry<Params, State, Action, PlayerName> = {
  dealOptions: { rules: 'R', ranks: 'N', copies: 'N', piles: 'N' },
  rules: async () => (await import('./index.ts')).sixteen,
  players: {
    thumb: async () => (await import('./players/thumb.ts')).thumb,
    planner: async () => (await import('./players/planner.ts')).planner,
  },
  oversights: async () => (await import('./players/oversights.ts')).oversights,
  prover: async () => (await import('./solver/index.ts')).prover,
  grader: async () => (await import('./solver/grader.ts')).grader,
  further: [],
  trials: async () => (await import('./mine/trials.ts')).trials,
  making: async () => (await import('./mine/index.ts')).making,
};
