import { speaksOf } from '../../../site/fragment.ts';
import { link as pageLink } from '../../../site/i18n.ts';
import type { Read } from '../../links/fragment.ts';
import { formatLink, parseLink } from '../../links/links.ts';
import type { Room } from '../../links/unpack.ts';
import { parseSet, type SetLink, setId } from '../links/set.ts';

/** A set that could be read. */
export interface ReadSet {
  readonly set: SetLink;
  readonly id: string;
  /** Its own fragment, without `#` and without which position is open. */
  readonly fragment: string;
  /** Where a position is worked at, and under which name its line is kept. */
  at(item: number): { readonly href: string; readonly kept: string };
}

/** Under which name the line of a set's position is kept. */
const lineId = (set: string, item: number): string => `set.${set}.${item + 1}`;

/** Which position of a set is open, from 0; it stands beside the set in the fragment. */
export function openItem(hash: string): number | null {
  const found = /[#&]at=(\d{1,3})(?:&|$)/.exec(hash);
  return found ? Number(found[1]) - 1 : null;
}

/**
 * Reads a fragment with its `#`: a set, or a position alone, which is to be handed in as a set of one. `room`: what may be unpacked of
 * the paste that it stands in.
 */
export async function parseSetFragment(hash: string, room?: Room): Promise<Read<ReadSet>> {
  const fragment = hash.slice(1).replace(/&at=\d+/g, '');
  if (!speaksOf(hash, 's')) return readOne(fragment);
  const set = await parseSet(fragment, room);
  if (!set.ok) return set;
  const id = setId(set.value);
  const at = (item: number) => ({ href: `#${fragment}&at=${item + 1}`, kept: lineId(id, item) });
  return { ok: true, value: { set: set.value, id, fragment, at } };
}

/** Its line is the one that the position page keeps. */
function readOne(fragment: string): Read<ReadSet> {
  const link = parseLink(fragment);
  if (!link.ok) return link;
  const { position, goal, line, text } = link.value;
  const set: SetLink = { title: text, by: null, intro: null, items: [{ ...link.value, line: [] }] };
  const kept = `position.${formatLink({ position, goal: goal ?? 'win', line })}`;
  const at = () => ({ href: `${pageLink('/position/')}#${fragment}`, kept });
  return { ok: true, value: { set, id: setId(set), fragment, at } };
}
