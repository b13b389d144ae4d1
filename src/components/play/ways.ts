import type { SolvedMap } from '../../records/records.ts';
import type { Way } from './Screen.tsx';

/** The ways on from a puzzle in their order, but those to puzzles that have been solved last. */
export const openFirst = (ways: readonly Way[], solved: SolvedMap): readonly Way[] =>
  ways.toSorted((a, b) => Number(isMet(a, solved)) - Number(isMet(b, solved)));

const isMet = ({ puzzle }: Way, solved: SolvedMap): boolean => puzzle !== undefined && Object.hasOwn(solved, puzzle);
