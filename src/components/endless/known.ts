import { createHash } from 'node:crypto';
import { type GameId, gameIds } from '../../engine/games/ids.ts';
import { alike, keyOf } from '../../engine/mine/alike.ts';
import { dailiesOf } from '../../published/daily.ts';
import { puzzlesOf } from '../../published/puzzles.ts';

/** For the build: the keys of all puzzles that the site has, by game, so that practice finds none of them. */
const keysOf = async (game: GameId): Promise<string> => {
  const puzzles = [...(await puzzlesOf(game)).map(({ data }) => data), ...(await dailiesOf(game))];
  const keys = await Promise.all(puzzles.map(async ({ position }) => keyOf(await alike(position))));
  return [...new Set(keys)].sort().join(' ');
};

const text = JSON.stringify(Object.fromEntries(await Promise.all(gameIds.map(async (game) => [game, await keysOf(game)]))));

/** The file, with a name that changes with its text. */
export const knownFile = { name: `known.${createHash('sha256').update(text).digest('hex').slice(0, 8)}`, text };
