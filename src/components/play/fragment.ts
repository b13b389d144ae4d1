/** What is wrong with a link, for the reader: `part` is the key of the fragment (`p`, `g`, …), `value` what stands there. */
export interface LinkError {
  readonly kind: 'missing' | 'escape' | 'twice' | 'version' | 'too-long' | 'too-many-hints' | 'choice' | 'damaged' | 'too-many';
  readonly part: string;
  readonly value: string;
}

export interface Wrong {
  readonly ok: false;
  readonly error: LinkError;
}

/** A link as read, or what is wrong with it. */
export type Read<T> = { readonly ok: true; readonly value: T } | Wrong;

/** A link that cannot be read. */
export const wrong = (kind: LinkError['kind'], part: string, value = ''): Wrong => ({ ok: false, error: { kind, part, value } });

/** The version of notation and rules that links of this site carry. */
export const LINK_VERSION = 1;

/** Values by key, in the order in which they stand. */
export type Values = ReadonlyMap<string, readonly string[]>;

/**
 * Reads a URL fragment (with or without its `#`): split at `&`, then at the first `=`, then percent-decoded; a plus is a plus.
 * In: the keys that mean something, one letter each, those of them that may stand several times, the longest text and the key
 * to blame for a longer one. Other keys are ignored. A version that is not ours is an error.
 */
export function parseValues(
  fragment: string,
  { keys, many = '', longest, blame }: { keys: string; many?: string; longest: number; blame: string },
): Read<Values> {
  const text = fragment.startsWith('#') ? fragment.slice(1) : fragment;
  if (text.length > longest) return wrong('too-long', blame, `${text.length}`);
  const found = new Map<string, string[]>();
  for (const part of text.split('&')) {
    const equals = part.indexOf('=');
    const key = part.slice(0, Math.max(0, equals));
    if (key.length !== 1 || !(keys.includes(key) || key === 'v')) continue;
    const raw = part.slice(equals + 1);
    try {
      found.set(key, [...(found.get(key) ?? []), decodeURIComponent(raw)]);
    } catch {
      return wrong('escape', key, raw);
    }
  }
  for (const [key, values] of found) if (values.length > 1 && !many.includes(key)) return wrong('twice', key);
  const version = found.get('v')?.[0];
  if (version !== undefined && version !== String(LINK_VERSION)) return wrong('version', 'v', version);
  return { ok: true, value: found };
}

/** Everything but letters, digits and `-._~:/;,=` as percent-escaped UTF-8; half a surrogate pair becomes U+FFFD. */
export const escapeValue = (text: string): string =>
  text.replace(/\p{Surrogate}/gu, '\uFFFD').replace(/[^A-Za-z0-9\-._~:/;,=]/gu, (char) => {
    const escaped = encodeURIComponent(char);
    return escaped === char ? `%${char.charCodeAt(0).toString(16).toUpperCase()}` : escaped;
  });

/** Keys with their values as a fragment without `#`; empty values are left out. */
export const formatValues = (pairs: readonly (readonly [key: string, value: string | null | undefined])[]): string =>
  pairs.flatMap(([key, value]) => (value ? [`${key}=${escapeValue(value)}`] : [])).join('&');

/** One of some values, nothing where it is not said, or an error. */
export function choiceOf<T extends string>(values: Values, key: string, choices: readonly T[]): Read<T | undefined> {
  const text = values.get(key)?.[0] || undefined;
  const found = choices.find((choice) => choice === text);
  return text !== undefined && found === undefined ? wrong('choice', key, text) : { ok: true, value: found };
}
