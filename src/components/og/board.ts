import { openPosition } from '../../engine/games/registry.ts';
import { layOut } from '../board/layout/index.ts';
import { light } from '../board/paint.ts';
import { type Node, serialise, svgOf } from '../board/svg.ts';
import { readerOf } from '../games/figure.ts';
import { pagesOf } from '../games/pages.ts';
import type { Preview } from './preview.ts';
import { outline } from './text.ts';

/** The size at which a board is laid out before it is made to fit. */
export const natural = { width: 520, height: 510 } as const;
/** The same for a picture without words, of which it is nearly all. */
const whole = { width: 720, height: 450 } as const;

/** Words of a drawing as outlines, so that no font is needed. */
function withoutFonts(node: Node | string): Node | string {
  if (typeof node === 'string') return node;
  if (node.tag !== 'text') return { ...node, children: node.children.map(withoutFonts) };
  const size = Number(node.attrs['font-size'] ?? 16);
  const { d, width } = outline(node.children.filter((child) => typeof child === 'string').join(''), 'text', size);
  const anchor = node.attrs['text-anchor'];
  const x = Number(node.attrs.x ?? 0) - (anchor === 'middle' ? width / 2 : anchor === 'end' ? width : 0);
  return {
    tag: 'path',
    attrs: { d, fill: node.attrs.fill ?? '#000', transform: `translate(${x} ${node.attrs.y ?? 0})` },
    children: [],
  };
}

const isWords = (node: Node | string): boolean =>
  typeof node !== 'string' && node.tag === 'text' && /\p{L}{2}/u.test(node.children.join(''));

/** Without labels and the like, which are of one language. */
const withoutWords = (node: Node | string): Node | string =>
  typeof node === 'string' ? node : { ...node, children: node.children.filter((child) => !isWords(child)).map(withoutWords) };

/**
 * The board of a position as a preview image shows it: everything open, nothing marked; with `wordless` none of its labels. A bad
 * position throws.
 */
export async function boardPicture(position: string, { wordless = false } = {}): Promise<NonNullable<Preview['board']>> {
  const play = await openPosition(position);
  if (!play.ok) throw new Error(`preview of ${position}: ${play.error.code}`);
  const [scene, seat] = [play.value.scene('all'), readerOf(play.value)];
  const own = wordless ? pagesOf(position).picture?.(scene, seat) : undefined;
  const layout = own ?? layOut(scene, { ...(wordless ? whole : natural), seat });
  const { children } = svgOf(layout, [], light, { prefix: 'p' });
  const shown = wordless ? children.filter((child) => !isWords(child)).map(withoutWords) : children;
  const svg = shown.map(withoutFonts).map(serialise).join('');
  const { left = 0, top = 0, width, height } = layout;
  return { svg: left === 0 && top === 0 ? svg : `<g transform="translate(${-left} ${-top})">${svg}</g>`, width, height };
}
