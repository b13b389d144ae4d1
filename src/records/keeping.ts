import { isRecord } from '../site/raw.ts';
import { read, readText, remove, storedKeys, type Written, write, writeText } from '../site/storage.ts';
import { fromStorage, type Records } from './file.ts';
import { type Counts, type Plan, planImport } from './merge.ts';

/** Where the state before the last import is kept, so that it can be undone. */
export const undoKey = 'import.undo';

function look(key: string): unknown {
  const text = readText(key);
  if (text === null) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** What this browser keeps is carried as it is; it is read where it arrives. */
const asItIs = (_: string, raw: unknown): unknown => raw;

/** Everything of the reader's in this browser that can be taken to another one. */
export function recordsHere(): Records {
  const values = storedKeys().flatMap((key) => {
    const value = look(key);
    return value === undefined ? [] : [[key, value] as const];
  });
  return fromStorage(Object.fromEntries(values), undefined, asItIs).records;
}

/** What importing would do now. Nothing is changed. */
export const previewImport = (records: Records): Plan => planImport(records, look);

/** Reading a damaged value puts it aside, so that nothing is written over it. */
const asMap = (raw: unknown) => (isRecord(raw) ? raw : null);

/** For each key that an import has written: its text before (null: there was none) and after. */
type Before = Readonly<Record<string, readonly [before: string | null, after: string]>>;

const isPair = (raw: unknown): boolean =>
  Array.isArray(raw) && raw.length === 2 && (raw[0] === null || typeof raw[0] === 'string') && typeof raw[1] === 'string';
const asBefore = (raw: unknown): Before | null => (isRecord(raw) && Object.values(raw).every(isPair) ? (raw as Before) : null);

const putBack = (key: string, text: string | null): void => {
  if (text === null) remove(key);
  else writeText(key, text);
};

/**
 * Takes records over, all or nothing: where the storage has no room for all of it, everything stays as it was. Out: what
 * was done, and whether it will still be there after a reload (`full`: it was not done).
 */
export function applyImport(records: Records): { readonly written: Written; readonly counts: Counts } {
  for (const key of ['solved', 'days', 'steps', 'settings']) read(key, asMap);
  const { counts, writes } = previewImport(records);
  const changes = writes.map(([key, value]) => ({ key, before: readText(key), after: JSON.stringify(value) }));
  let written: Written = 'saved';
  for (const [i, { key, after }] of changes.entries()) {
    const result = writeText(key, after);
    if (result === 'full') {
      for (const done of changes.slice(0, i + 1).reverse()) putBack(done.key, done.before);
      return { written: 'full', counts };
    }
    if (result !== 'saved') written = result;
  }
  // Without room for this the import can be undone until the page is left.
  write(undoKey, Object.fromEntries(changes.map(({ key, before, after }) => [key, [before, after]])));
  return { written, counts };
}

/** Whether there is an import to undo. */
export const canUndo = (): boolean => Object.keys(read(undoKey, asBefore) ?? {}).length > 0;

const parsed = (text: string | null): Record<string, unknown> => {
  const value: unknown = text === null ? {} : JSON.parse(text);
  return isRecord(value) ? value : {};
};

/** An object as it was before the import, with what has changed since the import kept. */
function without(before: string | null, after: string, now: string): string {
  const [was, became, is] = [parsed(before), parsed(after), parsed(now)];
  const next: Record<string, unknown> = {};
  for (const key of new Set([...Object.keys(is), ...Object.keys(was)])) {
    const untouched = JSON.stringify(is[key]) === JSON.stringify(became[key]);
    const value = untouched ? was[key] : is[key];
    if (value !== undefined) next[key] = value;
  }
  return JSON.stringify(next);
}

/** Undoes the last import, once. What has been solved, learned or chosen since stays. Out: whether there was one to undo. */
export function undoImport(): boolean {
  const kept = read(undoKey, asBefore);
  if (!kept) return false;
  for (const [key, [before, after]] of Object.entries(kept)) {
    const now = readText(key);
    if (now === after) putBack(key, before);
    else if (now !== null && /^(solved|days|steps|settings)$/.test(key)) writeText(key, without(before, after, now));
  }
  remove(undoKey);
  return true;
}
