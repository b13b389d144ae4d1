import { merged, mergedList } from '../../../site/merge.ts';
import { formatPositionPart, mostItems, type PositionLink, parseLink, type SomeLink } from '../../links/links.ts';
import { addToSet, changeCollected, collectedText, placeInSet } from '../../play/collecting.ts';
import { formatSetText, parseSetText, type SetLink } from '../links/set.ts';

const none: SetLink = { title: null, by: null, intro: null, items: [] };

function setIn(text: string): SetLink {
  const set = parseSetText(text);
  return set.ok ? set.value : none;
}

const nameOf = (item: PositionLink): string => formatPositionPart({ ...item, line: [] }, 'open');

/** The set that is being collected in this browser; positions that `shown` has too are the same objects. */
export function collected(shown: SetLink = none): SetLink {
  const now = setIn(collectedText());
  const known = new Map(shown.items.map((item) => [nameOf(item), item]));
  const items = now.items.map((item) => known.get(nameOf(item)) ?? item);
  const same = items.length === shown.items.length && items.every((item, i) => item === shown.items[i]);
  return { ...now, items: same ? shown.items : items };
}

/** What was changed from `base` to `own`, done to the set as it is now. Where that would be more positions than a set may have, they stay as they are now. */
export function mergedSet(base: SetLink, own: SetLink, now: SetLink): SetLink {
  const items = mergedList(base.items, own.items, now.items, nameOf);
  const telling = merged(base.telling, own.telling, now.telling);
  const explore = merged(base.explore, own.explore, now.explore);
  return {
    title: merged(base.title, own.title, now.title),
    by: merged(base.by, own.by, now.by),
    intro: merged(base.intro, own.intro, now.intro),
    ...(telling === undefined ? {} : { telling }),
    ...(explore === undefined ? {} : { explore }),
    items: items.length > mostItems ? now.items : items,
  };
}

/**
 * Keeps what a page has changed: in, the set as it was shown and as it is to be. Out: the set as it is kept now, with what other
 * tabs have changed meanwhile.
 */
export function changeSet(shown: SetLink, next: SetLink): SetLink {
  changeCollected((text) => formatSetText(mergedSet(shown, next, setIn(text))));
  return collected(next);
}

/** How putting a position into the set went. */
export type Put = ReturnType<typeof addToSet>;

/** Puts a position into the set that is being collected: in the place of one of it, or at its end, where there is none or it is no longer there. */
export function putIntoSet(link: SomeLink, was: SomeLink | null): Put {
  if (was === null) return addToSet(link);
  const before = formatPositionPart({ ...was, line: [] }, 'open');
  return placeInSet(link, (lines, line) => {
    const at = lines.indexOf(before);
    return at < 0 ? [...lines, line] : lines.with(at, line);
  });
}

/** How it went with what an address brought to the set. */
export type Came = Put | 'bad';

/** Puts the position that a fragment names into the set that is being collected; a reload does not bring it again. */
export function bring(hash: string): Came {
  const link = parseLink(hash);
  history.replaceState(history.state, '', location.pathname);
  return link.ok ? addToSet(link.value) : 'bad';
}
