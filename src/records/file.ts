import { ok, type Result } from '../engine/core/result.ts';
import { localDay } from '../published/days/calendar.ts';
import { isRecord } from '../site/raw.ts';
import {
  bad,
  type Checked,
  checkDay,
  checkKept,
  checkSolved,
  checkSteps,
  type DayMap,
  dayOfDate,
  type Fault,
  type Kept,
  type Solved,
  type SolvedMap,
  type StepMap,
} from './records.ts';

/** The format of the file; a number higher than this is from a newer site. 2: records may count slips and questions. */
export const fileVersion = 2;

/** Longest text that is read at all: more than a browser keeps for a site, so that what one has saved another can read. */
export const mostCharacters = 8_000_000;

/** Of a file that is larger it is clear before it is read: so many characters have at most three bytes each. */
export const mostBytes = 3 * mostCharacters;

/** Everything of somebody's that can be taken to another browser. */
export interface Records {
  readonly solved: SolvedMap;
  readonly days: DayMap;
  readonly steps: StepMap;
  /** Settings as they are kept; checked when they are taken over. */
  readonly settings: Readonly<Record<string, unknown>>;
  /** Unfinished lines, by puzzle or deal. */
  readonly lines: Readonly<Record<string, Kept>>;
  /** Other notes of the site, by their key. */
  readonly other: Readonly<Record<string, unknown>>;
}

/** Something that was not taken, or not all of it: where it stands, and why. */
export interface Skipped extends Fault {
  /** `solved › s-0012` */
  readonly where: string;
}

/** Why nothing could be read. */
export type Unreadable =
  | { readonly why: 'empty' | 'binary' | 'not-json' | 'cut-off' | 'not-records' | 'damaged' | 'no-code' | 'no-decompression' }
  | { readonly why: 'too-large'; readonly limit: number }
  | { readonly why: 'newer'; readonly version: number };

/** Records as checked, and what of them was not taken. */
export interface Taken {
  readonly records: Records;
  readonly skipped: readonly Skipped[];
}

export type Reading = Result<Taken, Unreadable>;

/** Keys that are never carried: what concerns only this browser, and what was damaged. */
const staysHere = (key: string): boolean => key === 'offline' || /^(import|time)\./.test(key) || /\.broken(\.\d+)?$/.test(key);
const isNoteKey = (key: string): boolean => /^[\x21-\x7e]{1,300}$/.test(key) && !staysHere(key);
const isOwnKey = (key: string): boolean => /^(solved|days|steps|settings)$/.test(key) || key.startsWith('line.');

const checkLine = (key: string, raw: unknown): Checked<Kept> => {
  const line = isNoteKey(key) ? checkKept(raw) : null;
  return line ? ok(line) : bad('', 'line');
};

/**
 * Reads what is kept under a key of the site beside the records, through the parser of its kind; null: no such key is known, or the
 * value is not one of its kind.
 */
export type ReadNote = (key: string, raw: unknown) => unknown;

const checkNote =
  (readNote: ReadNote) =>
  (key: string, raw: unknown): Checked<unknown> => {
    const value = isNoteKey(key) && !isOwnKey(key) ? readNote(key, raw) : null;
    return value === null ? bad('', 'note') : ok(value);
  };

const entriesOf = (value: unknown): readonly [string, unknown][] =>
  isRecord(value) || Array.isArray(value) ? Object.entries(value) : [];

/** Whether something that stands in a note, or in a list or table of the note, was not read with it. */
function isCutShort(raw: unknown, value: unknown): boolean {
  const read = new Map(entriesOf(value));
  const entries = entriesOf(raw);
  return entries.length > read.size || entries.some(([key, part]) => entriesOf(part).length > entriesOf(read.get(key)).length);
}

/** Takes the good entries of one part of the records, and tells of the others, and of those that `isLess` finds taken in part. */
function part<T>(
  name: string,
  raw: unknown,
  check: (key: string, entry: unknown) => Checked<T>,
  skipped: Skipped[],
  isLess: (entry: unknown, taken: T) => boolean = () => false,
): Record<string, T> {
  if (raw === undefined) return {};
  if (!isRecord(raw)) {
    skipped.push({ where: name, part: '', wants: 'object' });
    return {};
  }
  const taken: [string, T][] = [];
  for (const [key, entry] of Object.entries(raw)) {
    const checked = check(key, entry);
    const where = `${name} › ${key.slice(0, 60)}`;
    if (!checked.ok) skipped.push({ where, ...checked.error });
    else {
      taken.push([key, checked.value]);
      if (isLess(entry, checked.value)) skipped.push({ where, part: '', wants: 'whole' });
    }
  }
  return Object.fromEntries(taken);
}

/** A setting: a word or a yes and no. What one may choose is asked when it is taken over; others are of a newer site. */
const checkSetting = (key: string, raw: unknown): Checked<unknown> =>
  key.length <= 60 && (typeof raw === 'boolean' || (typeof raw === 'string' && raw.length <= 60)) ? ok(raw) : bad('', 'note');

/** Nobody's notes are taken: for what has none. */
const noNotes: ReadNote = () => null;

/** How many days a date from elsewhere may be ahead of this browser's: time zones, and clocks that are a little out. */
const ahead = 2;

/**
 * Checks records, part by part and entry by entry; what is missing is empty. With `now`, a puzzle that is said to have been
 * solved at a later date is not taken: nothing earlier could ever take the place of such a date. Other notes are taken as far
 * as `readNote` reads them; without it, none.
 */
