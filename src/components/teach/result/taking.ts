import type { LinkError } from '../../links/fragment.ts';
import { mostPasted, resultsIn, setsIn } from '../links/in-text.ts';
import { mostUnpacked, parseResult, type ResultLink, type Sets } from '../links/result.ts';
import { formatSetText, type SetLink, setId } from '../links/set.ts';
import { type Opened, openLink } from '../opened.ts';
import { collected } from '../set/collected.ts';
import { ourSets } from '../set/kept.ts';
import { parseSetFragment } from '../set/read.ts';
import { type Ask, type Given, isOpen, judgeResult, type Row } from './judging.ts';

/**
 * From where a set is known: it was made or opened in this browser; its link was pasted by itself, or the teacher says that it is theirs; its
 * link stood in one text with results, which anybody may have written; it only came with a result.
 */
export type From = 'here' | 'pasted' | 'among' | 'came';

/** A set with the results that were handed in of it. */
export interface SetTable {
  readonly id: string;
  readonly set: SetLink;
  readonly from: From;
  /** With whose result it came; null: nameless, or it did not come so. */
  readonly by: string | null;
  readonly items: readonly (Opened | null)[];
  readonly rows: readonly Row[];
}

/** What was pasted and cannot be read. */
export interface Refused {
  readonly fragment: string;
  readonly error: LinkError;
}

/** A set whose link was pasted. */
export interface PastedSet {
  readonly set: SetLink;
  readonly from: 'pasted' | 'among';
}

/** A result that was here already: whose (null: without a name), and of which set. */
export interface Again {
  readonly name: string | null;
  readonly id: string;
}

/** What was not read of the last text: so many results and sets beyond those that are taken at once, and whatever came after its bound. */
export interface Left {
  readonly results: number;
  readonly sets: number;
  readonly cut: boolean;
}

/** All that was pasted so far. */
export interface Pile {
  /** The teacher's own sets first, those that only came with a result last. */
  readonly tables: readonly SetTable[];
  /** Sets that were pasted, by their id. */
  readonly pasted: ReadonlyMap<string, PastedSet>;
  /** Results of sets that are not here. They are judged as soon as their set is pasted. */
  readonly waiting: readonly Given[];
  readonly refused: readonly Refused[];
  /** Who was in the last text although they were here already, each once. */
  readonly again: readonly Again[];
  readonly left: Left;
}

const nothingLeft: Left = { results: 0, sets: 0, cut: false };

export const noPile: Pile = { tables: [], pasted: new Map(), waiting: [], refused: [], again: [], left: nothingLeft };

const order: readonly From[] = ['here', 'pasted', 'among', 'came'];

/** Two results are the same where all that they say is, whatever their links look like. */
const contentOf = ({ id, name, attempts }: ResultLink): string => JSON.stringify([id, name, attempts]);

/** All results of a pile. */
export const givenIn = ({ tables, waiting }: Pile): readonly Given[] => [...tables.flatMap(({ rows }) => rows), ...waiting];

/** The links of all results of a pile: they take no room of others when they are pasted once more. */
export const knownIn = (pile: Pile): ReadonlySet<string> => new Set(givenIn(pile).map(({ fragment }) => fragment));

/** The set of an id, where it is being collected, or was opened or handed out, in this browser. */
async function setHere(id: string): Promise<SetLink | null> {
  const own = collected();
  if (own.items.length > 0 && setId(own) === id) return own;
  const kept = ourSets().find((one) => one.id === id);
  const read = kept ? await parseSetFragment(`#${kept.fragment}`) : null;
  return read?.ok && read.value.id === id ? read.value.set : null;
}

/** Its positions opened; null for one that cannot be, for whatever reason. */
const openItems = (set: SetLink): Promise<(Opened | null)[]> =>
  Promise.all(set.items.map((item) => openLink(item).catch(() => null)));

/** What taking results in needs besides. */
export interface Tools {
  readonly ask: Ask;
  /** Waited for after each position that was judged: the page may do something else. */
  pause(): Promise<void>;
  /** How many results are judged, of how many. */
  counted(done: number, of: number): void;
  /** Told how far it is, each time that there are a quarter more rows: what is drawn for them all grows no faster than they do. */
  shown(pile: Pile): void;
}

/** A table that grows. */
type Growing = Omit<SetTable, 'rows'> & { readonly rows: Row[] };

/** The tables in their order; of sets that only came with results, the one that most had is most likely the teacher's. */
const inOrder = (tables: Iterable<SetTable>): SetTable[] =>
  [...tables].toSorted(
    (a, b) => order.indexOf(a.from) - order.indexOf(b.from) || (a.from === 'came' ? b.rows.length - a.rows.length : 0),
  );

/**
 * The results of a text that are not here yet, and those that are. A named one counts once. One without a name may be of two pupils who did the
 * same: it counts as often as the text that has it most often.
 */
