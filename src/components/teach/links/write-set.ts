import { LINK_VERSION } from '../../links/fragment.ts';
import { pack } from '../../links/pack.ts';
import { formatSetText, sumOf } from './set.ts';

/** The fragment, without `#`, of a link to a set. */
export function formatSet(set: Parameters<typeof formatSetText>[0]): string {
  const text = formatSetText(set);
  return `s=${pack(text)}&k=${sumOf(text)}&v=${LINK_VERSION}`;
}
