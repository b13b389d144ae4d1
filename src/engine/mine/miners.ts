import type { GameId } from '../games/registry.ts';
import type { Miner } from './candidate.ts';

const loaders: Record<GameId, () => Promise<Miner>> = {
  sixteen: async () => (await import('./sixteen/index.ts')).miner,
  ristiseiska: async () => (await import('./ristiseiska/index.ts')).miner,
  'russian-bank': async () => (await import('./russian-bank/index.ts')).miner,
};

/** The miner of a game, loaded when asked for. */
export const loadMiner = (id: GameId): Promise<Miner> => loaders[id]();
