import type { Forgotten } from '../core/game.ts';
import type { Prover } from '../solve/solver.ts';
import type { GameId } from './registry.ts';

type AnyProver = Prover<Forgotten, Forgotten>;

/** They are kept out of a game's own index.ts, so that a page does not carry them. */
const loaders: Partial<Record<GameId, () => Promise<AnyProver>>> = {
  sixteen: async () => (await import('./sixteen/solver/index.ts')).prover,
  ristiseiska: async () => (await import('./ristiseiska/solver/index.ts')).prover,
  'russian-bank': async () => (await import('./russian-bank/solver/index.ts')).prover,
};

/** Loads the solver of a game; null if the game has none. */
export const loadProver = async (id: GameId): Promise<AnyProver | null> => (await loaders[id]?.()) ?? null;
