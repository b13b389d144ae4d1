import { indices } from './indices.ts';
import { ownLetters } from './own-letters.ts';
import { lettered, signs } from './signs.ts';

/** A letter as an outline, and how wide it is. */
export interface Letter {
  readonly id: string;
  readonly advance: number;
  readonly d: string;
}

/** A rank in the letter that all languages have. */
export function usualLetter(rank: number): Letter {
  const { advance = 0, d = '' } = indices[rank - 1] ?? {};
  return { id: `r${rank}`, advance, d };
}

/** A rank in the language's own letter; null where that is the usual one. */
export function ownLetter(rank: number): Letter | null {
  const found = ownLetters[signs()[lettered.indexOf(rank)] ?? ''];
  return found ? { id: `o${rank}`, ...found } : null;
}

/** Room for a rank in either letter, as a part of its size. */
export const roomOf = (rank: number): number => Math.max(usualLetter(rank).advance, narrowed(ownLetter(rank))) / 1000;

/** No letter is wider than the 10. */
export const widest = indices[9]?.advance ?? 0;
const narrowed = (letter: Letter | null): number => Math.min(letter?.advance ?? 0, widest);
