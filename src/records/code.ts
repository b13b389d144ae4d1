import { ok } from '../engine/core/result.ts';
import { dateOf, formatDate } from '../published/days/calendar.ts';
import { isRecord } from '../site/raw.ts';
import { allDays } from './days.ts';
import { checkRecords, fileVersion, mostCharacters, type Reading, type Records, type Unreadable } from './file.ts';
import { dayOfDate, type Solved } from './records.ts';

/**
 * The records as one word to paste: `winnable1.<data>.<checksum>`. The data are base64url of one byte that says how they
 * are packed (0 as they are, 1 deflated) and a compact JSON text; the checksum is the CRC-32 of the data's bytes.
 * Unfinished lines and other notes are left out, so that it stays short. docs/records.md has the whole.
 */
const plain = 0;
const deflated = 1;

/** A solved puzzle in a row: number, day, actions, and then what is seldom, cut off where only zeros follow. */
function rowOf(id: string, { v, date, actions, hints, solution, undone, seconds, slips, questions, doubts }: Solved): number[] {
  const row = [
    Number(id.slice(2)),
    dayOfDate(date),
    actions,
    undone ?? -1,
    hints,
    Number(solution),
    seconds === undefined ? 0 : seconds + 1,
    v === undefined ? 0 : (slips ?? 0) + 1,
    questions ?? 0,
    doubts ?? 0,
  ];
  while (row.at(-1) === 0) row.pop();
  return row;
}

/** The solved puzzle of a row, unchecked: whatever stands there comes out as a record that its check will judge. */
function ofRow(letter: string, raw: unknown): [string, unknown] {
  const row: unknown[] = Array.isArray(raw) ? raw : [];
  const [number, day, actions = 0, undone = 0, hints = 0, solution = 0, seconds = 0, slips = 0, questions = 0, doubts = 0] = row;
  const date = typeof day === 'number' && Number.isInteger(day) && Math.abs(day) < 1e6 ? formatDate(dateOf(day)) : day;
  const counted = slips === 0 ? {} : { v: 2, slips: typeof slips === 'number' ? slips - 1 : slips, questions, doubts };
  const record = {
    ...counted,
    date,
    actions,
    hints,
    solution: solution === 1,
    ...(undone === -1 ? {} : { undone }),
    ...(typeof seconds === 'number' && seconds > 0 ? { seconds: seconds - 1 } : {}),
  };
  return [`${letter}-${String(number).padStart(4, '0')}`, record];
}

/** The compact text of records. */
export function formatCompact({ solved, days, steps, settings }: Records): string {
  const rows: Record<string, number[][]> = {};
  for (const id of Object.keys(solved).sort()) {
    const letter = id.slice(0, 1);
    rows[letter] ??= [];
    rows[letter].push(rowOf(id, solved[id] as Solved));
  }
  // Days that follow from the dates of the solved puzzles need not be told.
  const known = allDays({}, solved);
  const more = Object.entries(days).flatMap(([day, games]) =>
    Object.entries(games).flatMap(([letter, date]) =>
      known[day]?.[letter] === date ? [] : [[Number(day), letter, dayOfDate(date) - Number(day)]],
    ),
  );
  return JSON.stringify({ v: fileVersion, p: rows, d: more, l: steps, c: settings });
}

/** Reads the compact text, and checks what it says as a file is checked. */
export function parseCompact(text: string, now = new Date()): Reading {
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch {
    return { ok: false, error: { why: 'damaged' } };
  }
  if (!isRecord(raw) || typeof raw.v !== 'number') return { ok: false, error: { why: 'damaged' } };
  if (raw.v > fileVersion) return { ok: false, error: { why: 'newer', version: raw.v } };
  const rows = isRecord(raw.p) ? Object.entries(raw.p) : [];
  const solved = rows.flatMap(([letter, list]) => (Array.isArray(list) ? list.map((row) => ofRow(letter, row)) : []));
  const days = new Map<number, Map<string, unknown>>();
  for (const entry of Array.isArray(raw.d) ? raw.d : []) {
    const [day, letter, off] = Array.isArray(entry) ? entry : [];
    if (!Number.isInteger(day) || Math.abs(day) > 1e6 || typeof letter !== 'string' || !Number.isInteger(off)) continue;
    const games = days.get(day) ?? new Map<string, unknown>();
    days.set(day, games.set(letter, Math.abs(off) > 1 ? off : formatDate(dateOf(day + off))));
  }
  const dated = Object.fromEntries([...days].map(([day, games]) => [day, Object.fromEntries(games)]));
  return ok(checkRecords({ solved: Object.fromEntries(solved), days: dated, steps: raw.l, settings: raw.c }, now));
}

