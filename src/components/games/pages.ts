import { type GameId, gameIds } from '../../engine/games/ids.ts';
import type { GameKit } from '../play/kit.ts';
import type { GamePages } from './entry.ts';
import { loadKit, loadPages } from './index.ts';

/** For the build: every game's part, so that a page may show any game's pictures and words. */
const all = await Promise.all(gameIds.map(async (id) => [id, { ...(await loadPages(id)), kit: await loadKit(id) }] as const));

/** What the build knows of each game. */
export const pages = Object.fromEntries(all) as Readonly<Record<GameId, GamePages & { readonly kit: GameKit }>>;
