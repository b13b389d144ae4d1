import * as m from '../../../paraglide/messages.js';
import { getLocale } from '../../../paraglide/runtime.js';
import { isolated } from '../../../site/isolated.ts';
import { linkWords } from '../../links/link-words.ts';
import { mostItems } from '../../links/links.ts';
import { mostPasted } from '../links/in-text.ts';
import { longestName } from '../links/result.ts';
import type { SetLink } from '../links/set.ts';
import { namesOf } from './cells.ts';
import type { Pile, Refused } from './taking.ts';

/** A set by its title. */
export const titleOfSet = ({ title }: Pick<SetLink, 'title'>): string => (title === null ? m.teach_set_title() : isolated(title));

/** Who was here already, by the set. */
function againWords({ again, tables }: Pile): string[] {
  const words = [...new Set(again.map(({ id }) => id))].map((id) => {
    const names = namesOf(again.flatMap((one) => (one.id === id ? [one.name] : [])));
    const table = tables.find((one) => one.id === id);
    return table ? m.teach_result_again({ title: titleOfSet(table.set), names }) : m.teach_result_again_no_set({ names });
  });
  return again.some(({ name }) => name === null) ? [...words, m.teach_result_again_nameless()] : words;
}

/** What was not read of the last text, and what to do about it. */
export const leftWords = ({ left: { results, sets, cut } }: Pick<Pile, 'left'>): string[] => [
  ...(results > 0 ? [m.teach_result_left({ count: results })] : []),
  ...(sets > 0 ? [m.teach_result_left_sets({ count: sets })] : []),
  ...(cut ? [m.teach_result_left_text({ most: mostPasted.toLocaleString(getLocale()) })] : []),
];

/** What came of what was pasted, as sentences. */
export function pileWords(pile: Pile): string[] {
  const used = new Set(pile.tables.filter(({ rows }) => rows.length > 0).map(({ id }) => id));
  const count = pile.tables.reduce((sum, { rows }) => sum + rows.length, 0);
  const empty = [...pile.pasted].flatMap(([id, { set }]) => (used.has(id) ? [] : [set]));
  const said = [
    ...(count > 0 ? [m.teach_result_count({ count })] : []),
    ...againWords(pile),
    ...empty.map((set) => m.teach_result_set_here({ title: titleOfSet(set) })),
  ];
  return said.length === 0 && pile.waiting.length + pile.refused.length === 0 ? [m.teach_result_nothing()] : said;
}

const counted = { least: 0, most: '9,999' };
/** The parts of a result that are numbers: which position, and what is only counted. */
const ranges: Readonly<Record<string, { least: number; most: string }>> = {
  i: { least: 1, most: `${mostItems}` },
  u: counted,
  h: counted,
  q: counted,
  o: { least: 0, most: '1' },
};

/** What is wrong with a result. */
export function refusedWords({ error }: Refused): string {
  if (error.part === 'c' && error.kind === 'damaged') return m.teach_result_changed();
  const range = error.kind === 'choice' && error.value !== '' ? ranges[error.part] : undefined;
  if (range) return m.teach_result_number({ ...range, value: isolated(error.value) });
  if (error.part === 'n' && error.kind === 'too-long') return m.teach_result_name_too_long({ most: longestName });
  return linkWords(error);
}

/** Something that was pasted and is in no table: what to call it, null where it has no name, and why. */
export interface Unused {
  readonly fragment: string;
  readonly name: string | null;
  readonly why: string;
}

/** All that is in no table. A link that was changed has a name of which nothing is known. */
export const unusedIn = ({ waiting, refused }: Pick<Pile, 'waiting' | 'refused'>): Unused[] => [
  ...waiting.map(({ fragment, result: { name } }) => ({ fragment, name: name && isolated(name), why: m.teach_result_no_set() })),
  ...refused.map((one) => ({
    fragment: one.fragment,
    name: one.error.part === 'c' && one.error.value ? m.teach_result_calls({ name: isolated(one.error.value) }) : null,
    why: refusedWords(one),
  })),
];
