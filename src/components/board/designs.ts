import type { Box, Layout, PlacedPiece, PlacedSlot } from './layout/types.ts';

/** A size in CSS pixels. */
export interface Design {
  readonly width: number;
  readonly height: number;
}

/** A size for which a board is laid out. Without a height it is as high as it needs. */
export interface Sized {
  readonly width: number;
  readonly height?: number;
}

const design = (width: number, height: number): Design => ({ width, height });

/**
 * The sizes for which a board that fills its place is laid out; it is scaled to its place. So a picture that is drawn at build
 * time for each of these is, in every window, the board that wakes from it. Of each form the first one stands in the page as a
 * picture, the others as what is different in them (retouch.ts).
 */
export const designs = {
  tall: [design(360, 505), design(360, 370), design(360, 434), design(360, 589), design(768, 818)],
  wide: [design(900, 600), design(820, 600), design(506, 360)],
} as const;
export type Form = keyof typeof designs;

/** Which form a place has: that of its picture, which board.css chooses by the same proportion. */
export const formOf = (width: number, height: number): Form => (width / height > 1.2 ? 'wide' : 'tall');

/** How much of a place a design fills: its width counts twice; and nothing should be much smaller or larger than it was drawn. */
function fills(place: Design, { width, height }: Design): number {
  const scale = Math.min(place.width / width, place.height / height);
  const [across, down] = [(scale * width) / place.width, (scale * height) / place.height];
  return across * across * down * Math.min(1, scale / 0.9, 1.5 / scale);
}

/** The design that suits a place best. */
export function designFor(width: number, height: number): Design {
  const all: readonly Design[] = designs[formOf(width, height)];
  return all.reduce((best, next) => (fills({ width, height }, next) > fills({ width, height }, best) ? next : best));
}

/** The widths for which boards are laid out that are as high as they need, and from which width on a board is a wide one; board.css has that too. */
export const byWidth = { narrow: { width: 360 }, wide: { width: 640 } } as const satisfies Readonly<Record<string, Sized>>;
const wideFrom = 560;

/** For which of two widths a board is laid out. */
export const sizedFor = (width: number, { narrow, wide }: { readonly narrow: Sized; readonly wide: Sized }): Sized =>
  width < wideFrom ? narrow : wide;

/** Where a layout lies in its place: how much larger it is, and where its corner comes to lie. */
export interface Fit {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

/** A layout as large as its place lets it be, in its middle; `corner`: in its upper left corner. */
export function fitOf({ width, height }: Design, place: Design, corner: boolean): Fit {
  const scale = Math.min(place.width / width, place.height / height);
  const share = corner ? 0 : 0.5;
  return { scale, x: (place.width - scale * width) * share, y: (place.height - scale * height) * share };
}

/** What a finger meets and what moves of a layout, as it lies in its place: all boxes in pixels of the page. */
export function laidIn(layout: Layout, { scale, x, y }: Fit, place: Design): Layout {
  const box = <T extends Box>(b: T): T => ({ ...b, x: x + b.x * scale, y: y + b.y * scale, w: b.w * scale, h: b.h * scale });
  const times = (value: number | undefined) => (value === undefined ? undefined : value * scale);
  const piece = (p: PlacedPiece): PlacedPiece => ({
    ...box(p),
    size: times(p.size),
    strip: times(p.strip),
    across: times(p.across),
  });
  const slot = (s: PlacedSlot): PlacedSlot => ({
    ...s,
    place: box(s.place),
    touch: box(s.touch),
    drop: box(s.drop),
    next: s.next && box(s.next),
  });
  return {
    ...layout,
    width: place.width,
    height: place.height,
    slots: layout.slots.map(slot),
    pieces: layout.pieces.map(piece),
    folds: layout.folds.map((fold) => ({ ...box(fold), touch: fold.touch && box(fold.touch) })),
    acts: layout.acts?.map((act) => ({ ...box(act), touch: box(act.touch) })),
    felt: layout.felt && box(layout.felt),
    opened: layout.opened && { ...box(layout.opened), pieces: layout.opened.pieces.map(piece) },
  } as Layout;
}
