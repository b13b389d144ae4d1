import type { Drawing } from './faces/drawing.ts';
import { num, type PlacedGlyph, type Role, rough, type Shape } from './faces/shapes.ts';
import { boardOf } from './games.ts';
import type { Box, Label, Layout, Opened, PlacedAct, PlacedPiece, PlacedSlot } from './layout/types.ts';
import { saidSize, wordsWidth } from './layout/words-width.ts';
import { type Mark, onCloth } from './marks.ts';
import { type MarkRole, type Paint, type Palette, paintOf } from './paint.ts';
import { ownShelf, type Shelf } from './shelf.ts';
import { cornerOf, foldNode, frame, markNodes } from './svg-marks.ts';
import { type Node, node } from './svg-node.ts';

export { type Node, serialise } from './svg-node.ts';

/** `page`: colours come from the stylesheet by class; a palette: from attributes, for pictures that stand alone. */
export type Theme = 'page' | Palette;

export interface SvgParts {
  /** Labels, empty places: what stays where it is. */
  readonly ground: Node;
  readonly pieces: Node;
  readonly marks: Node;
  readonly defs: Node;
}

const move = (x: number, y: number): string | undefined => (x === 0 && y === 0 ? undefined : `translate(${num(x)} ${num(y)})`);

/** Attributes that paint a role. */
function painted(role: Role | MarkRole, theme: Theme): Record<string, string | undefined> {
  const paint: Paint = paintOf(role);
  const shape = {
    'stroke-width': paint.stroke && paint.width !== undefined ? String(paint.width) : undefined,
    'stroke-dasharray': paint.dash,
    'stroke-linecap': paint.round ? 'round' : undefined,
    opacity: paint.opacity === undefined ? undefined : String(paint.opacity),
    'fill-opacity': paint.fillOpacity === undefined ? undefined : String(paint.fillOpacity),
  };
  const colour = (name: string | undefined) =>
    name === undefined ? 'none' : name === 'rank' ? 'currentColor' : name === 'black' ? '#000' : inkOf(name, theme);
  const own = theme === 'page' && paint.page !== 'bare' ? { class: `bd-${role}` } : {};
  if (theme === 'page' && paint.page === 'sheet') return { ...own, ...shape };
  return { ...own, fill: colour(paint.fill), stroke: paint.stroke ? colour(paint.stroke) : undefined, ...shape };
}

/** A place in a still picture, in units of its group: a tenth of one is enough, and where they are small a whole one. */
const at = (x: number, y: number, scale = 1) => {
  const to = scale < 0.5 ? (value: number) => String(Math.round(value)) : rough;
  return { x: to(x), y: to(y) };
};

