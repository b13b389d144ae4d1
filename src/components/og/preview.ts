import { outline, widthOf, wrap } from './text.ts';

/** What a preview image shows. */
export interface Preview {
  /** Empty: the board takes the whole picture, which then serves in every language. */
  readonly title: string;
  /** A short line under the title. */
  readonly note: string;
  /** A board as the inside of an SVG, with its own size; missing: words only. */
  readonly board?: { readonly svg: string; readonly width: number; readonly height: number };
}

export const width = 1200;
export const height = 630;

const paper = '#f6f6f2';
const ink = '#1a2328';
const soft = '#525c5d';
const spruce = '#23473d';
const margin = 64;
/** The board's field: bleeds to the right edge. Without words it is the whole picture, over a band with the site's name. */
const field = { x: 560, width: width - 560, height, pad: 44 };
const wholeField = { x: 0, width, height: height - 78, pad: 32 };

const number = (value: number) => String(Math.round(value * 100) / 100);
const path = (d: string, x: number, y: number, fill: string) =>
  `<path transform="translate(${number(x)} ${number(y)})" fill="${fill}" d="${d}"/>`;

/** The largest size at which the title fits into its column in at most five lines. */
function titleLines(title: string, room: number): { size: number; lines: string[] } {
  for (const size of [66, 58, 50, 44]) {
    const lines = wrap(title, 'display', size, room);
    if (lines.length <= 5 && lines.every((line) => widthOf(line, 'display', size) <= room)) return { size, lines };
  }
  return { size: 38, lines: wrap(title, 'display', 38, room) };
}

/** The preview image as SVG, with all text as outlines, so that it looks the same on a machine without fonts. */
export function previewSvg({ title, note, board }: Preview, siteName: string): string {
  const place = title === '' ? wholeField : field;
  const room = (board ? field.x - margin / 2 : width - margin) - margin;
  const { size, lines } = titleLines(title, room);
  const noteLines = wrap(note, 'text', 27, room);
  const leading = size * 1.1;
  const top = Math.max(190, height / 2 - ((lines.length - 1) * leading) / 2);
  const parts = [
    `<rect width="${width}" height="${height}" fill="${paper}"/>`,
    title === ''
      ? path(outline(siteName, 'display', 36).d, wholeField.pad, height - 27, ink)
      : path(outline(siteName, 'display', 36).d, margin, 94, ink),
    ...lines.map((line, index) => path(outline(line, 'display', size).d, margin, top + index * leading, ink)),
    ...noteLines.map((line, index) =>
      path(outline(line, 'text', 27).d, margin, height - margin - (noteLines.length - 1 - index) * 38, soft),
    ),
  ];
  if (board) {
    const scale = Math.min((place.width - 2 * place.pad) / board.width, (place.height - 2 * place.pad) / board.height);
    const x = place.x + (place.width - board.width * scale) / 2;
    const y = (place.height - board.height * scale) / 2;
    parts.push(
      `<rect x="${place.x}" width="${place.width}" height="${place.height}" fill="${spruce}"/>`,
      `<g transform="translate(${number(x)} ${number(y)}) scale(${Math.round(scale * 10000) / 10000})">${board.svg}</g>`,
    );
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${parts.join('')}</svg>`;
}
