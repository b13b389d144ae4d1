import { parseLink } from '../../links/links.ts';
import { addToSet } from '../../play/collecting.ts';

/** How it went with what an address brought to the set that is being collected. */
export type Came = ReturnType<typeof addToSet> | 'bad';

/** Puts the position that a fragment names into the set that is being collected; a reload does not bring it again. */
export function bring(hash: string): Came {
  const link = parseLink(hash);
  history.replaceState(history.state, '', location.pathname);
  return link.ok ? addToSet(link.value) : 'bad';
}