/** Draws a layout. `shelf` holds what is drawn more than once; `still`: nothing will move, and even whole faces go there. */
export function svgParts(
  layout: Layout,
  marks: readonly Mark[],
  theme: Theme,
  { shelf, labels = true, still = false }: { shelf: Shelf; labels?: boolean; still?: boolean },
): SvgParts {
  const game = boardOf(layout.game);
  const path = (role: Role | MarkRole, d: string) => node('path', { ...painted(role, theme), d });

  const { sheet: file } = game;
  const onSheet = still && file && shelf.sheet ? (name: string) => shelf.sheet?.(file, name) ?? '' : undefined;

  /** The address of a glyph's outline. A hollow suit in print keeps its line at every size. */
  const outline = ({ id, d }: PlacedGlyph): string =>
    onSheet?.(id) ??
    `#${shelf.id(id, (own) => node('path', { id: own, d, 'vector-effect': id[0] === 's' ? 'non-scaling-stroke' : undefined }))}`;

  /** A letter that only some readers see is switched by the page, and a picture that stands alone has the usual ones. */
  const lettered = (placed: readonly PlacedGlyph[]) =>
    placed
      .filter(({ letters }) => theme === 'page' || letters !== 'own')
      .map((glyph) => ({ glyph, display: theme === 'page' && glyph.letters ? `var(--letters-${glyph.letters})` : undefined }));

  const number = (placed: readonly PlacedGlyph[], as?: Role | MarkRole): Node[] =>
    lettered(placed).map(({ glyph, display }) =>
      node('use', {
        ...painted(as ?? glyph.role, theme),
        href: outline(glyph),
        display,
        transform: `translate(${num(glyph.x)} ${num(glyph.y)})scale(${scaleOf(glyph)})`,
      }),
    );

  /** The same for glyphs outside faces, of which a still picture has those of one size and role together. */
  const signs = (placed: readonly PlacedGlyph[], as?: Role | MarkRole): Node[] => {
    if (!still) return number(placed, as);
    const nodes: Node[] = [];
    let looks = '';
    let uses: Node[] = [];
    for (const { glyph, display } of lettered(placed)) {
      const role = as ?? glyph.role;
      const transform = `scale(${scaleOf(glyph)})`;
      if (looks !== role + transform) {
        looks = role + transform;
        uses = [];
        nodes.push({ ...node('g', { ...painted(role, theme), transform }), children: uses });
      }
      uses.push(node('use', { href: outline(glyph), display, ...at(glyph.x / glyph.scale, glyph.y / glyph.scale, glyph.scale) }));
    }
    return nodes;
  };

  /** A shape that only one of the two decks has is switched by the page, or left out of a picture that stands alone. */
  const shape = ({ role, d, deck }: Shape): Node[] => {
    if (deck === undefined) return [path(role, d)];
    if (theme !== 'page') return deck === 'two' ? [path(role, d)] : [];
    return [node('path', { ...painted(role, theme), display: `var(--deck-${deck})`, d })];
  };

  /** Pieces that look alike but for colours and glyphs, as cards of one size do, share one drawing. */
  const blank = (shared: Drawing['shared']): string =>
    shelf.id(`blank ${shared.key}`, (own) => node('g', { id: own }, ...shared.shapes.flatMap(shape)));

  const face = (piece: PlacedPiece, drawing: Drawing): Node => {
    const { key, shared, colour, glyphs } = drawing;
    const paint = colour === null ? {} : coloured(colour, theme);
    const inside = () => [node('use', { href: `#${blank(shared)}` }), ...number(glyphs)];
    if (still) {
      const id =
        glyphs.length === 0 ? blank(shared) : shelf.id(`face ${key}`, (own) => node('g', { id: own, ...paint }, ...inside()));
      return node('use', { href: `#${id}`, ...at(piece.x, piece.y) });
    }
    const named = theme === 'page' ? piece.id : undefined;
    return node('g', { transform: move(piece.x, piece.y), 'data-piece': named, ...paint }, ...inside());
  };

  /** Pieces in their order; those that the sheet has are its drawings, and neighbours of one size and tint get both together. */
  const faces = (placed: readonly PlacedPiece[]): Node[] => {
    const nodes: Node[] = [];
    let looks = '';
    let uses: Node[] = [];
    for (const piece of placed) {
      const drawing = game.draw(piece);
      if (!onSheet || !drawing.sheet) {
        looks = '';
        nodes.push(face(piece, drawing));
        continue;
      }
      const { name, across, down, class: own, x = 0, y = 0 } = drawing.sheet;
      const transform = `scale(${[...new Set([fine(across), fine(down)])].join(' ')})`;
      if (looks !== `${transform} ${own}`) {
        looks = `${transform} ${own}`;
        uses = [];
        nodes.push({ ...node('g', { class: own, transform }), children: uses });
      }
      uses.push(node('use', { href: onSheet(name), ...at((piece.x + x) / across, (piece.y + y) / down, across) }));
    }
    return nodes;
  };

  const words = (label: Label): Node =>
    node(
      'text',
      {
        x: rough(label.x),
        y: rough(label.y),
        'text-anchor': label.anchor === 'start' ? undefined : label.anchor,
        'font-size': String(layout.type),
        ...(theme === 'page'
          ? { class: `bd-label${label.paper ? ' bd-paper' : ''}${label.strong ? ' bd-strong' : ''}` }
          : { fill: theme['board-soft'], 'font-family': 'Schibsted Grotesk' }),
      },
      game.words.labelText(label),
    );

  /** A place that the game itself draws, with how much is in it. */
  const ownPlace = (slot: PlacedSlot): Node[] => {
    const drawn = game.drawPlace?.(slot);
    if (!drawn) return [];
    const { x, y, w, h } = slot.place;
    const { shapes, size, count } = drawn;
    const body = node('g', { transform: `scale(${fine(w / size.w)} ${fine(h / size.h)})` }, ...shapes.flatMap(shape));
    return [node('g', { transform: move(x, y) }, body, ...signs(count, 'own-count'))];
  };

  /** Glyphs and shapes in their order; neighbouring glyphs together. */
  const ornaments = (all: readonly (Shape | PlacedGlyph)[]): Node[] => {
    const nodes: Node[] = [];
    let glyphs: PlacedGlyph[] = [];
    const close = () => {
      nodes.push(...signs(glyphs));
      glyphs = [];
    };
    for (const one of all) {
      if ('scale' in one) glyphs.push(one);
      else {
        close();
        nodes.push(...shape(one));
      }
    }
    close();
    return nodes;
  };

  const ground = node(
    'g',
    {},
    ...ornaments(layout.ornaments ?? []),
    ...layout.ground.map(({ x1, x2, y }) => path('ground', `M${num(x1)} ${num(y)}H${num(x2)}`)),
    ...(['line', 'dashed'] as const).flatMap((look) => {
      const frames = layout.slots.filter((s) => s.look === look).map(({ place }) => frame(place, 0, cornerOf(place)));
      return frames.length > 0 ? [path(look === 'line' ? 'place' : 'place-dashed', frames.join(''))] : [];
    }),
    ...layout.slots.filter((s) => s.look === 'own').flatMap(ownPlace),
    ...layout.folds.filter((fold) => fold.look !== 'row').map((fold) => foldNode(fold, path, signs)),
    ...(labels ? layout.labels.map(words) : []),
  );
  const pieces = node('g', {}, ...faces(layout.pieces.filter((p) => p.shown)));
  const board = { x: layout.left ?? 0, y: layout.top ?? 0, w: layout.width, h: layout.height };
  const act = ({ kind, words: said, short, off, touch, ...box }: PlacedAct): Node => {
    const { x, y, w, h } = box;
    const paper = !onCloth(layout, box);
    const text =
      short ?? said ?? game.words.labelText({ text: kind === 'waits' ? 'waits' : 'draw', n: 0, x, y, anchor: 'middle' });
    // Words keep away from both ends of their label.
    const size = kind === 'said' ? saidSize : Math.min(14, h * 0.62, (w - 5) / wordsWidth(text, 1));
    if (kind === 'lit') {
      const nodes = markNodes({ kind: 'target', box }, path, signs, game.fits, board);
      return node('g', { class: theme === 'page' ? 'bd-act-lit' : undefined }, ...nodes);
    }
    const must = kind === 'must';
    const fill =
      theme === 'page'
        ? { class: 'bd-act-words' }
        : { fill: theme[must ? 'mark-ink' : 'board-ink'], 'font-family': 'Schibsted Grotesk' };
    return node(
      'g',
      { class: theme === 'page' ? `bd-act-${kind}${off ? ' is-off' : ''}${paper ? ' bd-paper' : ''}` : undefined },
      ...(must ? [path('ring-must', frame(touch, 3, cornerOf(touch)))] : []),
      path(off ? 'act-off' : must ? 'act-tag' : kind === 'said' ? 'act-said' : 'act', frame(box, 0, Math.min(6, h * 0.24))),
      node(
        'text',
        { x: rough(x + w / 2), y: rough(y + h / 2 + size * 0.35), 'text-anchor': 'middle', 'font-size': rough(size), ...fill },
        text,
      ),
    );
  };
  const sheet = ({ pieces: all, slot: _, ...box }: Opened): Node =>
    node('g', { class: theme === 'page' ? 'bd-opened' : undefined }, path('sheet', frame(box, 0, 8)), ...faces(all));
  const over = node(
    'g',
    {},
    ...(layout.acts ?? []).map(act),
    ...marks.flatMap((mark) => {
      const nodes = markNodes(mark, path, signs, game.fits, board);
      return onCloth(layout, mark.box) ? nodes : [node('g', { class: 'bd-paper' }, ...nodes)];
    }),
    ...(layout.opened ? [sheet(layout.opened)] : []),
  );
  return { ground, pieces, marks: over, defs: node('defs', {}, ...shelf.defs()) };
}

