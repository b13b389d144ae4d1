import { type GameId, gameIds } from '../engine/games/ids.ts';

/**
 * The place of a game among the puzzles of a day: the widest board first. null: it has none, and no bank of them in
 * `src/content/daily`.
 */
const places: Readonly<Record<GameId, number | null>> = { 'russian-bank': 1, sixteen: 2, ristiseiska: 3 };

/** The games of a day in the order in which a page shows them. */
export const dailyGames = gameIds
  .filter((game) => places[game] !== null)
  .sort((a, b) => (places[a] ?? 0) - (places[b] ?? 0)) as readonly GameId[] as readonly [GameId, ...GameId[]];
