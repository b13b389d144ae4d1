import { gameOf } from '../../../engine/games/registry.ts';
import * as m from '../../../paraglide/messages.js';
import { isolated } from '../../../site/isolated.ts';
import type { TrayGroup } from '../../games/composing.ts';
import { parseLink, type SomeLink } from '../../links/links.ts';
import { positionIn } from '../links/in-text.ts';
import { type Place, placeIn, positionAt } from '../links/on-page.ts';

/** What somebody typed or pasted turned out to be. */
export type Typed =
  | { readonly kind: 'pieces'; readonly pieces: readonly string[] }
  | { readonly kind: 'link'; readonly link: SomeLink }
  /** The address of a page that shows one. */
  | { readonly kind: 'place'; readonly place: Place }
  /** The link of a whole set. */
  | { readonly kind: 'set' }
  | { readonly kind: 'bad'; readonly text: string };

/** The longest text that is read. */
const longest = 30_000;

/**
 * Pieces with spaces, commas or nothing between them (`7c Kd`, `10h`, `7♣`; bricks: `3 12 a`), a position in the notation,
 * a link to one, or the address of a page that shows one, with whatever stands around it.
 */
export function parseTyped(raw: string, tray: readonly TrayGroup[]): Typed {
  const text = raw.trim().slice(0, longest);
  const fragment = positionIn(text);
  if (fragment !== null) {
    const link = parseLink(fragment);
    if (link.ok) return { kind: 'link', link: link.value };
  }
  if (/\/set\/?#/.test(text)) return { kind: 'set' };
  const place = placeIn(text);
  if (place) return { kind: 'place', place };
  if (gameOf(text).ok) return { kind: 'link', link: { position: text } };
  const known = new Map(tray.flatMap(({ pieces }) => pieces.map(({ piece }) => [piece.toLowerCase(), piece] as const)));
  const signs = { '♣': 'c', '♦': 'd', '♥': 'h', '♠': 's' } as const;
  const pieces: string[] = [];
  for (const word of text.replace(/[♣♦♥♠]\uFE0E?/g, (sign) => signs[sign[0] as '♣']).split(/[\s,;.]+/)) {
    if (word === '') continue;
    const found = wordPieces(word.toLowerCase(), known);
    if (found === null) return { kind: 'bad', text: word.slice(0, 60) };
    pieces.push(...found);
  }
  return pieces.length > 0 ? { kind: 'pieces', pieces } : { kind: 'bad', text: '' };
}

/** A word as one piece, or as several run together. */
function wordPieces(word: string, known: ReadonlyMap<string, string>): string[] | null {
  const alone = known.get(word.replace(/^10(?=[cdhs]$)/, 't'));
  if (alone !== undefined) return [alone];
  // A number stands for a brick: 12 is no 1 and 2, and 17 no 1 and 7.
  if (/^\d\d+$/.test(word)) {
    const numbered = Number(word) >= 10 && Number(word) <= 16 ? known.get(Number(word).toString(17)) : undefined;
    return numbered === undefined ? null : [numbered];
  }
  const pieces: string[] = [];
  let rest = word.replaceAll('10', 't');
  while (rest !== '') {
    const piece = known.get(rest.slice(0, 2)) ?? known.get(rest.slice(0, 1));
    if (piece === undefined) return null;
    pieces.push(piece);
    rest = rest.slice(piece.length);
  }
  return pieces;
}

/** What is to be done with what was typed: pieces to be put, a link to be opened, or why it is neither. */
export type Found =
  | { readonly pieces: readonly string[] }
  | { readonly link: SomeLink; readonly bad: string }
  | { readonly bad: string };

/** What was typed or pasted, with the page fetched that it names; `bad` of a link is what is said where it cannot be opened. */
export async function readTyped(raw: string, tray: readonly TrayGroup[]): Promise<Found> {
  const typed = parseTyped(raw, tray);
  const bad = (text: string) => m.teach_compose_type_bad({ text: isolated(text.slice(0, 60)) });
  switch (typed.kind) {
    case 'pieces':
      return { pieces: typed.pieces };
    case 'set':
      return { bad: m.teach_link_of_set() };
    case 'bad':
      return { bad: bad(typed.text) };
    case 'link':
      return { link: typed.link, bad: bad(typed.link.position) };
    case 'place': {
      const link = await positionAt(typed.place);
      const none = bad(typed.place.path);
      return link === null ? { bad: none } : { link, bad: none };
    }
  }
}
