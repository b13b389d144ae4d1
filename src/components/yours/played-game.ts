import type { RatedGame } from '../../records/game-record.ts';

/** A game with the names of its rule sets and of whoever plays it against the reader (`planner~easy`, `friend`). */
export interface PlayedGame extends Omit<RatedGame, 'ruleSets'> {
  readonly name: string;
  readonly ruleSets: Readonly<Record<string, string>>;
  readonly players: Readonly<Record<string, string>>;
}

/** The same as ratings take it. */
export const rated = (game: PlayedGame): RatedGame => ({ ...game, ruleSets: Object.keys(game.ruleSets) });
