import * as m from '../../paraglide/messages.js';
import { isProvisional, rangeOf } from '../../records/provisional.ts';
import type { Rating } from '../../records/strength.ts';

/** A rating in a few words: with its range while it is not known to within 100. */
export function ratingWords(mine: Pick<Rating, 'rating' | 'rd'>): string {
  const rating = Math.round(mine.rating);
  if (!isProvisional(mine)) return String(rating);
  const [from, to] = rangeOf(mine);
  return m.endless_provisional({ rating, from, to });
}
