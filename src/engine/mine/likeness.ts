import { parseLine } from '../core/play.ts';
import type { AnyMaking } from '../games/entry.ts';
import type { Likeness, Traits } from '../games/making.ts';
import { opened } from './opened.ts';

/** The state and traits of a puzzle, ready to be compared with many others: numbers in order, for each symmetry. */
export interface Print {
  readonly state: unknown;
  readonly pieces: readonly Int32Array[];
  readonly moves: readonly Int32Array[];
}

/** With fewer moves than that in either, two solutions may be the same by chance and are not compared. */
const fewest = 6;

/** What a puzzle is told by from those like it. Unreadable text throws. */
export async function printOf(position: string, line: string): Promise<Print> {
  const { start, actions, look } = await opened(position);
  const { pieces, moves }: Traits = (await look()).traitsOf(start, actions(parseLine(line)));
  return { state: start, pieces: pieces.map(numbers), moves: moves.map(numbers) };
}

/**
 * How much two puzzles of a game have in common, under the symmetry that makes it most: of all their pieces, and of all moves of
 * their solutions, the share that both have.
 */
export const likeness = (a: Print, b: Print): Likeness => ({
  pieces: most(a.pieces, b.pieces, 1),
  moves: most(a.moves, b.moves, fewest),
});

/** Whether two puzzles are not to be in one bank: they stand in the same deal, or are twins by the measure of their game. */
export function tooLike(a: Print, b: Print, { look, daily: { twins } }: AnyMaking): boolean {
  if (look.sameDeal(a.state as never, b.state as never)) return true;
  const { pieces, moves } = likeness(a, b);
  return pieces >= twins.pieces || moves >= twins.moves;
}

function most(a: readonly Int32Array[], b: readonly Int32Array[], least: number): number {
  const [own] = a;
  if (own === undefined || own.length < least) return 0;
  let best = 0;
  for (const other of b) if (other.length >= least) best = Math.max(best, (2 * common(own, other)) / (own.length + other.length));
  return best;
}

/** How many numbers two lists in order have in common. */
function common(a: Int32Array, b: Int32Array): number {
  let both = 0;
  for (let i = 0, k = 0; i < a.length && k < b.length; ) {
    const difference = (a[i] as number) - (b[k] as number);
    if (difference === 0) both++;
    if (difference <= 0) i++;
    if (difference >= 0) k++;
  }
  return both;
}

const numbers = (words: readonly string[]): Int32Array => Int32Array.from(words, numberOf).sort();

/** A number for a word (FNV-1a); two words share one about once in four thousand million. */
function numberOf(word: string): number {
  let h = 0x811c9dc5;
  for (let i = 0; i < word.length; i++) h = Math.imul(h ^ word.charCodeAt(i), 0x01000193);
  return h;
}
