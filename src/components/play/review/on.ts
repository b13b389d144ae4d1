import type { Rating } from './rating.ts';

/**
 * From where one plays on from a decision, and what is known there. `reach`: a goal is in reach, which is proved. `earlier`: not from here any more, but
 * from this decision before it. `lost`, `unforced`: a win never was in reach, in a game for one or against others. `open`: nothing is proved.
 */
export interface On {
  readonly kind: 'reach' | 'earlier' | 'lost' | 'unforced' | 'open' | 'waiting';
  /** The decision, by its number. */
  readonly number: number;
  readonly goal: string;
}

/** Where a reader would play on from a decision. In: what is known of each, and its number. */
export function onFrom(ratings: readonly (Rating | null)[], number: number): On {
  const rating = ratings[number];
  if (rating?.kind === 'kept' || rating?.kind === 'thrown') return { kind: 'reach', number, goal: rating.goal };
  if (rating?.kind === 'gone' || rating?.kind === 'unforced') {
    const before = ratings
      .slice(0, number)
      .findLastIndex((one) => (one?.kind === 'kept' || one?.kind === 'thrown') && one.goal === 'win');
    if (before >= 0) return { kind: 'earlier', number: before, goal: 'win' };
    return { kind: rating.kind === 'gone' ? 'lost' : 'unforced', number, goal: 'win' };
  }
  return { kind: rating ? 'open' : 'waiting', number, goal: 'win' };
}
