import { splitLine } from '../../core/play.ts';
import type { GameId } from '../../games/registry.ts';
import type { Candidate } from '../candidate.ts';

/** The most actions that the line of a daily puzzle may have, by game and grade: an easy one is short. */
const longest: Readonly<Record<GameId, readonly number[]>> = {
  sixteen: [36, 44, 54, 60, 60],
  'russian-bank': [16, 24, 36, 50, 50],
  ristiseiska: [6, 12, 32, 48, 48],
};

/** What a verdict may take at most: the more it takes, the longer the whole bank is proved. */
const hardest = 60_000;

/** Whether a candidate is fit for a daily puzzle at all. */
export function isFit({ game, grade, line, themes, hardest: taken }: Candidate): boolean {
  return themes.length > 0 && taken <= hardest && splitLine(line).length <= (longest[game][grade - 1] as number);
}

/**
 * How good a candidate is among those of its game and grade; less is better. Up to grade 2 the shortest are best; above it
 * those that play by rule of thumb seldom solves, that lure it most often, and that have one right first action of several.
 */
export function demerit({ grade, line, natural, lures, proof }: Candidate): number {
  const length = splitLine(line).length;
  const sharp = proof.winningFirst === 1 && proof.firstActions >= 3 ? 1 : 0;
  return grade <= 2 ? length / 8 + natural / 20 - sharp : natural / 5 + length / 30 - 0.7 * Math.min(lures, 4) - sharp;
}
