/** How a puzzle was solved, in a word. */
export type Cleanness =
  /** No slip, nothing asked, no hint. */
  | 'clean'
  /** Without hints or a solution, but not clean. */
  | 'met'
  /** With hints, or after looking at a solution or at what would have won. */
  | 'helped'
  /** Without hints or a solution, before slips and questions were counted. */
  | 'earlier';

/** What of a record says how clean it is; each field as in `Solved`. */
interface Counted {
  readonly v?: 2;
  readonly hints: number;
  readonly solution: boolean;
  readonly slips?: number;
  readonly questions?: number;
  readonly doubts?: number;
}

/** Whether hints were taken or a solution was looked at. Questions and what was taken back are told by themselves. */
export const isHelped = ({ hints, solution }: Pick<Counted, 'hints' | 'solution'>): boolean => solution || hints > 0;

/** What a record counts as. Clean is said only of what is known to have been so: nothing taken back unjudged. */
export function kindOf(s: Counted): Cleanness {
  if (isHelped(s)) return 'helped';
  if (s.v === undefined) return 'earlier';
  return (s.slips ?? 0) + (s.questions ?? 0) + (s.doubts ?? 0) === 0 ? 'clean' : 'met';
}
