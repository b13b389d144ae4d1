import { choiceOf, formatValues, parseValues, type Read, wrong } from '../../links/fragment.ts';
import {
  formatPositionPart,
  mostItems,
  type PositionLink,
  positionKeys,
  positionOf,
  type SomeLink,
  setKeys,
} from '../../links/links.ts';
import { type Telling, tellings } from '../../links/telling.ts';
import { type Room, unpack } from '../../links/unpack.ts';

/** A short sum of a text, by which two texts are told apart; no secret. */
export function sumOf(text: string): string {
  let [a, b] = [0xdeadbeef, 0x41c6ce57];
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    a = Math.imul(a ^ code, 2654435761);
    b = Math.imul(b ^ code, 1597334677);
  }
  a = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909);
  b = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909);
  return (4294967296 * (2097151 & b) + (a >>> 0)).toString(36);
}

/** Positions to work through, as a teacher hands them out. Texts are plain text and must be shown as such. */
export interface SetLink {
  readonly title: string | null;
  /** Whom it is from. */
  readonly by: string | null;
  /** What is said above it. */
  readonly intro: string | null;
  /** How one is told in all of them; absent: as each says. */
  readonly telling?: Telling;
  readonly explore?: boolean;
  readonly items: readonly PositionLink[];
}

const longestItem = 20_000;

/** A set as text: a line of its own about it, then a line for each position. Equal sets give equal texts. */
export const formatSetText = (set: Omit<SetLink, 'items'> & { readonly items: readonly SomeLink[] }): string =>
  [
    formatValues([
      ['t', set.title],
      ['b', set.by],
      ['i', set.intro],
      ['d', set.telling],
      ['x', set.explore === undefined ? '' : set.explore ? '1' : '0'],
    ]),
    ...set.items.map((item) => formatPositionPart({ ...item, line: [] }, 'open')),
  ].join('\n');

/** A position as pupils get it: how a set tells holds for all of it, and what may not be explored in a set may not anywhere in it. */
export function asSetSays(set: SetLink, item: PositionLink): PositionLink {
  const telling = set.telling ?? item.telling;
  const explore = set.explore === false ? false : (item.explore ?? set.explore);
  return { ...item, ...(telling === undefined ? {} : { telling }), ...(explore === undefined ? {} : { explore }) };
}

/** The name by which a result says which set it is of. */
export const setId = (set: SetLink): string => sumOf(formatSetText(set));

/** A set in its text; one without positions is a set too, as long as it is only being collected. */
export function parseSetText(text: string): Read<SetLink> {
  const [head = '', ...lines] = text.split('\n', mostItems + 2);
  if (lines.length > mostItems) return wrong('too-many', 's', `${mostItems}`);
  const values = parseValues(head, { ...setKeys, longest: longestItem, blame: 's' });
  if (!values.ok) return values;
  const telling = choiceOf(values.value, 'd', tellings);
  if (!telling.ok) return telling;
  const explore = choiceOf(values.value, 'x', ['0', '1']);
  if (!explore.ok) return explore;
  const items: PositionLink[] = [];
  for (const line of lines) {
    const read = parseValues(line, { ...positionKeys, longest: longestItem, blame: 's' });
    const item = read.ok ? positionOf(read.value) : read;
    if (!item.ok) return item;
    items.push(item.value);
  }
  const one = (key: string) => values.value.get(key)?.[0] || null;
  return {
    ok: true,
    value: {
      title: one('t'),
      by: one('b'),
      intro: one('i'),
      ...(telling.value === undefined ? {} : { telling: telling.value }),
      ...(explore.value === undefined ? {} : { explore: explore.value === '1' }),
      items,
    },
  };
}

/** The longest fragment of a set, and the most text that it may hold. */
export const longestSet = 100_000;
export const mostSetText = 400_000;

/** A set from its packed text; `id`, where it is said, is the sum that the text must have; `room`, what may be unpacked besides. */
export async function openSet(packed: string, id: string | null, room?: Room): Promise<Read<SetLink>> {
  const opened = await unpack(packed, mostSetText, room);
  if (typeof opened === 'string') return wrong(opened, 's', `${mostSetText}`);
  if (id !== null && sumOf(opened.text) !== id) return wrong('damaged', 's');
  const set = parseSetText(opened.text);
  return set.ok && set.value.items.length === 0 ? wrong('missing', 's') : set;
}

/** Reads the fragment of a set's link, with or without its `#`; `room`: what may be unpacked of the paste that it stands in. */
export async function parseSet(fragment: string, room?: Room): Promise<Read<SetLink>> {
  const values = parseValues(fragment, { keys: 'sk', longest: longestSet, blame: 's' });
  if (!values.ok) return values;
  const packed = values.value.get('s')?.[0];
  return packed ? openSet(packed, values.value.get('k')?.[0] ?? null, room) : wrong('missing', 's');
}
