import { read, remove, write } from '../site/storage.ts';

/** How a puzzle was solved: the best of all times (least help first, then fewest actions). */
export interface Solved {
  /** Local date of the first time, `2026-11-21`. */
  readonly date: string;
  readonly actions: number;
  readonly hints: number;
  readonly solution: boolean;
}

/** An unfinished line, so that a reload loses nothing. */
export interface Kept {
  readonly line: readonly string[];
  readonly cursor: number;
  readonly hints: number;
  readonly solution: boolean;
  /** Actions taken back. */
  readonly undone: number;
}

type SolvedMap = Readonly<Record<string, Solved>>;
type StepMap = Readonly<Record<string, readonly string[]>>;

const isRecord = (raw: unknown): raw is Record<string, unknown> => typeof raw === 'object' && raw !== null && !Array.isArray(raw);
const isCount = (raw: unknown): raw is number => Number.isInteger(raw) && (raw as number) >= 0;
const isTexts = (raw: unknown): raw is string[] => Array.isArray(raw) && raw.every((item) => typeof item === 'string');

function parseSolved(raw: unknown): SolvedMap | null {
  if (!isRecord(raw)) return null;
  const good = Object.entries(raw).filter(
    ([, entry]) =>
      isRecord(entry) &&
      typeof entry.date === 'string' &&
      isCount(entry.actions) &&
      isCount(entry.hints) &&
      typeof entry.solution === 'boolean',
  );
  return Object.fromEntries(good) as SolvedMap;
}

function parseSteps(raw: unknown): StepMap | null {
  return isRecord(raw) ? (Object.fromEntries(Object.entries(raw).filter(([, steps]) => isTexts(steps))) as StepMap) : null;
}

function parseKept(raw: unknown): Kept | null {
  if (
    !isRecord(raw) ||
    !isTexts(raw.line) ||
    !isCount(raw.cursor) ||
    !isCount(raw.hints) ||
    !isCount(raw.undone) ||
    typeof raw.solution !== 'boolean'
  )
    return null;
  return { line: raw.line, cursor: raw.cursor, hints: raw.hints, solution: raw.solution, undone: raw.undone };
}

/** Puzzles solved in this browser, by id. */
export const solvedPuzzles = (): SolvedMap => read('solved', parseSolved) ?? {};

const rank = (s: Solved): number => (s.solution ? 1e6 : 0) + s.hints * 1e4 + s.actions;

/** Records a solved puzzle; a better earlier time stays. */
export function recordSolved(id: string, how: Omit<Solved, 'date'>, today: Date): ReturnType<typeof write> {
  const all = solvedPuzzles();
  const before = all[id];
  const date = `${today.getFullYear()}-${String(today.getMonth() + 1).padStart(2, '0')}-${String(today.getDate()).padStart(2, '0')}`;
  const now: Solved = { ...how, date: before?.date ?? date };
  return write('solved', { ...all, [id]: before && rank(before) <= rank(now) ? before : now });
}

/** Steps done in this browser, by lesson (`sixteen/bricks-and-urn`). */
export const doneSteps = (): StepMap => read('steps', parseSteps) ?? {};

export function recordStep(lesson: string, step: string): ReturnType<typeof write> {
  const all = doneSteps();
  const done = all[lesson] ?? [];
  return done.includes(step) ? 'saved' : write('steps', { ...all, [lesson]: [...done, step] });
}

/** Forgets the lessons of one game. */
export function resetSteps(game: string): ReturnType<typeof write> {
  return write('steps', Object.fromEntries(Object.entries(doneSteps()).filter(([lesson]) => !lesson.startsWith(`${game}/`))));
}

export const keptLine = (id: string): Kept | null => read(`line.${id}`, parseKept);
export const keepLine = (id: string, kept: Kept): ReturnType<typeof write> => write(`line.${id}`, kept);
export const dropLine = (id: string): void => remove(`line.${id}`);