const fine = (scale: number): string => String(Math.round(scale * 100000) / 100000);
const scaleOf = ({ scale }: PlacedGlyph): string => fine(scale);

const inkOf = (token: string, theme: Theme): string | undefined => (theme === 'page' ? `var(--${token})` : theme[token]);

/** What gives a drawing its colour: attributes of the element around it. */
function coloured({ token, class: own }: NonNullable<Drawing['colour']>, theme: Theme) {
  return own && theme === 'page' ? { class: own } : { color: inkOf(token, theme) };
}

/** An arrow that rises from one box and comes down on another, as in a figure of a move. */
export function arrowNode(from: Box, to: Box, theme: Theme): Node {
  const leftward = to.x < from.x;
  const x1 = leftward ? from.x - 4 : from.x + from.w + 4;
  const y1 = from.y + from.h / 2;
  const x2 = to.x + to.w / 2 + (leftward ? 10 : -10);
  const y2 = to.y - 3;
  const high = Math.min(y1, y2) - 14;
  const d = `M${num(x1)} ${num(y1)}C${num(x1 + (x2 - x1) * 0.3)} ${num(Math.min(y1, high + 8))} ${num(x2 + (x1 - x2) * 0.25)} ${num(high)} ${num(x2)} ${num(y2)}`;
  const s = leftward ? 1 : -1;
  return node('path', {
    ...painted('arrow', theme),
    d: `${d}M${num(x2 - s * 2)} ${num(y2 - 9)}L${num(x2)} ${num(y2)}l${num(s * 8)}-5`,
  });
}

