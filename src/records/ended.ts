import { localDay } from '../published/days/calendar.ts';
import { update, type Written } from '../site/storage.ts';
import {
  type Again,
  dateAfter,
  type Ending,
  most,
  nothingYet,
  type PracticeRecords,
  practiceKey,
  readPractice,
  returns,
} from './practice.ts';
import { afterPuzzle } from './rating.ts';
import { beginner, type Strength } from './strength.ts';

/** A puzzle of endless practice that has ended. */
export interface Ended {
  readonly name: string;
  readonly game: string;
  readonly strength: Strength;
  readonly ending: Ending;
}

/** What is to be kept after a puzzle. One that has counted already changes no rating. `day`: the reader's, as a number. */
export function withEnded(records: PracticeRecords, { name, game, strength, ending }: Ended, day: number): PracticeRecords {
  const clean = ending === 'clean';
  const isNew = !records.counted.includes(name);
  const before = records.ratings[game] ?? beginner;
  const waiting = records.again.find((one) => one.name === name);
  const others = records.again.filter((one) => one !== waiting);
  return {
    ...records,
    met: records.met + (ending === 'lost' ? 0 : 1),
    clean: records.clean + (clean ? 1 : 0),
    ratings: isNew ? { ...records.ratings, [game]: afterPuzzle(before, strength, clean) } : records.ratings,
    counted: isNew ? [...records.counted, name].slice(-most.counted) : records.counted,
    again: [...others, ...comesBack(waiting, { name, game }, clean, day)].slice(-most.again),
  };
}

/** The entry of a puzzle in the queue after it has ended; none where it needs none, or none any more. */
function comesBack(waiting: Again | undefined, puzzle: Pick<Again, 'name' | 'game'>, clean: boolean, day: number): Again[] {
  if (!clean) return [{ ...puzzle, due: dateAfter(day + returns[0]), step: 0 }];
  if (waiting === undefined) return [];
  // Met before it was due: that proves nothing yet.
  if (waiting.due > dateAfter(day)) return [waiting];
  const days = returns[waiting.step + 1];
  return days === undefined ? [] : [{ ...waiting, step: waiting.step + 1, due: dateAfter(day + days) }];
}

/** Keeps how a puzzle ended. */
export const recordPractice = (ended: Ended, now: Date): Written =>
  update(practiceKey, readPractice, (before) => withEnded(before ?? nothingYet, ended, localDay(now)));
