import { type GameId, gameIds } from '../../engine/games/ids.ts';
import type { PuzzleProps } from '../play/Puzzle.tsx';

/** A puzzle of a day as the page of any day is told of it: what its board is given, and how it is listed. */
export interface AnyPuzzle {
  readonly game: GameId;
  /** The address of its own page, and the name of that page. */
  readonly href: string;
  readonly name: string;
  readonly caption: string;
  readonly props: PuzzleProps;
}

/** A day as the page of any day is told of it. */
export interface AnyDay {
  /** Its number and date as headings say them. */
  readonly label: string;
  readonly date: string;
  /** The name of its page. */
  readonly name: string;
  /** The addresses of the days before and after it, and from which date on, `2026-11-22`, the latter may be linked. */
  readonly before: string | null;
  readonly after: string;
  readonly from: string;
  /** The easiest first. */
  readonly puzzles: readonly AnyPuzzle[];
}

/** How many days share a file: a week, which is about 25 KB. */
export const daysInFile = 7;

/** The name of the file in which a day is. */
export const fileOf = (number: number): string => String(Math.ceil(number / daysInFile));

/** The day that an address asks for. In: its query. Out: the number and, where it asks for one puzzle, the game; null for none. */
export function askedDay(search: string, size: number): { readonly number: number; readonly game: GameId | null } | null {
  const query = new URLSearchParams(search);
  const text = query.get('n') ?? '';
  const number = /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 0;
  return number >= 1 && number <= size ? { number, game: gameIds.find((game) => game === query.get('game')) ?? null } : null;
}
