import { longestSet, mostSetText } from '../links/set.ts';
import { formatSetText, type SetLink } from '../links/set-text.ts';
import { formatSet } from '../links/write-set.ts';

/** Whether the link of a set, with its fragment, can be read by whoever gets it: texts that are packed small still have to be unpacked. */
export const fitsLink = (set: SetLink, fragment: string): boolean =>
  fragment.length <= longestSet && formatSetText(set).length <= mostSetText;

/** How many positions of a set, from the first, a fragment of at most so many signs has room for. */
export function howManyFit(set: SetLink, room: number): number {
  let [fit, beyond] = [0, set.items.length + 1];
  while (beyond - fit > 1) {
    const middle = (fit + beyond) >> 1;
    if (formatSet({ ...set, items: set.items.slice(0, middle) }).length <= room) fit = middle;
    else beyond = middle;
  }
  return fit;
}
