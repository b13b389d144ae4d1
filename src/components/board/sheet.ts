import type { Drawing } from './faces/drawing.ts';
import { num, type PlacedGlyph, type Shape } from './faces/shapes.ts';
import type { PlacedPiece } from './layout/types.ts';
import { type Node, node, serialise } from './svg-node.ts';

/**
 * A sheet: an SVG file of every face, to which the pictures of all pages refer with `use`. No style of a page reaches into
 * it, and no browser need read one of its own, so it is painted by attributes, whose values are custom properties of the page:
 * these come in by inheritance. Lines keep their width at every size.
 */
export interface SheetParts {
  /** Every piece that the sheet has, each once, at the size at which the sheet has it. */
  pieces(): Iterable<PlacedPiece>;
  /** Its `sheet` says what a piece is called. */
  draw(piece: PlacedPiece): Drawing;
  /** Outlines that pictures use by themselves. */
  readonly glyphs: readonly Glyph[];
  /** How shapes are painted, by role. */
  readonly paints: Readonly<Record<string, Attributes>>;
  /** How a piece's glyphs are painted, and those of some outlines otherwise. */
  readonly ink: Attributes;
  readonly inks?: Readonly<Record<string, Attributes>>;
}

type Attributes = Readonly<Record<string, string>>;
type Glyph = Pick<PlacedGlyph, 'id' | 'd'>;

export const filled = (fill: string): Attributes => ({ fill });

/** A line as wide as it says, in pixels, however large it is drawn. */
export const lined = (stroke: string, width: string): Attributes => ({
  fill: 'none',
  stroke,
  'stroke-width': width,
  'vector-effect': 'non-scaling-stroke',
});

/** The text of a sheet, and the names of the drawings that pictures may refer to. */
export function drawSheet({ pieces, draw, glyphs, paints, ink, inks = {} }: SheetParts): {
  readonly text: string;
  readonly names: ReadonlySet<string>;
} {
  const defs = new Map<string, Node>();
  const define = (id: string, tag: string, attrs: Record<string, string | undefined>, ...children: Node[]): string => {
    if (defs.has(id)) throw new Error(`two drawings of a sheet are called ${id}`);
    defs.set(id, node(tag, { id, ...attrs }, ...children));
    return `#${id}`;
  };
  const once = (id: string, make: () => string): string => (defs.has(id) ? `#${id}` : make());
  const outline = ({ id, d }: Glyph): string =>
    once(id, () => define(id, 'path', { d, 'vector-effect': id[0] === 's' ? 'non-scaling-stroke' : undefined }));
  const glyph = (placed: Glyph): string => {
    const own = inks[placed.id];
    return own ? once(`p${placed.id}`, () => define(`p${placed.id}`, 'use', { href: outline(placed), ...own })) : outline(placed);
  };
  const shapeNode = ({ role, d, deck }: Shape): Node => {
    const paint = paints[role];
    if (!paint) throw new Error(`a sheet has no paint for ${role}`);
    return node('path', { ...paint, display: deck && `var(--deck-${deck})`, d });
  };
  const blanks = new Map<string, string>();
  const blank = ({ key, shapes }: Drawing['shared']): string => {
    const href = blanks.get(key) ?? define(`c${blanks.size}`, 'g', {}, ...shapes.map(shapeNode));
    blanks.set(key, href);
    return href;
  };
  for (const one of glyphs) outline(one);
  const names = new Set(glyphs.map(({ id }) => id));
  for (const piece of pieces()) {
    const { sheet, shared, colour, glyphs: all } = draw(piece);
    if (!sheet) throw new Error('a piece of a sheet that is not on the sheet');
    names.add(sheet.name);
    const body = blank(shared);
    // What lies beneath the next card is not drawn: only the rank, in each of its letters, and the suit beside it.
    const seen = piece.strip === undefined ? all : all.slice(0, 1 + all.findIndex(({ id }) => id[0] === 's'));
    if (colour === null) define(sheet.name, 'use', { href: body });
    else
      define(
        sheet.name,
        'g',
        { color: `var(--${colour.token})`, ...ink },
        node('use', { href: body }),
        ...seen.map((placed) =>
          node('use', {
            href: glyph(placed),
            display: placed.letters && `var(--letters-${placed.letters})`,
            transform: `translate(${num(placed.x)} ${num(placed.y)})scale(${Math.round(placed.scale * 100000) / 100000})`,
          }),
        ),
      );
  }
  const text = `<svg xmlns="http://www.w3.org/2000/svg"><defs>${[...defs.values()].map(serialise).join('')}</defs></svg>\n`;
  return { text, names };
}
