import { isRecord } from '../../site/raw.ts';

/** Under which key the answers of *Stop or not?* are kept. */
export const answersKey = 'stop.answers';

/** How far *Stop or not?* has been answered: which question is open, from 0, and of each as far as one has got whether the answer was right. */
export interface Answered {
  readonly at: number;
  readonly right: readonly boolean[];
}

/** More questions than there will ever be. */
const most = 100;

/** What storage holds, if it is answers: of all questions before the open one, and of that one perhaps. Whether there are so many its page knows. */
export function asAnswered(raw: unknown): Answered | null {
  if (!isRecord(raw)) return null;
  const { at, right } = raw;
  if (!Number.isInteger(at) || !Array.isArray(right) || right.length > most) return null;
  const beyond = right.length - Number(at);
  if (Number(at) < 0 || (beyond !== 0 && beyond !== 1)) return null;
  return right.every((one) => typeof one === 'boolean') ? { at: Number(at), right } : null;
}
