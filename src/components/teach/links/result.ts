import { parseLine } from '../../../engine/core/play.ts';
import { mostItems } from '../../play/collecting.ts';
import { parseValues, type Read, type Values, wrong } from '../../play/fragment.ts';
import { openSet } from './set.ts';
import type { SetLink } from './set-text.ts';
import { unpack } from './unpack.ts';

/** What somebody did at one position of a set. What can be replayed is; the numbers are only told. */
export interface Attempt {
  /** Which position, from 0. */
  readonly item: number;
  readonly line: readonly string[];
  /** The lines, up to and with the mistake, that gave the goal away. */
  readonly slips: readonly (readonly string[])[];
  readonly told: { readonly takenBack: number; readonly hints: number; readonly questions: number; readonly solution: boolean };
}

/** What somebody hands in. */
export interface ResultLink {
  /** As they typed it; plain text. */
  readonly name: string | null;
  /** Of which set; a position alone is a set of one. */
  readonly id: string;
  /** The set itself, where the link has room for it. */
  readonly set: SetLink | null;
  readonly attempts: readonly Attempt[];
}

/** The longest fragment of a result. */
export const longestResult = 60_000;
const mostText = 200_000;
export const mostSlips = 60;
const mostActions = 2_000;
export const longestName = 80;

/** Several sets are often the same: thirty results of one set are read with the set opened once. */
export type Sets = Map<string, Promise<Read<SetLink>>>;

/** Reads the fragment of a result's link, with or without its `#`. */
export async function parseResult(fragment: string, sets: Sets = new Map()): Promise<Read<ResultLink>> {
  const values = parseValues(fragment, { keys: 'skr', longest: longestResult, blame: 'r' });
  if (!values.ok) return values;
  const one = (key: string) => values.value.get(key)?.[0] || null;
  const [packed, id, result] = [one('s'), one('k'), one('r')];
  if (id === null) return wrong('missing', 'k');
  if (result === null) return wrong('missing', 'r');
  let set: SetLink | null = null;
  if (packed !== null) {
    const key = `${id} ${packed}`;
    const opening = sets.get(key) ?? openSet(packed, id);
    sets.set(key, opening);
    const opened = await opening;
    if (!opened.ok) return opened;
    set = opened.value;
  }
  const opened = await unpack(result, mostText);
  if (opened === 'damaged') return wrong('damaged', 'r');
  if (opened === 'too-long') return wrong('too-long', 'r', `${mostText}`);
  const [head = '', ...lines] = opened.text.split('\n');
  const about = parseValues(head, { keys: 'n', longest: 1_000, blame: 'n' });
  if (!about.ok) return about;
  const name = about.value.get('n')?.[0] || null;
  if (name !== null && name.length > longestName) return wrong('too-long', 'n', `${name.length}`);
  if (lines.length > mostItems) return wrong('too-many', 'r', `${lines.length}`);
  const attempts: Attempt[] = [];
  for (const line of lines) {
    const read = parseValues(line, { keys: 'ilyuhqo', many: 'y', longest: mostText, blame: 'r' });
    const attempt = read.ok ? attemptOf(read.value) : read;
    if (!attempt.ok) return attempt;
    if (attempts.some(({ item }) => item === attempt.value.item)) return wrong('twice', 'i', `${attempt.value.item + 1}`);
    attempts.push(attempt.value);
  }
  return { ok: true, value: { name, id, set, attempts } };
}

function attemptOf(values: Values): Read<Attempt> {
  const number = (key: string): number | null => {
    const text = values.get(key)?.[0] ?? '0';
    return /^\d{1,4}$/.test(text) ? Number(text) : null;
  };
  const item = number('i');
  if (item === null || item < 1 || item > mostItems) return wrong('choice', 'i', values.get('i')?.[0] ?? '');
  const slips = values.get('y') ?? [];
  if (slips.length > mostSlips) return wrong('too-many', 'y', `${slips.length}`);
  const lines = [values.get('l')?.[0] ?? '', ...slips].map(parseLine);
  const long = lines.find((line) => line.length > mostActions);
  if (long) return wrong('too-long', 'l', `${long.length}`);
  const [line = [], ...rest] = lines;
  const told = { takenBack: number('u') ?? 0, hints: number('h') ?? 0, questions: number('q') ?? 0, solution: number('o') === 1 };
  return { ok: true, value: { item: item - 1, line, slips: rest, told } };
}
