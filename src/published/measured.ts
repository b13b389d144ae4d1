import type { GameId } from '../engine/games/ids.ts';
import file from './practice.json' with { type: 'json' };

type Words = Readonly<Record<string, string>>;

/** What `npm run practice` has measured of each game that makes puzzles: which wishes are served, and which grades after which lesson. */
export const measured: Readonly<Partial<Record<GameId, { readonly served: Words; readonly taught: Words }>>> = file;
