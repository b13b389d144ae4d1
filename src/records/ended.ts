import rate from 'glicko2-lite';
import { clamp } from '../engine/core/numbers.ts';
import { localDay } from '../published/days/calendar.ts';
import { update, type Written } from '../site/storage.ts';
import {
  type Again,
  dateAfter,
  type Ending,
  most,
  nothingYet,
  ownAmong,
  ownGoal,
  ownName,
  type PracticeRecords,
  practiceHere,
  practiceKey,
  readPractice,
  returns,
} from './practice.ts';
import { beginner, type Rating, type Strength } from './strength.ts';

/** So many of the latest ratings are kept, for the line that shows them. */
const kept = 40;

const rounded = (value: number): number => Math.round(value * 10) / 10;

/** The rating after one more puzzle; only one that was met clean is a win. */
export const afterPuzzle = (mine: Rating, puzzle: Strength, clean: boolean): Rating => afterMeeting(mine, puzzle, clean ? 1 : 0);

/** The rating after one more meeting with something as strong as that: 1 for a win, 0 for a loss, ½ for a draw. */
export function afterMeeting(mine: Rating, other: Strength, score: number): Rating {
  const next = rate(mine.rating, mine.rd, mine.vol, [[other.rating, other.rd, score]]);
  // An odd run must not lead out of the world of puzzles, nor to a certainty that no evening could change.
  const rating = rounded(clamp(next.rating, 300, 3000));
  return {
    rating,
    rd: rounded(clamp(next.rd, 45, 350)),
    vol: Math.round(next.vol * 1e6) / 1e6,
    count: mine.count + 1,
    past: [...mine.past, Math.round(rating)].slice(-kept),
  };
}

/** A puzzle of endless practice that has ended. */
export interface Ended {
  readonly name: string;
  readonly game: string;
  readonly strength: Strength;
  readonly ending: Ending;
  readonly position: string;
}

/**
 * What is to be kept after a puzzle. One that has counted already changes no rating, and is met once more only when it has come back; so
 * two tabs that end the same puzzle count it once. `day`: the reader's, as a number.
 */
export function withEnded(
  records: PracticeRecords,
  { name, game, strength, ending, position }: Ended,
  day: number,
): PracticeRecords {
  const clean = ending === 'clean';
  const isNew = !records.counted.includes(name);
  const counts = isNew || records.again.some((one) => one.name === name && one.due <= dateAfter(day));
  const before = records.ratings[game] ?? beginner;
  return {
    ...records,
    met: records.met + (counts && ending !== 'lost' ? 1 : 0),
    clean: records.clean + (counts && clean ? 1 : 0),
    ratings: isNew ? { ...records.ratings, [game]: afterPuzzle(before, strength, clean) } : records.ratings,
    counted: isNew ? [...records.counted, name].slice(-most.counted) : records.counted,
    again: queued(records.again, { name, game, position }, clean, day),
  };
}

/** What comes back after a puzzle has ended. Of the longest waiting the pictures go first, and then they themselves. */
function queued(
  again: readonly Again[],
  puzzle: Pick<Again, 'name' | 'game' | 'position'>,
  clean: boolean,
  day: number,
): Again[] {
  const waiting = again.find(({ name }) => name === puzzle.name);
  const all = [...again.filter((one) => one !== waiting), ...comesBack(waiting, puzzle, clean, day)].slice(-most.again);
  let room: number = most.positions;
  return all
    .toReversed()
    .flatMap(({ position, ...one }) => {
      room -= position?.length ?? 0;
      if (position !== undefined && room >= 0) return [{ ...one, position }];
      // One of the reader's own games is nowhere else.
      return ownGoal(one.name) === null ? [one] : [];
    })
    .toReversed();
}

/** The entry of a puzzle in the queue after it has ended; none where it needs none, or none any more. */
function comesBack(
  waiting: Again | undefined,
  puzzle: Pick<Again, 'name' | 'game' | 'position'>,
  clean: boolean,
  day: number,
): Again[] {
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

/** What is to be kept after a puzzle of the library or of a day was met or given up: it comes back as those of practice do, and changes no rating. */
export const withMet = (
  records: PracticeRecords,
  puzzle: Pick<Again, 'name' | 'game' | 'position'>,
  clean: boolean,
  day: number,
): PracticeRecords => ({ ...records, again: queued(records.again, puzzle, clean, day) });

/** Keeps that a puzzle of the library or of a day was met or given up; where nothing changes, nothing is written. */
export function recordMet(puzzle: Pick<Again, 'name' | 'game' | 'position'>, clean: boolean, now: Date): void {
  if (clean && !practiceHere().again.some(({ name }) => name === puzzle.name)) return;
  update(practiceKey, readPractice, (before) => withMet(before ?? nothingYet, puzzle, clean, localDay(now)));
}

/** A position of one of the reader's own games, and what is asked of it. */
interface OwnMoment {
  readonly game: string;
  readonly position: string;
  readonly goal: string;
}

/** What is to be kept when a moment of an own game shall come back; it is one puzzle, however often it is kept. */
export function withOwn(records: PracticeRecords, moment: OwnMoment, now: Date): PracticeRecords {
  const { game, position, goal } = moment;
  const name = ownAmong(records, moment)?.name ?? ownName(goal, now);
  return withMet(records, { name, game, position }, false, localDay(now));
}

/** Keeps a moment of one of the reader's own games as a puzzle: it comes back as what was lost does. */
export const keepOwn = (moment: OwnMoment, now: Date): Written =>
  update(practiceKey, readPractice, (before) => withOwn(before ?? nothingYet, moment, now));

/** Keeps that a position was met, if it is a puzzle from one of the reader's own games. */
export function recordOwnMet(position: string, goal: string, clean: boolean, now: Date): void {
  const own = ownAmong(practiceHere(), { position, goal });
  if (own) recordMet(own, clean, now);
}
