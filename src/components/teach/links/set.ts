import { parseValues, type Read, wrong } from '../../links/fragment.ts';
import { parseSetText, type SetLink } from './set-text.ts';
import { sumOf } from './sum.ts';
import { type Room, unpack } from './unpack.ts';

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