export function checkRecords(raw: Readonly<Record<string, unknown>>, now?: Date, readNote = noNotes): Taken {
  const latest = now ? localDay(now) + ahead : Number.POSITIVE_INFINITY;
  const checkDated = (key: string, entry: unknown): Checked<Solved> => {
    const checked = checkSolved(key, entry);
    const late = checked.ok && dayOfDate(checked.value.date) > latest;
    return late ? bad('date', 'past-date') : checked;
  };
  const skipped: Skipped[] = [];
  const records = {
    solved: part('solved', raw.solved, checkDated, skipped),
    days: part('days', raw.days, checkDay, skipped),
    steps: part('steps', raw.steps, checkSteps, skipped),
    settings: part('settings', raw.settings, checkSetting, skipped),
    lines: part('lines', raw.lines, checkLine, skipped),
    other: part('other', raw.other, checkNote(readNote), skipped, isCutShort),
  };
  return { records, skipped };
}

/** The records in what a browser keeps for the site: parsed values by key, without the prefix. */
export function fromStorage(values: Readonly<Record<string, unknown>>, now?: Date, readNote = noNotes): Taken {
  const { solved, days, steps, settings, ...rest } = values;
  const lines = Object.entries(rest).flatMap(([key, value]) => (key.startsWith('line.') ? [[key.slice(5), value] as const] : []));
  const other = Object.entries(rest).filter(([key]) => !isOwnKey(key) && !staysHere(key));
  return checkRecords(
    {
      solved,
      days,
      steps,
      settings,
      lines: Object.fromEntries(lines),
      other: Object.fromEntries(other),
    },
    now,
    readNote,
  );
}

/** Whether a text is none: a picture, an archive or the like, read as if it were. */
export function isBinary(text: string): boolean {
  const beginning = text.slice(0, 4096);
  return beginning.includes('\0') || beginning.split('\ufffd').length > 3;
}

/** Whether there is anything at all in records. */
export const isEmpty = (records: Records): boolean => Object.values(records).every((map) => Object.keys(map).length === 0);

/** The file's text, for people too: one line for each entry. In: the records and the local date. */
export function formatFile(records: Records, made: string): string {
  const parts = Object.entries(records).map(([name, map]) => {
    const lines = Object.keys(map)
      .sort()
      .map((key) => `    ${JSON.stringify(key)}: ${JSON.stringify((map as Record<string, unknown>)[key])}`);
    return `  ${JSON.stringify(name)}: ${lines.length > 0 ? `{\n${lines.join(',\n')}\n  }` : '{}'}`;
  });
  const head = [`  "winnable": "records"`, `  "version": ${fileVersion}`, `  "made": ${JSON.stringify(made)}`];
  return `{\n${[...head, ...parts].join(',\n')}\n}\n`;
}

/** How much is to be saved: the usual is all that may be brought in again. */
export type SaveWish = 'usual' | 'less' | 'all';

/** What saving comes to: nothing to save, a question (`large`: a file of so many characters could not be brought in again), or a text. */
export type Saving =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'large'; readonly characters: number }
  | { readonly kind: 'file' | 'less' | 'oversize'; readonly text: string };

/** What saving all records comes to; with `less` unfinished lines and notes stay here. In: the records and the local date. */
export function savingOf(here: Records, made: string, wish: SaveWish): Saving {
  const records = wish === 'less' ? { ...here, lines: {}, other: {} } : here;
  if (isEmpty(records)) return { kind: 'nothing' };
  const text = formatFile(records, made);
  if (text.length <= mostCharacters) return { kind: wish === 'less' ? 'less' : 'file', text };
  return wish === 'usual' ? { kind: 'large', characters: text.length } : { kind: 'oversize', text };
}

const unreadable = (error: Unreadable): Reading => ({ ok: false, error });

function parseJson(text: string): { readonly value: unknown } | null {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return null;
  }
}

/** `winnable.solved` and its like, as a copy of the browser's storage has them; values are text, or what that text says. */
function asStorage(raw: Readonly<Record<string, unknown>>): Record<string, unknown> | null {
  const own = Object.entries(raw).filter(([key]) => key.startsWith('winnable.'));
  if (own.length === 0) return null;
  return Object.fromEntries(
    own.map(([key, value]) => [
      key.slice('winnable.'.length),
      typeof value === 'string' ? (parseJson(value) ?? { value }).value : value,
    ]),
  );
}

/**
 * Reads a file of records, or a copy of what a browser has stored for the site (from before there were files). Entries that
 * cannot be read are left out and told; of other notes those are taken that `readNote` reads. An error says why there is nothing
 * to read.
 */
export function parseFile(text: string, now = new Date(), readNote = noNotes): Reading {
  if (text.length > mostCharacters) return unreadable({ why: 'too-large', limit: mostCharacters });
  const bare = text.replace(/^\ufeff/, '').trim();
  if (bare === '') return unreadable({ why: 'empty' });
  if (isBinary(bare)) return unreadable({ why: 'binary' });
  const parsed = parseJson(bare);
  if (!parsed) return unreadable({ why: bare.startsWith('{') && !bare.endsWith('}') ? 'cut-off' : 'not-json' });
  const { value } = parsed;
  if (!isRecord(value)) return unreadable({ why: 'not-records' });
  if (value.winnable === 'records') {
    if (typeof value.version !== 'number' || !Number.isInteger(value.version) || value.version < 1)
      return unreadable({ why: 'not-records' });
    if (value.version > fileVersion) return unreadable({ why: 'newer', version: value.version });
    return ok(checkRecords(value, now, readNote));
  }
  const stored = asStorage(value);
  return stored ? ok(fromStorage(stored, now, readNote)) : unreadable({ why: 'not-records' });
}
