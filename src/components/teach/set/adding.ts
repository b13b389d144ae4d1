import { type PositionLink, parseLink } from '../../links/links.ts';
import { positionIn, setIn } from '../links/in-text.ts';
import { lessonAt, type Place, placeIn, positionAt, type Step } from '../links/on-page.ts';
import { parseSet, type SetLink } from '../links/set.ts';

/** Positions, and the set that they come from, if they do. */
export interface Positions {
  readonly items: readonly PositionLink[];
  readonly set: SetLink | null;
}

/** A lesson as a whole, with its steps to choose from. */
export interface Lesson {
  readonly title: string;
  readonly steps: readonly Step[];
}

/** The position that a page of this site shows at a place; null without one. */
export async function positionsAt(place: Place): Promise<Positions | null> {
  const shown = await positionAt(place);
  return shown && { items: [{ goal: null, line: [], text: null, hints: [], ...shown }], set: null };
}

/**
 * The positions that a pasted text has a link to (or an address of, on a page of this site), and the set that they come from, if they do; null
 * without any. Of a lesson's address that names no step, the steps.
 */
export async function positionsIn(text: string): Promise<Positions | Lesson | null> {
  const other = setIn(text);
  const whole = other === null ? null : await parseSet(other);
  if (whole?.ok) return { items: whole.value.items, set: whole.value };
  const fragment = positionIn(text);
  const one = fragment === null ? null : parseLink(fragment);
  if (one?.ok) return { items: [one.value], set: null };
  const place = placeIn(text);
  return place && ((await lessonAt(place)) ?? (await positionsAt(place)));
}
