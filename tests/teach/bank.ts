import { readFileSync } from 'node:fs';
import type { GameId } from '../../src/engine/games/ids.ts';

/** What tests need of a puzzle on file. */
interface Filed {
  readonly position: string;
  readonly goal: string;
  readonly line: string;
  readonly grade: number;
}

/** The puzzles of a game. */
export const bankOf = (game: GameId): readonly Filed[] =>
  JSON.parse(readFileSync(new URL(`../../src/content/puzzles/${game}.json`, import.meta.url), 'utf8'));
