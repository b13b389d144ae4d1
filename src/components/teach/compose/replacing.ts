import { formatPositionPart, type SomeLink } from '../../links/links.ts';
import { addToSet, placeInSet } from '../../play/collecting.ts';

/** How putting a position into the set went. */
export type How = ReturnType<typeof addToSet>;

/** Puts a position into the set that is being collected: in the place of one of it, or at its end, where there is none or it is no longer there. */
export function putIntoSet(link: SomeLink, was: SomeLink | null): How {
  if (was === null) return addToSet(link);
  const before = formatPositionPart({ ...was, line: [] }, 'open');
  return placeInSet(link, (lines, line) => {
    const at = lines.indexOf(before);
    return at < 0 ? [...lines, line] : lines.with(at, line);
  });
}
