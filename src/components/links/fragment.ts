import { shortened } from '../../engine/core/codes.ts';
import type { Result } from '../../engine/core/result.ts';

/** What is wrong with a link, for the reader: `part` is the key of the fragment (`p`, `g`, …), `value` what stands there. */
export interface LinkError {
  readonly kind: 'missing' | 'escape' | 'twice' | 'version' | 'too-long' | 'choice' | 'damaged' | 'too-many' | 'no-room';
  readonly part: string;
  readonly value: string;
}

/** A link as read, or what is wrong with it. */
export type Read<T> = Result<T, LinkError>;

/** A link that cannot be read. */
export const wrong = (kind: LinkError['kind'], part: string, value = ''): Read<never> => ({
  ok: false,
  error: { kind, part: shortened(part), value: shortened(value) },
});

/** The version of notation and rules that links of this site carry. */
export const LINK_VERSION = 1;

/** Values by key, in the order in which they stand. */
export type Values = ReadonlyMap<string, readonly string[]>;

/** What a fragment may say. */
export interface Keys {
  /** The keys that mean something, one letter each; others are ignored. */
  readonly keys: string;
  /** Those of them that may stand several times, and how often; the others may stand once. */
  readonly many?: Readonly<Record<string, number>>;
  /** Those of them that are texts to be read, which may be as long as `longestText`. */
  readonly texts?: string;
}

/** The most signs of a title, a question, a hint and the like: more than anybody writes, and few enough to be laid out at once. */
export const longestText = 2_000;

/**
 * Reads a URL fragment (with or without its `#`): split at `&`, then at the first `=`, then percent-decoded; a plus is a plus.
 * In: its keys, the longest text and the key to blame for a longer one. A key that stands more often than it may, and a version
 * that is not ours, are errors. Takes time that grows with the length of the text, and ends at the first key too many.
 */
export function parseValues(
  fragment: string,
  { keys, many = {}, texts = '', longest, blame }: Keys & { readonly longest: number; readonly blame: string },
): Read<Values> {
  const from = fragment.startsWith('#') ? 1 : 0;
  if (fragment.length - from > longest) return wrong('too-long', blame, `${fragment.length - from}`);
  const found = new Map<string, string[]>();
  for (let start = from, end = from; start <= fragment.length; start = end + 1) {
    const next = fragment.indexOf('&', start);
    end = next < 0 ? fragment.length : next;
    const key = fragment.charAt(start);
    // One letter, then `=`.
    if (end - start < 2 || fragment.charAt(start + 1) !== '=' || !(keys.includes(key) || key === 'v')) continue;
    const values = found.get(key) ?? [];
    const most = many[key] ?? 1;
    if (values.length >= most) return most === 1 ? wrong('twice', key) : wrong('too-many', key, `${most}`);
    const raw = fragment.slice(start + 2, end);
    try {
      values.push(decodeURIComponent(raw));
    } catch {
      return wrong('escape', key, raw);
    }
    const { length } = values.at(-1) ?? '';
    if (length > longestText && texts.includes(key)) return wrong('too-long', key, `${length}`);
    found.set(key, values);
  }
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
