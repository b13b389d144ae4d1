import { parseLine } from '../../engine/core/play.ts';
import { choiceOf, formatValues, LINK_VERSION, parseValues, type Read, type Values, wrong } from './fragment.ts';
import { type Telling, tellings } from './telling.ts';

export { LINK_VERSION, type LinkError } from './fragment.ts';

const LONGEST = 20_000;

/** What a position link says. Texts are plain text and must be shown as such. */
export interface PositionLink {
  readonly position: string;
  readonly goal: string | null;
  readonly line: readonly string[];
  /** The title. */
  readonly text: string | null;
  /** Up to three, from the vaguest to the plainest. */
  readonly hints: readonly string[];
  /** What is asked, where the goal in words is not enough. */
  readonly question?: string;
  /** What is said once it is over. */
  readonly answer?: string;
  /** How the reader is told whether it is still winnable, where the author has chosen. */
  readonly telling?: Telling;
  /** False: every action's verdict is not to be had. */
  readonly explore?: boolean;
}

/** A link that asks for a position, in which nothing else need be said. */
export type SomeLink = Partial<PositionLink> & { readonly position: string };

export type LinkResult = Read<PositionLink>;

/** The most hints of a position. */
const mostHints = 3;

/** The most positions of a set. */
export const mostItems = 200;

/** The keys of the line about a set. */
export const setKeys = { keys: 'tbidx', texts: 'tbi' } as const;

/** The keys of a position in a fragment. */
export const positionKeys = { keys: 'pglthqadxz', many: { h: mostHints }, texts: 'tqha' } as const;

/** The position that the values of a fragment name. Whether it and the line make sense is for the game to say. */
export function positionOf(values: Values): LinkResult {
  const one = (key: string) => values.get(key)?.[0] || null;
  const position = one('p');
  if (position === null) return wrong('missing', 'p');
  const withheld = openWithheld(one('z') ?? '');
  if (!withheld.ok) return withheld;
  const hints = [...(values.get('h') ?? []), ...(withheld.value.get('h') ?? [])].filter((hint) => hint !== '');
  if (hints.length > mostHints) return wrong('too-many', 'h', `${mostHints}`);
  const telling = choiceOf(values, 'd', tellings);
  if (!telling.ok) return telling;
  const explore = choiceOf(values, 'x', ['0', '1']);
  if (!explore.ok) return explore;
  const [question, answer] = [one('q'), one('a') ?? (withheld.value.get('a')?.[0] || null)];
  return {
    ok: true,
    value: {
      position,
      goal: one('g'),
      line: parseLine(one('l') ?? ''),
      text: one('t'),
      hints,
      ...(question === null ? {} : { question }),
      ...(answer === null ? {} : { answer }),
      ...(telling.value === undefined ? {} : { telling: telling.value }),
      ...(explore.value === undefined ? {} : { explore: explore.value === '1' }),
    },
  };
}

/** Every byte is changed by this, so that nothing is read in passing, and no one who knows base64 by sight reads it either. */
const mask = 0x5a;

/**
 * Hints and answer as one word: what `h` and `a` would say, in UTF-8, masked, in base64url. No secret: it keeps them from being
 * read in a link before one has thought.
 */
function withhold({ hints = [], answer }: Pick<SomeLink, 'hints' | 'answer'>): string {
  const said = [...hints.map((hint) => ['h', hint]), ['a', answer ?? '']].filter(([, text]) => text);
  // As short as it can be: only what would end a text is escaped.
  const plain = said.map(([key, text = '']) => `${key}=${text.replaceAll('%', '%25').replaceAll('&', '%26')}`).join('&');
  let binary = '';
  for (const byte of new TextEncoder().encode(plain)) binary += String.fromCharCode(byte ^ mask);
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** What was withheld, by its keys `h` and `a`. */
function openWithheld(packed: string): Read<Values> {
  let plain = '';
  try {
    const binary = atob(packed.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, (char) => char.charCodeAt(0) ^ mask);
    plain = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return wrong('damaged', 'z');
  }
  return parseValues(plain, { ...positionKeys, keys: 'ha', longest: LONGEST, blame: 'z' });
}

/** Reads a URL fragment (with or without its `#`). */
export function parseLink(fragment: string): LinkResult {
  const values = parseValues(fragment, { ...positionKeys, longest: LONGEST, blame: 'p' });
  return values.ok ? positionOf(values.value) : values;
}

/**
 * A position's part of a fragment, without the version: with its hints and its answer as they are (`open`: in a set, which is
 * packed as a whole), or withheld.
 */
export const formatPositionPart = (link: SomeLink, as: 'open' | 'withheld'): string =>
  formatValues([
    ['p', link.position],
    ['g', link.goal],
    ['l', link.line?.join(',')],
    ['t', link.text],
    ['q', link.question],
    ...(as === 'open' ? [...(link.hints ?? []).map((hint) => ['h', hint] as const), ['a', link.answer] as const] : []),
    ['z', as === 'withheld' ? withhold(link) : ''],
    ['d', link.telling],
    ['x', link.explore === undefined ? '' : link.explore ? '1' : '0'],
  ]);

/** The fragment, without `#`, by which the page of sets puts a position into the set that is being collected. */
export const collectingLink = (link: SomeLink): string => `c=1&${formatLink(link)}`;

/** The fragment, without `#`, of a link to a position; `v` comes last so that no link ends in punctuation. */
export const formatLink = (link: SomeLink): string => `${formatPositionPart(link, 'withheld')}&v=${LINK_VERSION}`;
