import { clamp } from '../engine/core/numbers.ts';

/** How strong somebody is in a game, after Glicko-2: the number, how far it may be off, and how much it wavers. */
export interface Rating {
  readonly rating: number;
  /** Deviation: it is within twice this with 95 % certainty. */
  readonly rd: number;
  readonly vol: number;
  /** Puzzles that it rests on. */
  readonly count: number;
  /** The latest ratings, oldest first, this one last. */
  readonly past: readonly number[];
}

/** How strong a puzzle is: what one would be rated who meets every second one like it clean. */
export type Strength = Pick<Rating, 'rating' | 'rd'>;

/** Who has met none yet. */
export const beginner: Rating = { rating: 1200, rd: 350, vol: 0.06, count: 0, past: [] };

/** A puzzle as far as its strength is measured; what is missing counts for nothing. */
export interface Measured {
  readonly grade: number;
  /** Actions of its line. */
  readonly length?: number;
  /** Of twenty games played on by rule of thumb, how many meet the goal. */
  readonly natural?: number;
  /** Decisions at which the rule of thumb loses. */
  readonly lures?: number;
  /** The share of random walks that meet the goal. */
  readonly share?: number | undefined;
}

const ofGrade = (grade: number): number => 700 + 300 * grade;

/** With what strength a puzzle starts: by its grade, and within it by how rule of thumb and chance fare and how long it is. */
export function strengthOf({ grade, length, natural, lures, share }: Measured): Strength {
  const measured = length !== undefined && natural !== undefined && lures !== undefined;
  if (!measured) return { rating: ofGrade(grade), rd: 150 };
  const more =
    clamp(3 * (length - 14), -45, 90) +
    40 * clamp(lures, 0, 3) -
    120 * (natural / 20) +
    (share === undefined ? 0 : clamp(-40 * Math.log10(Math.max(share, 1e-4) / 0.02), -60, 90));
  return { rating: Math.round(ofGrade(grade) + clamp(more, -140, 140)), rd: 100 };
}

/** The grade whose puzzles are nearest to a rating. */
export const gradeNear = (rating: number): number => clamp(Math.round((rating - 700) / 300), 1, 5);
