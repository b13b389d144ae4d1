import { parseLine } from '../../core/play.ts';
import type { Candidate, DailyRules } from '../../games/making.ts';

/** What a verdict may take at most: the more it takes, the longer the whole bank is proved. */
const hardest = 60_000;

/** Whether a candidate is fit for a puzzle on file at all. */
export function isFit({ grade, line, themes, hardest: taken }: Candidate, { longest }: Pick<DailyRules, 'longest'>): boolean {
  return themes.length > 0 && taken <= hardest && parseLine(line).length <= (longest[grade - 1] as number);
}

/**
 * How good a candidate is among those of its game and grade; less is better. Up to grade 2 the shortest are best; above it
 * those that play by rule of thumb seldom solves, that lure it most often, and that have one right first action of several.
 */
export function demerit({ grade, line, natural, lures, proof }: Candidate): number {
  const length = parseLine(line).length;
  const sharp = proof.winningFirst === 1 && proof.firstActions >= 3 ? 1 : 0;
  return grade <= 2 ? length / 8 + natural / 20 - sharp : natural / 5 + length / 30 - 0.7 * Math.min(lures, 4) - sharp;
}
