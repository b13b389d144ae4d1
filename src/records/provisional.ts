import type { Rating } from './strength.ts';

/** Whether a rating is not yet known to within 100. */
export const isProvisional = ({ rd }: Pick<Rating, 'rd'>): boolean => 2 * rd > 100;

/** Between what a rating is, with 95 % certainty. */
export const rangeOf = ({ rating, rd }: Pick<Rating, 'rating' | 'rd'>): readonly [from: number, to: number] => [
  Math.max(0, Math.round(rating - 2 * rd)),
  Math.round(rating + 2 * rd),
];
