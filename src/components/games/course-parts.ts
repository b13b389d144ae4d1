import type { GameId } from '../../engine/games/ids.ts';
import TwoTables from './russian-bank/TwoTables.astro';

/** What the page of a course has beside its lessons, in games with several courses: where one chooses between them. */
export const chooserOf: Readonly<Partial<Record<GameId, typeof TwoTables>>> = { 'russian-bank': TwoTables };