/** CRC-32 as gzip and PNG have it, in eight hexadecimal digits. */
export function checksum(bytes: Uint8Array): string {
  let crc = -1;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return (~crc >>> 0).toString(16).padStart(8, '0');
}

function toBase64Url(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function fromBase64Url(text: string): Uint8Array | null {
  try {
    return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0));
  } catch {
    return null;
  }
}

/** Everything that a stream gives; null once it gives more than `limit` bytes. */
async function gather(stream: ReadableStream<Uint8Array>, limit: number): Promise<Uint8Array | null> {
  const reader = stream.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.length;
    if (size > limit) {
      await reader.cancel().catch(() => {});
      return null;
    }
    chunks.push(value);
  }
  const all = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    all.set(chunk, at);
    at += chunk.length;
  }
  return all;
}

const through = (bytes: Uint8Array, stream: GenericTransformStream): ReadableStream<Uint8Array> =>
  new Blob([bytes as Uint8Array<ArrayBuffer>])
    .stream()
    .pipeThrough(stream as ReadableWritablePair<Uint8Array, Uint8Array<ArrayBuffer>>);

/** The code of records. A browser that cannot compress gives a longer one. */
export async function formatCode(records: Records): Promise<string> {
  const text = new TextEncoder().encode(formatCompact(records));
  const packed =
    typeof CompressionStream === 'undefined'
      ? null
      : await gather(through(text, new CompressionStream('deflate-raw')), Number.POSITIVE_INFINITY);
  const body = packed ?? text;
  const bytes = new Uint8Array(body.length + 1);
  bytes[0] = packed ? deflated : plain;
  bytes.set(body, 1);
  return `winnable1.${toBase64Url(bytes)}.${checksum(bytes)}`;
}

/** What messengers, mail and word processors put into a long word, or around it. */
const added = /[\s"'“”„‟‘’‚‛«»‹›<>*`|\u00ad\u200b-\u200f\u2028-\u202f\u2060\ufeff]+/g;

/**
 * Reads a code, with anything around it and line breaks, spaces and quotes in it. An error says what is wrong with it:
 * none there, cut off, damaged, from a newer site, too large.
 */
export async function parseCode(pasted: string, now = new Date()): Promise<Reading> {
  const failed = (error: Unreadable): Reading => ({ ok: false, error });
  if (pasted.length > mostCharacters) return failed({ why: 'too-large', limit: mostCharacters });
  if (pasted.trim() === '') return failed({ why: 'empty' });
  const text = pasted.replace(added, '').replaceAll('—', '--').replaceAll('–', '-');
  const begin = /winnable(\d{1,6})\.([\w-]*)(\.([0-9a-f]{8})?)?/i.exec(text);
  if (!begin) return failed({ why: 'no-code' });
  const [, version = '', data = '', , sum] = begin;
  if (Number(version) !== 1) return failed({ why: 'newer', version: Number(version) });
  if (sum === undefined) return failed({ why: 'cut-off' });
  const bytes = fromBase64Url(data);
  if (!bytes || bytes.length < 2 || checksum(bytes) !== sum.toLowerCase()) return failed({ why: 'damaged' });
  const body = bytes.subarray(1);
  if (bytes[0] !== plain && bytes[0] !== deflated) return failed({ why: 'damaged' });
  if (bytes[0] === plain) return parseCompact(new TextDecoder().decode(body), now);
  if (typeof DecompressionStream === 'undefined') return failed({ why: 'no-decompression' });
  try {
    const whole = await gather(through(body, new DecompressionStream('deflate-raw')), mostCharacters);
    return whole ? parseCompact(new TextDecoder().decode(whole), now) : failed({ why: 'too-large', limit: mostCharacters });
  } catch {
    return failed({ why: 'damaged' });
  }
}
