import type { AnyMaking } from '../../games/entry.ts';
import type { Candidate } from '../../games/making.ts';
import { alike } from '../alike.ts';
import { type Print, printOf, tooLike } from '../likeness.ts';
import { solutionOf } from './choose.ts';

/** A puzzle that has a place in the bank, or none may be like. */
export interface Placed {
  readonly key: string;
  readonly solution: string;
  readonly print: Print;
}

/** What a puzzle is told by. Unreadable text throws. */
export const placed = async ({ position, line, grade }: Pick<Candidate, 'position' | 'line' | 'grade'>): Promise<Placed> => ({
  key: await alike(position),
  solution: solutionOf({ position, line, grade }),
  print: await printOf(position, line),
});

/** Whether two are not to be in one bank: the same but for a symmetry, with the same solution, of one deal, or twins. */
export const clash = (one: Placed, other: Placed, making: AnyMaking): boolean =>
  one.key === other.key || one.solution === other.solution || tooLike(one.print, other.print, making);