/**
 * The whole picture as one tree, with its name and description for those who do not see it. `prefix` keeps the ids of
 * several pictures on a page apart; `shelf` has its drawings where it does not define them itself (see shelf.ts).
 */
export function svgOf(
  layout: Layout,
  marks: readonly Mark[],
  theme: Theme,
  options: {
    prefix: string;
    shelf?: Shelf;
    title?: string;
    description?: string;
    /** The id of the description, where it stands outside the picture. */
    describedBy?: string;
    labels?: boolean;
    extra?: readonly Node[];
    class?: string;
  },
): Node {
  const { prefix, title, description, shelf = ownShelf(prefix) } = options;
  const parts = svgParts(layout, marks, theme, { shelf, labels: options.labels ?? true, still: true });
  const named = title !== undefined;
  return node(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      class: options.class,
      viewBox: `${num(layout.left ?? 0)} ${num(layout.top ?? 0)} ${num(layout.width)} ${num(layout.height)}`,
      width: num(layout.width),
      height: num(layout.height),
      ...(named
        ? {
            role: 'img',
            'aria-labelledby': `${prefix}t`,
            'aria-describedby': options.describedBy ?? (description ? `${prefix}d` : undefined),
          }
        : { 'aria-hidden': 'true' }),
    },
    ...(named ? [node('title', { id: `${prefix}t` }, title)] : []),
    ...(description ? [node('desc', { id: `${prefix}d` }, description)] : []),
    ...(parts.defs.children.length > 0 ? [parts.defs] : []),
    parts.ground,
    parts.pieces,
    parts.marks,
    ...(options.extra ?? []),
  );
}
