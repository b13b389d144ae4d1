import { parseLine } from '../../engine/core/play.ts';

/** The version of notation and rules that links of this site carry. */
export const LINK_VERSION = 1;

const LONGEST = 20_000;

/** What a position link says. Texts are plain text and must be shown as such. */
export interface PositionLink {
  readonly position: string;
  readonly goal: string | null;
  readonly line: readonly string[];
  readonly text: string | null;
  /** Up to three, from the vaguest to the plainest. */
  readonly hints: readonly string[];
}

/** What is wrong with a link, for the reader: `part` is the key of the fragment (`p`, `g`, …), `value` what stands there. */
export interface LinkError {
  readonly kind: 'missing' | 'escape' | 'twice' | 'version' | 'too-long' | 'too-many-hints';
  readonly part: string;
  readonly value: string;
}

export type LinkResult = { readonly ok: true; readonly value: PositionLink } | { readonly ok: false; readonly error: LinkError };

const wrong = (kind: LinkError['kind'], part: string, value = ''): LinkResult => ({ ok: false, error: { kind, part, value } });

/**
 * Reads a URL fragment (with or without its `#`): split at `&`, then at the first `=`, then percent-decoded; a plus is a
 * plus. Unknown keys are ignored. Whether the position and the line make sense is for the game to say.
 */
export function parseLink(fragment: string): LinkResult {
  const text = fragment.startsWith('#') ? fragment.slice(1) : fragment;
  if (text.length > LONGEST) return wrong('too-long', 'p', `${text.length}`);
  const found = new Map<string, string[]>();
  for (const part of text.split('&')) {
    const equals = part.indexOf('=');
    if (equals < 0) continue;
    const key = part.slice(0, equals);
    if (!'pglthv'.includes(key) || key.length !== 1) continue;
    const raw = part.slice(equals + 1);
    try {
      found.set(key, [...(found.get(key) ?? []), decodeURIComponent(raw)]);
    } catch {
      return wrong('escape', key, raw);
    }
  }
  for (const key of ['p', 'g', 'l', 't', 'v']) if ((found.get(key)?.length ?? 0) > 1) return wrong('twice', key);
  const version = found.get('v')?.[0];
  if (version !== undefined && version !== String(LINK_VERSION)) return wrong('version', 'v', version);
  const position = found.get('p')?.[0];
  if (!position) return wrong('missing', 'p');
  const hints = (found.get('h') ?? []).filter((hint) => hint !== '');
  if (hints.length > 3) return wrong('too-many-hints', 'h', `${hints.length}`);
  return {
    ok: true,
    value: {
      position,
      goal: found.get('g')?.[0] || null,
      line: parseLine(found.get('l')?.[0] ?? ''),
      text: found.get('t')?.[0] || null,
      hints,
    },
  };
}

/** Everything but letters, digits and `-._~:/;,=` as percent-escaped UTF-8; half a surrogate pair becomes U+FFFD. */
const escapeValue = (text: string): string =>
  text.replace(/\p{Surrogate}/gu, '\uFFFD').replace(/[^A-Za-z0-9\-._~:/;,=]/gu, (char) => {
    const escaped = encodeURIComponent(char);
    return escaped === char ? `%${char.charCodeAt(0).toString(16).toUpperCase()}` : escaped;
  });

/** The fragment, without `#`, of a link to a position; `v` comes last so that no link ends in punctuation. */
export function formatLink(link: Partial<PositionLink> & { readonly position: string }): string {
  const parts = [`p=${escapeValue(link.position)}`];
  if (link.goal) parts.push(`g=${escapeValue(link.goal)}`);
  if (link.line && link.line.length > 0) parts.push(`l=${escapeValue(link.line.join(','))}`);
  if (link.text) parts.push(`t=${escapeValue(link.text)}`);
  for (const hint of link.hints ?? []) parts.push(`h=${escapeValue(hint)}`);
  parts.push(`v=${LINK_VERSION}`);
  return parts.join('&');
}
