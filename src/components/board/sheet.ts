import { createHash } from 'node:crypto';
import { drawCard, onSheet, rowOf } from './faces/card.ts';
import type { Drawing } from './faces/drawing.ts';
import { indices } from './faces/indices.ts';
import { digits } from './faces/numerals.ts';
import { num, type PlacedGlyph, type Shape } from './faces/shapes.ts';
import type { Suit } from './faces/suits.ts';
import type { PlacedPiece } from './layout/types.ts';
import type { Sheet } from './shelf.ts';
import { type Node, node, serialise } from './svg-node.ts';

/**
 * The sheet of cards: one SVG file that the pictures of all pages refer to with `use`. No style of a page reaches into it,
 * and no browser need read one of its own, so it is painted by attributes, whose values are custom properties of the page
 * (cards.css): these come in by inheritance. Lines keep their width at every size.
 */
type Paints = Readonly<Record<string, string>>;

const filled = (fill: string): Paints => ({ fill });
const lined = (stroke: string, width: string): Paints => ({
  fill: 'none',
  stroke,
  'stroke-width': width,
  'vector-effect': 'non-scaling-stroke',
});

const paints: Readonly<Record<string, Paints>> = {
  'card-shade': { fill: 'var(--card-shade,#000)', opacity: '.22' },
  card: filled('var(--card-tint,var(--card))'),
  'card-hair': lined('var(--card-hair)', 'var(--card-line,.75)'),
  'card-ring': lined('var(--edge,none)', '2.5'),
  tabby: filled('var(--tabby)'),
  'tabby-thread': lined('var(--tabby-thread)', 'var(--thread-line,.9)'),
  'tabby-light': filled('var(--tabby-light)'),
  twill: filled('var(--twill)'),
  'twill-light': filled('var(--twill-light)'),
  'twill-dark': filled('var(--twill-dark)'),
};

const shapeNode = ({ role, d, deck }: Shape): Node => {
  const paint = paints[role];
  if (!paint) throw new Error(`the sheet has no paint for ${role}`);
  return node('path', { ...paint, display: deck && `var(--deck-${deck})`, d });
};

const suits: readonly Suit[] = ['c', 'd', 'h', 's'];
const width = onSheet.width;
const height = width * 1.4;

/** Every card of the sheet as a piece, each of its kinds once. */
function* pieces(): Generator<PlacedPiece> {
  const row = { id: '', slot: '', x: 0, y: 0, w: width, h: height, shown: true };
  for (const suit of suits)
    for (let rank = 1; rank <= 13; rank++) {
      const face = { kind: 'card', rank, suit, back: 1 } as const;
      // What may be played has a ring; the page says by a class whether it is seen.
      yield { ...row, face };
      yield { ...row, face, across: width * 0.8 };
      for (let level = 1; level <= onSheet.rows; level++) yield { ...row, face, strip: width * rowOf(level) };
      for (const ratio of onSheet.tickets) yield { ...row, face, form: 'ticket', h: width * ratio };
    }
  for (const back of [1, 2] as const) yield { ...row, face: { kind: 'card', rank: 1, suit: 'c', back }, form: 'back' };
}

/** The whole sheet, and the names of the drawings that pictures refer to. */
export function drawSheet(): { readonly text: string; readonly names: ReadonlySet<string> } {
  const defs = new Map<string, Node>();
  const define = (id: string, tag: string, attrs: Record<string, string | undefined>, ...children: Node[]): string => {
    if (defs.has(id)) throw new Error(`two drawings of the sheet are called ${id}`);
    defs.set(id, node(tag, { id, ...attrs }, ...children));
    return `#${id}`;
  };
  const once = (id: string, make: () => string): string => (defs.has(id) ? `#${id}` : make());
  const outline = ({ id, d }: Pick<PlacedGlyph, 'id' | 'd'>): string =>
    once(id, () => define(id, 'path', { d, 'vector-effect': id[0] === 's' ? 'non-scaling-stroke' : undefined }));
  // On paper red suits are outlines: black ink alone must tell them apart.
  const red = { fill: 'var(--red-pip,currentColor)', stroke: 'var(--red-pip-line,none)' };
  const glyph = (placed: PlacedGlyph): string =>
    /^s[dh]$/.test(placed.id)
      ? once(`p${placed.id}`, () => define(`p${placed.id}`, 'use', { href: outline(placed), ...red }))
      : outline(placed);
  const blanks = new Map<string, string>();
  const blank = ({ key, shapes }: Drawing['shared']): string => {
    const href = blanks.get(key) ?? define(`c${blanks.size}`, 'g', {}, ...shapes.map(shapeNode));
    blanks.set(key, href);
    return href;
  };
  for (const [rank, { d }] of indices.entries()) outline({ id: `r${rank + 1}`, d });
  for (const [digit, { d }] of digits.entries()) outline({ id: `n${digit}`, d });
  const names = new Set<string>();
  for (const piece of pieces()) {
    const { sheet, shared, colour, glyphs } = drawCard({ ...piece, tint: piece.form === 'back' ? undefined : 'playable' });
    if (!sheet) throw new Error('a card of the sheet that is not on the sheet');
    names.add(sheet.name);
    const body = blank(shared);
    const seen = piece.strip === undefined ? glyphs : glyphs.slice(0, 2);
    if (colour === null) define(sheet.name, 'use', { href: body });
    else
      define(
        sheet.name,
        'g',
        { color: `var(--${colour.token})`, fill: 'currentColor' },
        node('use', { href: body }),
        ...seen.map((placed) =>
          node('use', {
            href: glyph(placed),
            transform: `translate(${num(placed.x)} ${num(placed.y)})scale(${Math.round(placed.scale * 100000) / 100000})`,
          }),
        ),
      );
  }
  for (const id of defs.keys()) if (/^[rns][0-9a-z]+$/.test(id)) names.add(id);
  return {
    text: `<svg xmlns="http://www.w3.org/2000/svg"><defs>${[...defs.values()].map(serialise).join('')}</defs></svg>\n`,
    names,
  };
}

const drawn = drawSheet();

/** The sheet as a file: its text, and its name, which changes with it and is short: a page says it two hundred times. */
export const sheetFile = {
  name: `c.${createHash('sha256').update(drawn.text).digest('base64url').replace(/[-_]/g, '').slice(0, 6)}`,
  text: drawn.text,
};

/** The sheet as pages refer to it. In: the path of the site, with a slash at each end. */
export const sheetOf = (base: string): Sheet => ({ address: `${base}_astro/${sheetFile.name}.svg`, names: drawn.names });
