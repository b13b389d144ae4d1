import type { GameId } from '../../engine/games/registry.ts';
import type { GameKit } from './kit.ts';

const loaders: Record<GameId, () => Promise<{ kit: GameKit }>> = {
  sixteen: () => import('./sixteen/kit.ts'),
  'russian-bank': () => import('./russian-bank/kit.ts'),
  ristiseiska: () => import('./ristiseiska/kit.ts'),
};

/** The kit of a game that is known only once a link has been read. */
export const loadKit = async (id: GameId): Promise<GameKit> => (await loaders[id]()).kit;
