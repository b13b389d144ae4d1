import { ok, type Result } from '../engine/core/result.ts';
import { dateOf, dayOf, formatDate, parseDate } from '../published/days/calendar.ts';
import { isCount, isRecord, mostCount } from '../site/raw.ts';
import { type Cleanness, kindOf } from './cleanness.ts';

/**
 * How a puzzle was solved: the best of all times (clean first, then with least help, then in fewest actions), and when the
 * first time was. Records of before slips and questions were counted have no `v` and are kept as what they were.
 */
export interface Solved {
  /** The way of counting: with 2 there are slips, questions and doubts. */
  readonly v?: 2;
  /** Local date of the first time, `2026-11-21`. */
  readonly date: string;
  readonly actions: number;
  /** Hint steps opened. */
  readonly hints: number;
  /** A solution, or the reason why a win was given away, was looked at. */
  readonly solution: boolean;
  /** Actions taken back. Records of the first weeks do not have it. */
  readonly undone?: number;
  /** Actions that gave the goal away. */
  readonly slips?: number;
  /** How often it was asked whether the goal can still be met. */
  readonly questions?: number;
  /** Actions taken back before it was known whether they give the goal away; absent for none. */
  readonly doubts?: number;
  /** Seconds that the first solving took, where it was timed. */
  readonly seconds?: number;
}

/** By puzzle. */
export type SolvedMap = Readonly<Record<string, Solved>>;

/** Daily puzzles solved on their day: day, then letter of the game, then the local date on which it was solved. */
export type DayMap = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Steps done, by lesson (`sixteen/bricks-and-urn`). */
export type StepMap = Readonly<Record<string, readonly string[]>>;

/** An unfinished line, so that a reload loses nothing. */
export interface Kept {
  readonly line: readonly string[];
  readonly cursor: number;
  readonly hints: number;
  readonly solution: boolean;
  /** Actions taken back. */
  readonly undone: number;
  /** Actions that gave the goal away, each as the line up to and with it. */
  readonly slips: readonly string[];
  readonly questions: number;
  /** Lines after which the reader was told whether the goal can still be met, because of a question or a hint. */
  readonly told: readonly string[];
  /** Actions taken back before it was known whether they give the goal away. */
  readonly doubts: number;
}

/** What a value should have been. */
export type Want =
  | 'version'
  | 'object'
  | 'date'
  | 'near-date'
  | 'past-date'
  | 'count'
  | 'boolean'
  | 'day'
  | 'game'
  | 'puzzle'
  | 'lesson'
  | 'steps'
  | 'line'
  | 'note'
  | 'whole';

/** Why a value is not what it should be: the part that is wrong (empty: the whole), and what it should be. */
export interface Fault {
  readonly part: string;
  readonly wants: Want;
}

/** A value that passed its check, or why it did not. */
export type Checked<T> = Result<T, Fault>;

/** A value that did not pass. */
export const bad = (part: string, wants: Want): Checked<never> => ({ ok: false, error: { part, wants } });

/** A line is far shorter than this, and so is an action; a slip or what was told is a line as one text. */
export const longestLine = 5_000;
const longestAction = 60;
const mostLines = 1_000;
const mostLineText = 1_000_000;
const isAction = (text: string): boolean => text.length <= longestAction;
const isLines = (raw: unknown): raw is string[] =>
  isTexts(raw) && raw.length <= mostLines && raw.reduce((sum, line) => sum + line.length, 0) <= mostLineText;

/** More steps than any lesson has. */
const mostSteps = 200;

const isTexts = (raw: unknown): raw is string[] => Array.isArray(raw) && raw.every((item) => typeof item === 'string');

const isDate = (raw: unknown): raw is string => typeof raw === 'string' && parseDate(raw) !== null;

/** The day of a date as it is written in records; the date has been checked. */
export function dayOfDate(text: string): number {
  const date = parseDate(text);
  if (!date) throw new Error(`no date: ${text}`);
  return dayOf(date);
}

/** Whether a text is the id of a puzzle, of the library or of a day: a letter for the game, then its number, `s-0001`. */
export const isPuzzleId = (text: string): boolean => /^[a-z]-\d{4,6}$/.test(text);

/** `sixteen/bricks-and-urn` */
const isLessonId = (text: string): boolean => /^[a-z0-9-]{1,60}\/[a-z0-9-]{1,80}$/.test(text);

/** Days that a record may name: some 270 years. */
const isDay = (text: string): boolean => /^[1-9]\d{0,4}$/.test(text);

/**
 * A solve of a day counts when it was made while the reader's date was the day before, the day itself or the day after.
 * So no flight and no clock that is a few hours out can take a day away.
 */
export const onItsDay = (day: number, date: string): boolean => Math.abs(dayOfDate(date) - day) <= 1;

/** Checks one record of a solved puzzle. Fields it does not know are left out. */
export function checkSolved(id: string, raw: unknown): Checked<Solved> {
  if (!isPuzzleId(id)) return bad('', 'puzzle');
  if (!isRecord(raw)) return bad('', 'object');
  const { v, date, actions, hints, solution, undone, slips, questions, doubts, seconds } = raw;
  if (v !== undefined && v !== 2) return bad('v', 'version');
  if (!isDate(date)) return bad('date', 'date');
  if (!isCount(actions)) return bad('actions', 'count');
  if (!isCount(hints)) return bad('hints', 'count');
  if (typeof solution !== 'boolean') return bad('solution', 'boolean');
  if (undone !== undefined && !isCount(undone)) return bad('undone', 'count');
  if (seconds !== undefined && !isCount(seconds)) return bad('seconds', 'count');
  if (v === 2 && !isCount(slips)) return bad('slips', 'count');
  if (v === 2 && !isCount(questions)) return bad('questions', 'count');
  if (v === 2 && doubts !== undefined && !isCount(doubts)) return bad('doubts', 'count');
  return ok({
    ...(v === 2 ? { v } : {}),
    date,
    actions,
    hints,
    solution,
    ...(undone === undefined ? {} : { undone }),
    ...(v === 2 && isCount(slips) && isCount(questions) ? { slips, questions } : {}),
    ...(v === 2 && isCount(doubts) && doubts > 0 ? { doubts } : {}),
    ...(seconds === undefined ? {} : { seconds }),
  });
}