async function resultsOf(before: Pile, fragments: ReadonlyMap<string, number>, room: { left: number }) {
  const [counts, seen, fresh] = [new Map<string, number>(), new Map<string, number>(), new Map<string, number>()];
  const add = (to: Map<string, number>, content: string, more: number): number => {
    const sum = (to.get(content) ?? 0) + more;
    to.set(content, sum);
    return sum;
  };
  const read = new Map<string, ResultLink>();
  for (const { fragment, result } of givenIn(before)) {
    const content = contentOf(result);
    add(counts, content, 1);
    read.set(fragment, result);
  }
  const given: Given[] = [];
  /** Sets that came with results, by their id: also with one that is here already and waits for it. */
  const came = new Map<string, Pick<SetTable, 'set' | 'by'>>();
  const again = new Map<string, Again>();
  const refused = new Map(before.refused.map((one) => [one.fragment, one]));
  const sets: Sets = new Map();
  for (const [fragment, times] of fragments) {
    const known = read.get(fragment);
    const parsed = known ? ({ ok: true, value: known } as const) : await parseResult(fragment, sets, room);
    if (!parsed.ok) {
      refused.set(fragment, { fragment, error: parsed.error });
      continue;
    }
    // A link that found no room the first time may find it now.
    refused.delete(fragment);
    const { name, id, set } = parsed.value;
    if (set && !came.has(id)) came.set(id, { set, by: name });
    const content = contentOf(parsed.value);
    const stands = add(seen, content, times);
    const had = add(counts, content, 0);
    const wanted = Math.max(had, name === null ? stands : 1);
    for (let copy = had; copy < wanted; copy++) given.push({ fragment, result: parsed.value, copy });
    add(counts, content, wanted - had);
    if (stands > add(fresh, content, wanted - had)) again.set(JSON.stringify([id, name]), { name, id });
  }
  return { given, came, refused: [...refused.values()], again: [...again.values()] };
}

/**
 * Takes in everything in a text: sets, and results, each beside the set that it names. Of sets with one id, the one that was made or opened
 * here counts before one that was pasted, and that before one that came with a result. In: what there was. Out: that with what came.
 */
export async function takeIn(before: Pile, text: string, tools: Tools): Promise<Pile> {
  const found = setsIn(text);
  const { fragments, left } = resultsIn(text, knownIn(before));
  const room = { left: mostUnpacked };
  const pasted = new Map(before.pasted);
  for (const fragment of found.fragments.keys()) {
    const read = await parseSetFragment(`#${fragment}`, room);
    if (!read.ok) continue;
    const { id, set } = read.value;
    const trusted = fragments.size === 0 || pasted.get(id)?.from === 'pasted';
    pasted.set(id, { set, from: trusted ? 'pasted' : 'among' });
  }
  const { given, came, refused, again } = await resultsOf(before, fragments, room);
  return layOut(
    {
      ...before,
      pasted,
      refused,
      again,
      left: { results: left, sets: found.left, cut: text.length > mostPasted },
    },
    given,
    came,
    tools,
  );
}

/** Lays results beside their sets, wherever these are known from now, and judges what is new. */
async function layOut(
  before: Pile,
  fresh: readonly Given[],
  came: ReadonlyMap<string, Pick<SetTable, 'set' | 'by'>>,
  { ask, pause, counted, shown }: Tools,
): Promise<Pile> {
  const given = [...before.waiting, ...fresh];
  const tables = new Map<string, Growing>();
  const pile = (waiting: readonly Given[] = []): Pile => ({
    ...before,
    tables: inOrder([...tables.values()].map((table) => ({ ...table, rows: [...table.rows] }))),
    waiting,
  });
  /** The set of a result from where it counts most; what came with it, if nothing else is there. */
  const find = async (id: string, other: Pick<SetTable, 'set' | 'by'> | undefined) => {
    const here = await setHere(id);
    if (here) return { set: here, from: 'here', by: null } as const;
    const own = before.pasted.get(id);
    if (own) return { ...own, by: null } as const;
    return other && ({ ...other, from: 'came' } as const);
  };
  for (const table of before.tables) {
    const found = (await find(table.id, table)) ?? table;
    const same = formatSetText(found.set) === formatSetText(table.set);
    if (same) tables.set(table.id, { ...table, ...found, rows: [...table.rows] });
    // Another set under the same name: what was judged by one says nothing of the other.
    else {
      given.unshift(...table.rows);
      tables.set(table.id, { id: table.id, ...found, items: await openItems(found.set), rows: [] });
    }
  }
  const waiting: Given[] = [];
  const todo: (readonly [Given, Growing])[] = [];
  for (const one of given) {
    const { id } = one.result;
    if (!tables.has(id)) {
      const found = await find(id, came.get(id));
      if (found) tables.set(id, { id, ...found, items: await openItems(found.set), rows: [] });
    }
    const table = tables.get(id);
    if (table) todo.push([one, table]);
    else waiting.push(one);
  }
  let last = 0;
  for (const [i, [one, table]] of todo.entries()) {
    table.rows.push(await judgeResult(one, table.items, ask, pause));
    counted(i + 1, todo.length);
    if (i + 1 < last * 1.25) continue;
    last = i + 1;
    shown(pile());
  }
  return pile(waiting);
}

/** The teacher says that a set is theirs. */
export function claim(before: Pile, id: string): Pile {
  const table = before.tables.find((one) => one.id === id);
  if (!table) return before;
  const pasted = new Map(before.pasted).set(id, { set: table.set, from: 'pasted' });
  const tables = before.tables.map((one): SetTable => (one.id === id ? { ...one, from: 'pasted', by: null } : one));
  return { ...before, pasted, tables: inOrder(tables) };
}

/** Judges once more what of a set's results is not judged yet. */
export async function judgeAgain(before: Pile, id: string, { ask, pause, counted, shown }: Tools): Promise<Pile> {
  const table = before.tables.find((one) => one.id === id);
  if (!table) return before;
  const items = table.items.includes(null) ? await openItems(table.set) : table.items;
  const rows = [...table.rows];
  const pile = (): Pile => ({
    ...before,
    tables: before.tables.map((one) => (one.id === id ? { ...one, items, rows: [...rows] } : one)),
  });
  const open = [...rows.entries()].filter(([, row]) => isOpen(row));
  let last = 0;
  for (const [done, [i, row]] of open.entries()) {
    rows[i] = await judgeResult(row, items, ask, pause);
    counted(done + 1, open.length);
    if (done + 1 < last * 1.25) continue;
    last = done + 1;
    shown(pile());
  }
  return pile();
}
