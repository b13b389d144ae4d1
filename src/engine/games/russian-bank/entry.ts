import type { GameEntry } from '../entry.ts';
import type { Action } from './notation.ts';
import type { Params } from './params.ts';
import type { PlayerName } from './players/index.ts';
import type { State } from './state.ts';

/** What the engine knows of Russian Bank. */
export const entry: GameEntry<Params, State, Action, PlayerName> = {
  dealOptions: { rules: 'R', players: 'P' },
  rules: async () => (await import('./index.ts')).russianBank,
  players: {
    random: async () => (await import('./players/random.ts')).random,
    greedy: async () => (await import('./players/greedy.ts')).greedy,
    planner: async () => (await import('./players/planner.ts')).planner,
  },
  oversights: async () => (await import('./players/oversights.ts')).oversights,
  prover: async () => (await import('./solver/index.ts')).prover,
  grader: async () => (await import('./solver/grade.ts')).grader,
  ground: async () => (await import('./solver/ground.ts')).ground,
  further: ['depth', 'share', 'walks'],
  making: async () => (await import('./mine/index.ts')).making,
};
