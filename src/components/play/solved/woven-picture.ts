import { type Node, node, serialise } from '../../board/svg-node.ts';
import { type Colour, type Stroke, type Woven, weave, weaveHeight } from './weave.ts';

/** What stands on a picture to share beside the strip. */
export interface PictureWords {
  readonly site: string;
  readonly name: string;
  readonly title: string;
  readonly result: string;
  readonly below: string;
}

export const size = { width: 1200, height: 630 } as const;
const [margin, length] = [72, 1056];
const stripTop = 270;

const fixed: Readonly<Record<string, string>> = {
  paper: '#f6f6f2',
  ink: '#1a2328',
  red: '#b01e2b',
  birch: '#efdfbf',
  spruce: '#1d5a4a',
  stitch: '#f1e7cd',
  thread: '#c9a066',
  grey: '#8b9490',
  amber: '#865000',
};

/** Three tones of wood: on a picture that is shared the colour of a rank would tell it. */
const woods = ['#b08a55', '#94704a', '#76573c'] as const;

const shownColour = (colour: Colour): string => fixed[colour] ?? (woods[Number(colour.slice(4)) % woods.length] as string);

/** Shapes as SVG nodes. In: a colour's value by its name. */
export const strokeNodes = (strokes: readonly Stroke[], colour: (name: Colour) => string): Node[] =>
  strokes.map(({ d, fill, line, width, opacity }) =>
    node('path', {
      d,
      fill: fill ? colour(fill) : 'none',
      stroke: line ? colour(line) : undefined,
      'stroke-width': width === undefined ? undefined : width.toFixed(2),
      opacity: opacity === undefined ? undefined : String(opacity),
    }),
  );

interface Words {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly colour: string;
  readonly serif: boolean;
  readonly end?: boolean;
}

/** Widths of letters are not known here: a long title is set smaller by its length. */
const titleSize = (title: string): number => Math.min(72, Math.round(2050 / Math.max(1, title.length)));

const words = ({ site, name, title, result, below }: PictureWords): Words[] => [
  { text: site, x: margin, y: 86, size: 36, colour: '#1a2328', serif: true },
  { text: name, x: size.width - margin, y: 86, size: 25, colour: '#525c5d', serif: false, end: true },
  { text: title, x: margin, y: 180, size: titleSize(title), colour: '#1a2328', serif: true },
  {
    text: result,
    x: margin,
    y: 570,
    size: Math.min(40, Math.round(1500 / Math.max(1, result.length))),
    colour: '#1d5a4a',
    serif: true,
  },
  { text: below, x: size.width - margin, y: 570, size: 23, colour: '#525c5d', serif: false, end: true },
];

const families = {
  serif: "'Hedvig Letters Serif', Georgia, serif",
  sans: "'Schibsted Grotesk', Arial, sans-serif",
};

/** The picture to share as the text of an SVG file. */
export function pictureSvg(line: Woven, said: PictureWords): string {
  return serialise(
    node(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: String(size.width),
        height: String(size.height),
        viewBox: `0 0 ${size.width} ${size.height}`,
      },
      node('title', {}, `${said.title}. ${said.result}`),
      node('rect', { width: String(size.width), height: String(size.height), fill: shownColour('paper') }),
      node('g', { transform: `translate(${margin} ${stripTop})` }, ...strokeNodes(weave(line, length), shownColour)),
      ...words(said).map(({ text, x, y, size: px, colour, serif, end }) =>
        node(
          'text',
          {
            x: String(x),
            y: String(y),
            'font-size': String(px),
            fill: colour,
            'font-family': serif ? families.serif : families.sans,
            'text-anchor': end ? 'end' : undefined,
          },
          text,
        ),
      ),
    ),
  );
}

/** The picture to share as a PNG, drawn in this browser with the fonts of the page; null where it cannot draw. */
export async function picturePng(line: Woven, said: PictureWords): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = size.width;
  canvas.height = size.height;
  const pen = canvas.getContext('2d');
  if (!pen) return null;
  pen.fillStyle = shownColour('paper');
  pen.fillRect(0, 0, size.width, size.height);
  pen.save();
  pen.translate(margin, stripTop);
  for (const { d, fill, line: drawn, width = 1, opacity = 1 } of weave(line, length)) {
    const path = new Path2D(d);
    pen.globalAlpha = opacity;
    if (fill) {
      pen.fillStyle = shownColour(fill);
      pen.fill(path);
    }
    if (drawn) {
      pen.strokeStyle = shownColour(drawn);
      pen.lineWidth = width;
      pen.stroke(path);
    }
  }
  pen.restore();
  for (const { text, x, y, size: px, colour, serif, end } of words(said)) {
    pen.font = `${px}px ${serif ? families.serif : families.sans}`;
    pen.fillStyle = colour;
    pen.textAlign = end ? 'end' : 'start';
    pen.fillText(text, x, y, size.width - 2 * margin);
  }
  return new Promise((done) => canvas.toBlob(done, 'image/png'));
}

/** The height of the strip in a picture as wide as a page's column. */
export const stripHeight = weaveHeight;
