import type { GameId } from '../games/registry.ts';
import type { Prover } from './solver.ts';

// biome-ignore lint/suspicious/noExplicitAny: as in the registry of games, a game's own types are forgotten here; only text passes on.
type AnyProver = Prover<any, any>;

const loaders: Partial<Record<GameId, () => Promise<AnyProver>>> = {
  // biome-ignore lint/style/noRestrictedImports: the registry of solvers; they are kept out of a game's index.ts so that a page does not carry them.
  sixteen: async () => (await import('../games/sixteen/solver/index.ts')).prover,
  // biome-ignore lint/style/noRestrictedImports: a solver is named here and nowhere else.
  ristiseiska: async () => (await import('../games/ristiseiska/solver/index.ts')).prover,
  // biome-ignore lint/style/noRestrictedImports: a solver is named here and nowhere else.
  'russian-bank': async () => (await import('../games/russian-bank/solver/index.ts')).prover,
};

/** Loads the solver of a game; null if the game has none. */
export const loadProver = async (id: GameId): Promise<AnyProver | null> => (await loaders[id]?.()) ?? null;
