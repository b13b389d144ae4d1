import { deflateSync, inflateSync } from 'fflate';

/** What a text becomes in a link: deflated, in the letters, digits and `-_` of base64url. */
export function pack(text: string): string {
  const bytes = deflateSync(new TextEncoder().encode(text), { level: 9 });
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** The text again: `damaged` where something is missing or wrong, `too-long` for more than `most` bytes, however small it was packed. */
export function unpack(packed: string, most: number): { readonly text: string } | 'damaged' | 'too-long' {
  if (!/^[A-Za-z0-9_-]+$/.test(packed)) return 'damaged';
  try {
    const binary = atob(packed.replaceAll('-', '+').replaceAll('_', '/'));
    // A buffer of its own: what would be more than it holds is not written anywhere.
    const bytes = inflateSync(
      Uint8Array.from(binary, (char) => char.charCodeAt(0)),
      { out: new Uint8Array(most + 1) },
    );
    if (bytes.length > most) return 'too-long';
    return { text: new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes) };
  } catch {
    return 'damaged';
  }
}

/** A short sum of a text, by which two texts are told apart; no secret. */
export function sumOf(text: string): string {
  let [a, b] = [0xdeadbeef, 0x41c6ce57];
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    a = Math.imul(a ^ code, 2654435761);
    b = Math.imul(b ^ code, 1597334677);
  }
  a = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909);
  b = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909);
  return (4294967296 * (2097151 & b) + (a >>> 0)).toString(36);
}
