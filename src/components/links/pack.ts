import { deflateSync } from 'fflate';

/** What a text becomes in a link: deflated, in the letters, digits and `-_` of base64url. */
export function pack(text: string): string {
  const bytes = deflateSync(new TextEncoder().encode(text), { level: 9 });
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
