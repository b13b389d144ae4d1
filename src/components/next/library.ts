import { createHash } from 'node:crypto';
import { type GameId, gameIds } from '../../engine/games/ids.ts';
import { puzzlesOf } from '../../published/puzzles.ts';
import { url } from '../../site/url.ts';
import { shownTitle } from '../games/titles.ts';
import type { Listed } from './next-puzzle.ts';

/** For the build: the library of a game as it is listed. */
export const libraryOf = async (game: GameId): Promise<readonly Listed[]> =>
  (await puzzlesOf(game)).map(({ data }) => [data.id, shownTitle(data), data.grade, data.position]);

const text = JSON.stringify(Object.fromEntries(await Promise.all(gameIds.map(async (game) => [game, await libraryOf(game)]))));

/** The file of all of it, fetched by whoever has solved the first; its name changes with its text. */
export const libraryFile = { name: `library.${createHash('sha256').update(text).digest('hex').slice(0, 8)}`, text };
export const libraryPath = url(`/_astro/${libraryFile.name}.json`);