/** Checks what is kept of one day. */
export function checkDay(day: string, raw: unknown): Checked<Readonly<Record<string, string>>> {
  if (!isDay(day)) return bad('', 'day');
  if (!isRecord(raw)) return bad('', 'object');
  for (const [letter, date] of Object.entries(raw)) {
    if (!/^[a-z]$/.test(letter)) return bad(letter, 'game');
    if (!isDate(date)) return bad(letter, 'date');
    if (!onItsDay(Number(day), date)) return bad(letter, 'near-date');
  }
  return ok(raw as Record<string, string>);
}

/** Checks the steps done of one lesson. */
export function checkSteps(lesson: string, raw: unknown): Checked<readonly string[]> {
  if (!isLessonId(lesson)) return bad('', 'lesson');
  return isTexts(raw) && raw.length <= mostSteps && raw.every((step) => step.length <= 100)
    ? ok([...new Set(raw)])
    : bad('', 'steps');
}

/** Checks an unfinished line. Out: the line, or null. */
export function checkKept(raw: unknown): Kept | null {
  if (
    !isRecord(raw) ||
    !isTexts(raw.line) ||
    raw.line.length > longestLine ||
    !raw.line.every(isAction) ||
    !isCount(raw.cursor) ||
    !isCount(raw.hints) ||
    !isCount(raw.undone) ||
    typeof raw.solution !== 'boolean'
  )
    return null;
  const { line, cursor, hints, solution, undone, slips, questions, told, doubts } = raw;
  // Before slips were counted: of what was taken back nobody knows whether it gave the goal away.
  if (slips === undefined) return { line, cursor, hints, solution, undone, slips: [], questions: 0, told: [], doubts: undone };
  if (!isLines(slips) || !isCount(questions) || !isLines(told) || !isCount(doubts)) return null;
  return { line, cursor, hints, solution, undone, slips, questions, told, doubts };
}

/** The date of a day as records write it. */
export const formatDay = (day: number): string => formatDate(dateOf(day));

/** The entries of a map that pass a check. */
function passing<T>(raw: Record<string, unknown>, check: (key: string, entry: unknown) => Checked<T>): Record<string, T> {
  const checked = Object.entries(raw).map(([key, entry]) => [key, check(key, entry)] as const);
  return Object.fromEntries(checked.flatMap(([key, result]) => (result.ok ? [[key, result.value] as const] : [])));
}

/** The good entries of a map of solved puzzles, whatever else is in it; null if it is no map. */
export const readSolved = (raw: unknown): SolvedMap | null => (isRecord(raw) ? passing(raw, checkSolved) : null);

/** The good entries of a map of days; null if it is no map. */
export const readDays = (raw: unknown): DayMap | null => (isRecord(raw) ? passing(raw, checkDay) : null);

/** The good entries of a map of steps; null if it is no map. */
export const readSteps = (raw: unknown): StepMap | null => (isRecord(raw) ? passing(raw, checkSteps) : null);

const least = (a: readonly number[], b: readonly number[]): number => {
  const at = a.findIndex((n, i) => n !== b[i]);
  return at < 0 ? 0 : (a[at] as number) - (b[at] as number);
};

/** Of two records the one of the lesser kind is the better. */
const kinds: readonly Cleanness[] = ['clean', 'earlier', 'met', 'helped'];

const effort = (s: Solved): number[] => [
  kinds.indexOf(kindOf(s)),
  Number(s.solution),
  s.hints,
  s.slips ?? 0,
  s.questions ?? 0,
  s.actions,
  s.undone ?? mostCount + 1,
  s.doubts ?? 0,
  -(s.v ?? 1),
];
const begin = (s: Solved): number[] => [dayOfDate(s.date), s.seconds ?? mostCount + 1];

/**
 * Two records of one puzzle as one: the better result, the earlier date, and the time of the earlier. The order does not
 * matter, and joining a record with itself changes nothing.
 */
export function joinSolved(a: Solved, b: Solved): Solved {
  const { seconds: _, ...best } = least(effort(a), effort(b)) <= 0 ? a : b;
  const { date, seconds } = least(begin(a), begin(b)) <= 0 ? a : b;
  return { ...best, date, ...(seconds === undefined ? {} : { seconds }) };
}

/** What is kept of one day, of two browsers: all games of both, each with its earlier date. */
export function joinDay(a: Readonly<Record<string, string>>, b: Readonly<Record<string, string>>): Record<string, string> {
  const joined: Record<string, string> = { ...a };
  for (const [letter, date] of Object.entries(b)) {
    const mine = joined[letter];
    if (mine === undefined || date < mine) joined[letter] = date;
  }
  return joined;
}

/** Steps of a lesson done in either of two browsers, those of the first before what the second adds. */
export const joinSteps = (a: readonly string[], b: readonly string[]): readonly string[] => [...new Set([...a, ...b])];
