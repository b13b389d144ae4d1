import rate from 'glicko2-lite';
import { clamp } from '../engine/core/numbers.ts';
import type { Rating, Strength } from './strength.ts';

/** So many of the latest ratings are kept, for the line that shows them. */
const kept = 40;

const rounded = (value: number): number => Math.round(value * 10) / 10;

/** The rating after one more puzzle; only one that was met clean is a win. */
export function afterPuzzle(mine: Rating, puzzle: Strength, clean: boolean): Rating {
  const next = rate(mine.rating, mine.rd, mine.vol, [[puzzle.rating, puzzle.rd, clean ? 1 : 0]]);
  // An odd run must not lead out of the world of puzzles, nor to a certainty that no evening could change.
  const rating = rounded(clamp(next.rating, 300, 3000));
  return {
    rating,
    rd: rounded(clamp(next.rd, 45, 350)),
    vol: Math.round(next.vol * 1e6) / 1e6,
    count: mine.count + 1,
    past: [...mine.past, Math.round(rating)].slice(-kept),
  };
}
