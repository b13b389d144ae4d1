import { parseValues, type Read, type Values, wrong } from '../../links/fragment.ts';
import { mostItems } from '../../links/links.ts';
import { type Room, unpack } from '../../links/unpack.ts';
import { openSet, type SetLink, sumOf } from './set.ts';

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
  /** As they typed it, without control signs; plain text. */
  readonly name: string | null;
  /** Of which set; a position alone is a set of one. */
  readonly id: string;
  /** The set itself, where the link has room for it. */
  readonly set: SetLink | null;
  readonly attempts: readonly Attempt[];
  /** It had its checksum, and that is right. Absent: handed in by an older edition, which had none. */
  readonly summed?: true;
}

/** The checksum of all that a result says: the id of its set and its text as it is packed. It finds accidents; whoever forges can make it too. */
export const resultSum = (id: string, text: string): string => sumOf(`${id}\n${text}`);

/**
 * A name without what is no part of one: line breaks, tabs and other control signs become spaces, signs that show nothing (but those that
 * join letters or make emoji, after something that is seen) are left out, and so are marks beyond the sixth on one letter, which would
 * cover what stands around them.
 */
export function plainName(text: string): string {
  const plain = text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/(?!\u200C|\u200D|\uFE0F)[\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800]/gu, '')
    .replace(/(\p{M}{6})\p{M}+/gu, '$1');
  return /^(?:\s|\u200C|\u200D|\uFE0F)*$/u.test(plain) ? plain.replace(/\S/gu, '') : plain;
}

/**
 * The longest fragment of a result, and the most text that it may hold: a set of 200 positions, each with three hundred moves and a
 * mistake at the last of them, has room in both.
 */
export const longestResult = 100_000;
export const mostResultText = 800_000;
export const mostSlips = 60;
/** The most actions of a line: as many as a browser keeps of one. */
export const mostActions = 5_000;
/** The most signs of a name. */
export const longestName = 80;

/** Several sets are often the same: thirty results of one set are read with the set opened once. */
export type Sets = Map<string, Promise<Read<SetLink>>>;

/** The most bytes that the results of one paste, and the sets in them, unpack to; what comes after is refused. */
export const mostUnpacked = 8_000_000;

/** Reads the fragment of a result's link, with or without its `#`. `room`: what may be unpacked of the paste that it stands in. A checksum that is wrong is an error at `c`, with the name as it stands there. */
export async function parseResult(
  fragment: string,
  sets: Sets = new Map(),
  room: Room = { left: mostUnpacked },
): Promise<Read<ResultLink>> {
  const values = parseValues(fragment, { keys: 'skrc', longest: longestResult, blame: 'r' });
  if (!values.ok) return values;
  const one = (key: string) => values.value.get(key)?.[0] || null;
  const [packed, id, result, sum] = [one('s'), one('k'), one('r'), one('c')];
  if (id === null) return wrong('missing', 'k');
  if (result === null) return wrong('missing', 'r');
  let set: SetLink | null = null;
  if (packed !== null) {
    const key = `${id} ${packed}`;
    const opening = sets.get(key) ?? openSet(packed, id, room);
    sets.set(key, opening);
    const opened = await opening;
    if (!opened.ok) return opened;
    set = opened.value;
  }
  const opened = await unpack(result, mostResultText, room);
  if (typeof opened === 'string') return wrong(opened, 'r', `${mostResultText}`);
  const [head = '', ...lines] = opened.text.split('\n', mostItems + 2);
  const about = parseValues(head, { keys: 'n', longest: 1_000, blame: 'n' });
  if (!about.ok) return about;
  const name = plainName(about.value.get('n')?.[0] ?? '').trim() || null;
  if (name !== null && name.length > longestName) return wrong('too-long', 'n', `${name.length}`);
  if (sum !== null && sum !== resultSum(id, opened.text)) return wrong('damaged', 'c', name ?? '');
  if (lines.length > mostItems) return wrong('too-many', 'r', `${mostItems}`);
  const attempts: Attempt[] = [];
  const begun = new Set<number>();
  for (const line of lines) {
    const read = parseValues(line, { keys: 'ilyuhqo', many: { y: mostSlips }, longest: mostResultText, blame: 'r' });
    const attempt = read.ok ? attemptOf(read.value) : read;
    if (!attempt.ok) return attempt;
    if (begun.has(attempt.value.item)) return wrong('twice', 'i', `${attempt.value.item + 1}`);
    begun.add(attempt.value.item);
    attempts.push(attempt.value);
  }
  return { ok: true, value: { name, id, set, attempts, ...(sum === null ? {} : { summed: true }) } };
}

function attemptOf(values: Values): Read<Attempt> {
  const number = (key: string): number => Number(values.get(key)?.[0] || '0');
  // What is no number is not read as none: no hint is what counts as clean.
  for (const [key, [text = ''] = []] of values)
    if ('iuhqo'.includes(key) && !/^\d{0,4}$/.test(text)) return wrong('choice', key, text);
  const item = number('i');
  if (item < 1 || item > mostItems) return wrong('choice', 'i', values.get('i')?.[0] ?? '');
  // One more than there may be is enough to know.
  const actions = (text: string) => (text === '' ? [] : text.split(',', mostActions + 1));
  const lines = [values.get('l')?.[0] ?? '', ...(values.get('y') ?? [])].map(actions);
  const long = lines.find((line) => line.length > mostActions);
  if (long) return wrong('too-long', 'l', `${long.length}`);
  const [line = [], ...rest] = lines;
  const told = { takenBack: number('u'), hints: number('h'), questions: number('q'), solution: number('o') > 0 };
  return { ok: true, value: { item: item - 1, line, slips: rest, told } };
}

/** Whether somebody has done anything at a position: pupil and teacher are told the same of it. */
export const isBegun = ({ line, slips, told }: Attempt): boolean =>
  line.length + slips.length + told.takenBack + told.hints + told.questions > 0 || told.solution;
