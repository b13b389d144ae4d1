import type { Choose, Given } from '../../core/player.ts';
import type { GameEntry } from '../entry.ts';
import { isTraditional } from '../ids.ts';
import type { Action, Params, State } from './both.ts';
import type { Action as TraditionalAction } from './crapette/notation.ts';
import type { Table } from './crapette/rules.ts';
import type { Action as FreeAction } from './notation.ts';
import type { PlayerName } from './players/index.ts';
import type { State as FreeState } from './state.ts';

/** A player of both rule sets, from one of each. */
const ofBoth =
  (free: Choose<FreeState, FreeAction>, traditional: Choose<Table, TraditionalAction>): Choose<State, Action> =>
  (seen, random, given) =>
    seen.params.preset === 'free'
      ? free(seen as FreeState, random, given as Given<FreeState, FreeAction>)
      : traditional(seen as Table, random, given as Given<Table, TraditionalAction>);

/** What the engine knows of Russian Bank, whichever of its two rule sets is played. */
export const entry: GameEntry<Params, State, Action, PlayerName> = {
  dealOptions: { rules: 'R', players: 'P' },
  rules: async () => (await import('./both.ts')).bothTables,
  // The traditional game is shown where a position is of it; it is not dealt on pages.
  taught: async (position) =>
    position !== undefined && isTraditional(position)
      ? (await import('./crapette/index.ts')).crapette
      : (await import('./index.ts')).russianBank,
  players: {
    random: async () => (await import('../../core/player.ts')).anyLegal((await import('./both.ts')).bothTables),
    greedy: async () =>
      ofBoth((await import('./players/greedy.ts')).greedy, (await import('./crapette/players/greedy.ts')).greedy),
    planner: async (mind) =>
      ofBoth((await import('./players/planner.ts')).plannerOf(mind), (await import('./crapette/players/planner.ts')).planner),
  },
  manners: async () => {
    const { stopping } = await import('./crapette/players/stopping.ts');
    return (choose, asked) => {
      const traditional = stopping(choose as unknown as Choose<Table, TraditionalAction>, asked);
      return ofBoth(choose as unknown as Choose<FreeState, FreeAction>, traditional);
    };
  },
  oversights: async () => (await import('./players/oversights.ts')).oversights,
  prover: async () => (await import('./solver/both.ts')).prover,
  grader: async () => (await import('./solver/both.ts')).grader,
  further: ['depth', 'share', 'walks'],
  making: async () => (await import('./mine/both.ts')).making,
  trials: async () => (await import('./mine/trials.ts')).trials,
};
