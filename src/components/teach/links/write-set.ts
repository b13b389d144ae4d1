import { LINK_VERSION } from '../../play/fragment.ts';
import { pack } from './pack.ts';
import { setText } from './set-text.ts';
import { sumOf } from './sum.ts';

/** The fragment, without `#`, of a link to a set. */
export function formatSet(set: Parameters<typeof setText>[0]): string {
  const text = setText(set);
  return `s=${pack(text)}&k=${sumOf(text)}&v=${LINK_VERSION}`;
}
