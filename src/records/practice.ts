import { dateOf, formatDate, parseDate } from '../published/days/calendar.ts';
import { isCount, isRecord } from '../site/raw.ts';
import { read, update, type Written } from '../site/storage.ts';
import type { Rating } from './strength.ts';

/** A puzzle that was lost and comes back. */
export interface Again {
  /** In practice the fragment of its link; for a puzzle of the library or of a day its id; for one of the reader's own games see `ownName`. */
  readonly name: string;
  readonly game: string;
  /** The local date on which it comes back. */
  readonly due: string;
  /** How often it was met clean since. */
  readonly step: number;
  /** Its position, for a picture; missing: of before pictures, or there was no room. */
  readonly position?: string;
}

/** The name of a puzzle from one of the reader's own games: what is asked, and when it was kept. */
export const ownName = (goal: string, kept: Date): string => `own.${goal}.${kept.getTime()}`;

/** What such a puzzle asks; null for any other name. */
export const ownGoal = (name: string): string | null => /^own\.([^.]+)\./.exec(name)?.[1] ?? null;

/** A position of one of the reader's own games, with what is asked of it, among what comes back; undefined where it was not kept. */
export const ownAmong = (
  { again }: Pick<PracticeRecords, 'again'>,
  { position, goal }: { readonly position: string; readonly goal: string },
): Again | undefined => again.find((one) => one.position === position && ownGoal(one.name) === goal);

/** What the best of each kind of run came to. */
export type Bests = Readonly<Partial<Record<'minutes' | 'slip', number>>>;

/** What is kept of endless practice. */
export interface PracticeRecords {
  readonly v: 1;
  /** By game. */
  readonly ratings: Readonly<Record<string, Rating>>;
  readonly met: number;
  readonly clean: number;
  readonly best: Bests;
  readonly again: readonly Again[];
  /** Puzzles that have counted for a rating, by name, the latest last: none counts twice. */
  readonly counted: readonly string[];
}

export const nothingYet: PracticeRecords = { v: 1, ratings: {}, met: 0, clean: 0, best: {}, again: [], counted: [] };

/** After so many days a lost puzzle comes back; each time it is met clean, after the next number, and then no more. */
export const returns = [1, 3, 7, 21] as const;

/** So much is kept that the file of the records takes it (`file.ts`); `positions`, and each `position`, are characters. */
export const most = { games: 20, again: 80, counted: 80, positions: 11_000, position: 600 } as const;

/** How a puzzle ended: met clean, met with slips or help, or given away. */
export type Ending = 'clean' | 'met' | 'lost';

/** A day, as a number, as records write it. */
export const dateAfter = (day: number): string => formatDate(dateOf(day));

/** The puzzles that come back on a day or should have before, the longest due first. */
export const dueOn = ({ again }: Pick<PracticeRecords, 'again'>, day: number): readonly Again[] =>
  again.filter(({ due }) => due <= dateAfter(day)).toSorted((a, b) => (a.due < b.due ? -1 : a.due > b.due ? 1 : 0));

const isNumber = (raw: unknown, low: number, high: number): raw is number => typeof raw === 'number' && raw >= low && raw <= high;

/** What of a list is looked at: far more than is ever kept. */
const listOf = (raw: unknown): readonly unknown[] => (Array.isArray(raw) ? raw.slice(-1_000) : []);

function ratingOf(raw: unknown): Rating | null {
  if (!isRecord(raw) || !Array.isArray(raw.past)) return null;
  const { rating, rd, vol, count, past } = raw;
  if (!isNumber(rating, 0, 4000) || !isNumber(rd, 1, 400) || !isNumber(vol, 0.001, 1) || !isCount(count)) return null;
  return {
    rating,
    rd,
    vol,
    count,
    past: listOf(past)
      .filter((one): one is number => isNumber(one, 0, 4000))
      .slice(-60),
  };
}

function againOf(raw: unknown): Again[] {
  if (!isRecord(raw)) return [];
  const { name, game, due, step, position } = raw;
  const hasPosition = typeof position === 'string' && position.length <= most.position;
  const good =
    typeof name === 'string' &&
    name.length <= 200 &&
    typeof game === 'string' &&
    game.length <= 40 &&
    typeof due === 'string' &&
    parseDate(due) !== null;
  if (!good || !isCount(step) || step >= returns.length) return [];
  // One of the reader's own games is nowhere else.
  if (!hasPosition && ownGoal(name) !== null) return [];
  return [{ name, game, due, step, ...(hasPosition ? { position } : {}) }];
}

/** Reads what was kept. Good parts are taken, whatever else is in it; null if it is none, or of a newer site. */
export function readPractice(raw: unknown): PracticeRecords | null {
  if (!isRecord(raw) || raw.v !== 1) return null;
  const best = isRecord(raw.best) ? raw.best : {};
  return {
    v: 1,
    ratings: Object.fromEntries(
      Object.entries(isRecord(raw.ratings) ? raw.ratings : {})
        .slice(0, most.games)
        .flatMap(([game, one]) => {
          const rating = game.length <= 40 ? ratingOf(one) : null;
          return rating ? [[game, rating] as const] : [];
        }),
    ),
    met: isCount(raw.met) ? raw.met : 0,
    clean: isCount(raw.clean) ? raw.clean : 0,
    best: {
      ...(isCount(best.minutes) ? { minutes: best.minutes } : {}),
      ...(isCount(best.slip) ? { slip: best.slip } : {}),
    },
    again: listOf(raw.again).flatMap(againOf).slice(-most.again),
    counted: listOf(raw.counted)
      .filter((name): name is string => typeof name === 'string' && name.length <= 200)
      .slice(-most.counted),
  };
}

export const practiceKey = 'practice';

/** What this browser keeps of endless practice. */
export const practiceHere = (): PracticeRecords => read(practiceKey, readPractice) ?? nothingYet;

/** Keeps the result of a run, if it is the best yet. */
export const recordRun = (kind: keyof Bests, clean: number): Written =>
  update(practiceKey, readPractice, (before) => {
    const records = before ?? nothingYet;
    return { ...records, best: { ...records.best, [kind]: Math.max(clean, records.best[kind] ?? 0) } };
  });
