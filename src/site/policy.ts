import { createHash } from 'node:crypto';

const policy = /<meta http-equiv="content-security-policy"[^>]*>/i;
const inline = /<(?:script(?![^>]* (?:src=|type="application\/ld\+json"))|style)\b[^>]*>([\s\S]*?)<\/(?:script|style)>/gi;

/**
 * Puts a page's policy before anything that it is about, and leaves in it what the page holds: Astro writes it at the end of
 * the head, after a script that runs at once, and allows every page the scripts and styles of all. In: the whole HTML of a
 * page. Out: the same text where it has no policy.
 */
export function policyFirst(html: string): string {
  const found = policy.exec(html)?.[0];
  if (found === undefined) return html;
  const held = new Set(
    Array.from(html.matchAll(inline), ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`),
  );
  const own = found.replace(/ 'sha256-[^']*'/g, (hash) => (held.has(hash.trim()) ? hash : ''));
  return html.replace(found, '').replace(/<meta charset="[^"]*">/i, (charset) => charset + own);
}
