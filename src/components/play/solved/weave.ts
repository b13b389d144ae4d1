import type { Face } from '../../../engine/core/scene.ts';

/** One action of a line: whose, and the piece at the foot of what it carried; null where it carried nothing that is seen. */
export interface Band {
  readonly own: boolean;
  readonly face: Face | null;
}

/** A line as it was played. */
export interface Woven {
  readonly bands: readonly Band[];
  /** After how many actions something was taken back, once for each time; several may be at one place. */
  readonly gaps: readonly number[];
  /** At which of the next actions there was a hint. */
  readonly notches: readonly number[];
}

/** Colours by name, so that a page and a picture may each have its own; `end-…` is a rank's, for pieces without a suit. */
export type Colour = 'paper' | 'ink' | 'red' | 'birch' | 'spruce' | 'stitch' | 'thread' | 'grey' | 'amber' | `end-${number}`;

/** A shape of the drawing: filled, or a line of some width. */
export interface Stroke {
  readonly d: string;
  readonly fill?: Colour;
  readonly line?: Colour;
  readonly width?: number;
  readonly opacity?: number;
}

const round = (n: number): string => String(Math.round(n * 10) / 10);
const box = (x: number, y: number, w: number, h: number): string =>
  `M${round(x)} ${round(y)}h${round(w)}v${round(h)}h${round(-w)}z`;
const shape = (points: readonly (readonly [number, number])[]): string =>
  `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}z`;

/** How high a strip of this length is. */
export const weaveHeight = (length: number): number => Math.round(length * 0.17);

type Stretch = { readonly band: Band; readonly at: number } | { readonly gap: true };

/** Bands and gaps in their order. A gap before the first band and one after the last have their place, too. */
function partsOf({ bands, gaps }: Woven): Stretch[] {
  const parts: Stretch[] = [];
  for (let at = 0; at <= bands.length; at++) {
    if (gaps.includes(at)) parts.push({ gap: true });
    const band = bands[at];
    if (band) parts.push({ band, at });
  }
  return parts;
}

const baseOf = (face: Face): Colour =>
  face.suit === undefined ? `end-${face.rank}` : face.suit === 'd' || face.suit === 'h' ? 'red' : 'ink';

/** What is woven into a band: spades point up, hearts down, diamonds are lozenges, clubs pairs; without a suit, blocks that alternate. */
function figures(face: Face, at: number, x: number, y: number, w: number, h: number): string {
  if (face.suit === undefined) {
    const [bw, bh] = [w * 0.28, h / 8.5];
    return Array.from({ length: 5 }, (_, i) =>
      box(x + ((i + at) % 2 === 0 ? w * 0.16 : w * 0.56), y + (h / 5) * (i + 0.5) - bh / 2, bw, bh),
    ).join('');
  }
  const [mid, half, third] = [x + w / 2, w * 0.32, h / 3];
  return [0, 1, 2]
    .map((i) => {
      const centre = y + third * (i + 0.5);
      const thick = third * 0.3;
      const tip = face.suit === 's' ? -third * 0.38 : third * 0.38;
      const rise = third * 0.42;
      switch (face.suit) {
        case 's':
        case 'h':
          return shape([
            [mid - half, centre - tip * 0.45],
            [mid, centre + tip * 0.75],
            [mid + half, centre - tip * 0.45],
            [mid + half, centre - tip * 0.45 + thick],
            [mid, centre + tip * 0.75 + thick],
            [mid - half, centre - tip * 0.45 + thick],
          ]);
        case 'd':
          return shape([
            [mid, centre - rise],
            [mid + half * 0.85, centre],
            [mid, centre + rise],
            [mid - half * 0.85, centre],
          ]);
        default:
          return [-1, 1]
            .map((side) => box(mid + side * half * 0.5 - half * 0.36, centre - rise * 0.8, half * 0.72, rise * 1.6))
            .join('');
      }
    })
    .join('');
}

