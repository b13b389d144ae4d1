import type { GameId } from '../../engine/games/registry.ts';
import type { GameKit } from './kit.ts';

const loaders = {
  sixteen: () => import('./sixteen/kit.ts'),
  'russian-bank': () => import('./russian-bank/kit.ts'),
  ristiseiska: () => import('./ristiseiska/kit.ts'),
} as const satisfies Partial<Record<GameId, () => Promise<{ kit: GameKit }>>>;

/** A game that the site shows: one that has a kit. The engine may know more. */
export type SiteGame = keyof typeof loaders;

export const siteGames = Object.keys(loaders) as readonly SiteGame[];

export const isSiteGame = (text: string): text is SiteGame => Object.hasOwn(loaders, text);

/** The kit of a game that is known only once a link has been read. */
export const loadKit = async (id: SiteGame): Promise<GameKit> => (await loaders[id]()).kit;
