import { choiceOf, LINK_VERSION, type Read, readValues, writeValues, wrong } from '../../play/fragment.ts';
import { type PositionLink, positionKeys, positionOf, type SomeLink, writePosition } from '../../play/links.ts';
import { type Telling, tellings } from '../../play/telling.ts';
import { pack, sumOf, unpack } from './packed.ts';

/** Positions to work through, as a teacher hands them out. Texts are plain text and must be shown as such. */
export interface SetLink {
  readonly title: string | null;
  /** Whom it is from. */
  readonly by: string | null;
  /** What is said above it. */
  readonly intro: string | null;
  /** How one is told in all of them, but where one says otherwise. */
  readonly telling?: Telling;
  readonly explore?: boolean;
  readonly items: readonly PositionLink[];
}

/** The most positions of a set. */
export const mostItems = 200;

/** The longest fragment of a set, and the most text that it may hold. */
export const longestSet = 100_000;
const mostText = 400_000;
const longestItem = 20_000;

/** A set as text: a line of its own about it, then a line for each position. Equal sets give equal texts. */
export const setText = (set: Omit<SetLink, 'items'> & { readonly items: readonly SomeLink[] }): string =>
  [
    writeValues([
      ['t', set.title],
      ['b', set.by],
      ['i', set.intro],
      ['d', set.telling],
      ['x', set.explore === undefined ? '' : set.explore ? '1' : '0'],
    ]),
    ...set.items.map((item) => writePosition({ ...item, line: [] })),
  ].join('\n');

/** The name by which a result says which set it is of. */
export const setId = (set: SetLink): string => sumOf(setText(set));

/** A set in its text. */
export function readSetText(text: string): Read<SetLink> {
  const [head = '', ...lines] = text.split('\n');
  if (lines.length === 0) return wrong('missing', 's');
  if (lines.length > mostItems) return wrong('too-many', 's', `${lines.length}`);
  const values = readValues(head, { keys: 'tbidx', longest: longestItem, blame: 's' });
  if (!values.ok) return values;
  const telling = choiceOf(values.value, 'd', tellings);
  if (!telling.ok) return telling;
  const explore = choiceOf(values.value, 'x', ['0', '1']);
  if (!explore.ok) return explore;
  const items: PositionLink[] = [];
  for (const line of lines) {
    const read = readValues(line, { ...positionKeys, longest: longestItem, blame: 's' });
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

/** A set from its packed text; `id`, where it is said, is the sum that the text must have. */
export function openSet(packed: string, id: string | null): Read<SetLink> {
  const opened = unpack(packed, mostText);
  if (opened === 'damaged') return wrong('damaged', 's');
  if (opened === 'too-long') return wrong('too-long', 's', `${mostText}`);
  if (id !== null && sumOf(opened.text) !== id) return wrong('damaged', 's');
  return readSetText(opened.text);
}

/** Reads the fragment of a set's link, with or without its `#`. */
export function parseSet(fragment: string): Read<SetLink> {
  const values = readValues(fragment, { keys: 'sk', longest: longestSet, blame: 's' });
  if (!values.ok) return values;
  const packed = values.value.get('s')?.[0];
  return packed ? openSet(packed, values.value.get('k')?.[0] ?? null) : wrong('missing', 's');
}

/** The fragment, without `#`, of a link to a set. */
export function formatSet(set: Parameters<typeof setText>[0]): string {
  const text = setText(set);
  return `s=${pack(text)}&k=${sumOf(text)}&v=${LINK_VERSION}`;
}
