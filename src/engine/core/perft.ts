import type { Game } from './game.ts';

/** How many sequences of exactly `depth` legal actions begin in `state`; chance actions count like any other. */
export function perft<Params, State, Action>(game: Game<Params, State, Action>, state: State, depth: number): number {
  if (depth === 0) return 1;
  const actions = game.legal(state);
  if (depth === 1) return actions.length;
  return actions.reduce((sum, action) => sum + perft(game, game.apply(state, action), depth - 1), 0);
}
