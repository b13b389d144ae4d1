import { type PositionLink, parseLink } from '../../play/links.ts';
import { setIn } from '../links/in-text.ts';
import { parseSet } from '../links/set.ts';
import type { SetLink } from '../links/set-text.ts';

/** The positions that a pasted text has a link to, and the set that they come from, if they do; null without any. */
export async function positionsIn(
  text: string,
): Promise<{ readonly items: readonly PositionLink[]; readonly set: SetLink | null } | null> {
  const other = setIn(text);
  const whole = other === null ? null : await parseSet(other);
  if (whole?.ok) return { items: whole.value.items, set: whole.value };
  const fragment = /#([^\s"<>]*\bp=[^\s"<>]+)/.exec(text)?.[1];
  const one = fragment === undefined ? null : parseLink(fragment);
  return one?.ok ? { items: [one.value], set: null } : null;
}
