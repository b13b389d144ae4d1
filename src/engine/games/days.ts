import { type GameId, gameIds, places } from './ids.ts';

/** The games of a day in the order in which a page shows them. */
export const dailyGames = gameIds
  .filter((game) => places[game] !== null)
  .sort((a, b) => (places[a] ?? 0) - (places[b] ?? 0)) as readonly GameId[] as readonly [GameId, ...GameId[]];
