import { deflateSync } from 'fflate';
import { LINK_VERSION } from '../../links/fragment.ts';
import { formatSetText, sumOf } from './set.ts';

/** What a text becomes in a link: deflated, in the letters, digits and `-_` of base64url. */
export function pack(text: string): string {
  const bytes = deflateSync(new TextEncoder().encode(text), { level: 9 });
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** The fragment, without `#`, of a link to a set. */
export function formatSet(set: Parameters<typeof formatSetText>[0]): string {
  const text = formatSetText(set);
  return `s=${pack(text)}&k=${sumOf(text)}&v=${LINK_VERSION}`;
}
