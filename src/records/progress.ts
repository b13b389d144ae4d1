import { formatDate } from '../published/days/calendar.ts';
import { isRecord } from '../site/raw.ts';
import { keepAside, read, remove, update, type Written, write } from '../site/storage.ts';
import { allDays, dayItCountsFor, letterOf } from './days.ts';
import {
  checkDay,
  checkKept,
  checkSolved,
  checkSteps,
  type DayMap,
  dayOfDate,
  joinDay,
  joinSolved,
  joinSteps,
  type Kept,
  readDays,
  readSolved,
  readSteps,
  type Solved,
  type SolvedMap,
  type StepMap,
} from './records.ts';

export type { Kept, Solved } from './records.ts';

/** Puzzles solved in this browser, by id. */
export const solvedPuzzles = (): SolvedMap => read('solved', readSolved) ?? {};

/** Days and the daily puzzles solved on them in time, by the letter of the game. */
export const solvedDays = (): DayMap => allDays(read('days', readDays) ?? {}, solvedPuzzles());

const asMap = (raw: unknown): Record<string, unknown> | null => (isRecord(raw) ? raw : null);

/**
 * Changes one entry of a map, reading the map at the moment of writing so that what another tab has added stays. Entries
 * that cannot be read stay as they are, but for the one that is replaced, which is put aside.
 */
function patch<T>(
  key: string,
  entry: string,
  check: (raw: unknown) => { ok: true; value: T } | { ok: false },
  next: (before?: T) => T,
): Written {
  return update(key, asMap, (map) => {
    const raw = map !== null && Object.hasOwn(map, entry) ? map[entry] : undefined;
    const before = raw === undefined ? null : check(raw);
    if (before && !before.ok) keepAside(key, { [entry]: raw });
    return { ...map, [entry]: before?.ok ? next(before.value) : next() };
  });
}

const worse = (a: Written, b: Written): Written => (a === 'saved' ? b : a);

/** The local date, `2026-11-21`. */
export const localDate = (now: Date): string =>
  formatDate({ year: now.getFullYear(), month: now.getMonth() + 1, day: now.getDate() });

/**
 * Records a solved puzzle; a better earlier result stays, and so do the first date and its time. A daily puzzle solved on
 * its day counts for that day. Out: whether it will still be there after a reload.
 */
export function recordSolved(id: string, how: Omit<Solved, 'date'>, now: Date): Written {
  const date = localDate(now);
  const { seconds, ...again } = how;
  const first = { ...how, date };
  const written = patch(
    'solved',
    id,
    (raw) => checkSolved(id, raw),
    (before) => (before ? joinSolved(before, { ...again, date }) : first),
  );
  const day = dayItCountsFor(id, dayOfDate(date));
  if (day === null) return written;
  const counted = { [letterOf(id)]: date };
  return worse(
    written,
    patch(
      'days',
      String(day),
      (raw) => checkDay(String(day), raw),
      (before) => joinDay(before ?? {}, counted),
    ),
  );
}

/** Steps done in this browser, by lesson (`sixteen/bricks-and-urn`). */
export const doneSteps = (): StepMap => read('steps', readSteps) ?? {};

export function recordStep(lesson: string, step: string): Written {
  if (doneSteps()[lesson]?.includes(step)) return 'saved';
  return patch(
    'steps',
    lesson,
    (raw) => checkSteps(lesson, raw),
    (before) => joinSteps(before ?? [], [step]),
  );
}

/** Forgets the lessons of one game. */
export function resetSteps(game: string): Written {
  return update('steps', asMap, (map) =>
    Object.fromEntries(Object.entries(map ?? {}).filter(([lesson]) => !lesson.startsWith(`${game}/`))),
  );
}

export const keptLine = (id: string): Kept | null => read(`line.${id}`, checkKept);
export const keepLine = (id: string, kept: Kept): Written => write(`line.${id}`, kept);
export const dropLine = (id: string): void => remove(`line.${id}`);

/** More than anybody works at a puzzle: a year. */
const mostTime = 366 * 86_400_000;
const asTime = (raw: unknown): number | null => (typeof raw === 'number' && raw >= 0 && raw <= mostTime ? raw : null);

/** Milliseconds spent on a puzzle that is not solved yet; null where it is not timed. */
export const keptTime = (id: string): number | null => read(`time.${id}`, asTime);
/** Adds time to it: another tab may have added its own. */
export const addTime = (id: string, ms: number): Written =>
  update(
    `time.${id}`,
    asTime,
    (before) => Math.min(mostTime, (before ?? 0) + Math.round(ms)),
    () => true,
  );
export const dropTime = (id: string): void => remove(`time.${id}`);