/** Threads that lie bare: level lines, a little uneven where they end in the open. */
const threads = (from: number, to: number, top: number, height: number, count: number, loose = 0): string =>
  Array.from({ length: count }, (_, i) => {
    const y = top + (height / count) * (i + 0.5);
    const end = loose === 0 ? to : to + Math.sign(to - from) * ((i * 7) % 5) * (loose / 5);
    return `M${round(from)} ${round(y)}H${round(end)}`;
  }).join('');

/**
 * A line of play as a woven strip, from the left to the right: a band of equal width an action, bare threads where something was taken
 * back, a notch at the lower edge where a hint was taken, grey threads where others acted. No ranks, so it spoils little. It begins
 * at 0, 0; the fringes at its ends stand out by a fifth of its height. Pure; the same line gives the same strip.
 */
export function weave(line: Woven, length: number): Stroke[] {
  const height = weaveHeight(length);
  const edge = height * 0.085;
  const [top, inner] = [edge, height - 2 * edge];
  const parts = partsOf(line);
  const gap = height * 0.16;
  const gaps = parts.filter((part) => 'gap' in part).length;
  const w = (length - gaps * gap) / Math.max(1, line.bands.length);
  const strokes: Stroke[] = [];
  const fringe = height * 0.16;
  for (const [from, to] of [
    [0, -fringe * 0.7],
    [length, length + fringe * 0.7],
  ] as const)
    strokes.push({ d: threads(from, to, 0, height, 20, fringe * 0.35), line: 'thread', width: height / 130, opacity: 0.8 });
  let x = 0;
  /** Stretches of cloth between gaps: each has its own edges. */
  const cloth: [number, number][] = [];
  for (const part of parts) {
    if ('gap' in part) {
      strokes.push({ d: threads(x, x + gap, top, inner, 24), line: 'thread', width: height / 150 });
      x += gap;
      continue;
    }
    const { band, at } = part;
    const last = cloth.at(-1);
    if (last && last[1] === x) last[1] = x + w;
    else cloth.push([x, x + w]);
    if (!band.own || band.face === null) {
      strokes.push({ d: box(x, top, w, inner), fill: 'spruce', opacity: band.own ? 1 : 0.14 });
      strokes.push({ d: threads(x, x + w, top, inner, 12), line: band.own ? 'birch' : 'grey', width: height / 90, opacity: 0.7 });
    } else {
      strokes.push({ d: box(x, top, w, inner), fill: baseOf(band.face) });
      strokes.push({ d: figures(band.face, at, x, top, w, inner), fill: 'birch', opacity: 0.8 });
    }
    strokes.push({ d: `M${round(x)} ${round(top)}v${round(inner)}`, line: 'ink', width: height / 260, opacity: 0.35 });
    x += w;
  }
  for (const [from, to] of cloth)
    for (const y of [0, height - edge]) {
      strokes.push({ d: box(from, y, to - from, edge), fill: 'spruce' });
      const stitch = Math.min(edge * 1.6, (to - from) / 2);
      const stitches: string[] = [];
      for (let s = from + stitch * 0.5; s + stitch * 0.8 <= to; s += stitch * 1.5)
        stitches.push(box(s, y + edge * 0.4, stitch * 0.8, edge * 0.2));
      strokes.push({ d: stitches.join(''), fill: 'stitch' });
    }
  const notch = Math.min(w * 0.36, height * 0.2);
  for (const at of new Set(line.notches)) {
    const before = new Set(line.gaps.filter((one) => one <= at)).size;
    const mid = Math.min(at, line.bands.length - 1) * w + before * gap + w / 2;
    const d = shape([
      [mid - notch, height + 1],
      [mid, height - notch * 1.4],
      [mid + notch, height + 1],
    ]);
    strokes.push({ d, fill: 'paper' });
    strokes.push({ d: d.slice(0, -1), line: 'amber', width: height / 90 });
  }
  return strokes.filter(({ d }) => d !== '');
}
