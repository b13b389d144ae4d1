import type { Play } from '../../engine/core/play.ts';
import type { Scene } from '../../engine/core/scene.ts';
import { openPosition } from '../../engine/games/registry.ts';
import * as m from '../../paraglide/messages.js';
import type { BoardWords } from '../board/games.ts';
import type { FigureSize, Layout } from '../board/layout/index.ts';
import { type Marks, marksOf, topBox, unlit } from '../board/marks.ts';
import { pageShelf } from '../board/shelf.ts';
import { arrowNode, type Node, svgOf, type Theme } from '../board/svg.ts';
import { cut, fewer, shownSlots } from './cut.ts';
import { pagesOf } from './pages.ts';

/** Who sits below in a puzzle: the player who is to decide; where that is nobody, the first. */
export const readerOf = ({ actor }: Play): number => (typeof actor === 'number' ? actor : 1);

/** A scene of a position as the reader calls what lies there, and the words for it. */
export function seenAt(position: string, scene: Scene, seat: number): { readonly scene: Scene; readonly words: BoardWords } {
  const { seenFrom, words } = pagesOf(position).kit.board;
  return { scene: seenFrom?.(scene, seat) ?? scene, words };
}

/** Where everything of a position lies on a figure; see `GamePages.figure`. */
export const layOutFigure = (position: string, scene: Scene, size: FigureSize, roomy = false, seat = 1, closed = false): Layout =>
  pagesOf(position).figure(scene, size, roomy, seat, closed);

export interface FigureOptions {
  readonly position: string;
  readonly marks?: Marks | undefined;
  readonly size?: FigureSize | undefined;
  /** A move shown by an arrow, in slot ids: `{ from: 'p2', to: 'p1' }`. */
  readonly arrow?: { readonly from: string; readonly to: string } | undefined;
  /** What of the board is shown, by the names of `cut.ts` with spaces between; missing: all of it. */
  readonly show?: string | undefined;
  /** Whose eyes see it: 'all' (the default), or a player, from whom a hidden urn is hidden. */
  readonly eye?: number | 'all' | undefined;
  /** Who sits below, in games for several. */
  readonly seat?: number | undefined;
  /** What the picture shows, in a few words; the whole position in words is always there too. */
  readonly title?: string | undefined;
}

/** Who sits below in a figure, where that is not whoever is to decide, and so not who sits below where the position is opened; else null. */
export async function seatedOtherwise({ position, seat = 1 }: Pick<FigureOptions, 'position' | 'seat'>): Promise<number | null> {
  const play = await openPosition(position);
  return play.ok && play.value.actor !== seat ? seat : null;
}

/** The tree of a figure in running text; `shared`: its page defines its drawings. A position that cannot be read is a fault of the page and throws. */
export async function figureTree(options: FigureOptions, theme: Theme, prefix: string, shared = false): Promise<Node> {
  const { position, marks = {}, size = 'normal', arrow } = options;
  const play = await openPosition(position);
  if (!play.ok) throw new Error(`figure ${position}: ${play.error.code}`);
  const seat = options.seat ?? 1;
  const { scene: whole, words: own } = seenAt(position, play.value.scene(options.eye ?? 'all'), seat);
  const shown = options.show === undefined ? null : shownSlots(whole, options.show, seat);
  const { cut: how } = pagesOf(position);
  const scene = shown ? fewer(whole, shown, how) : whole;
  const laid = layOutFigure(position, scene, size, arrow !== undefined, seat);
  const layout = shown ? cut(laid, scene, shown, seat, how) : laid;
  const slot = (id: string) => scene.slots.find((s) => s.id === id);
  const [source, target] = arrow ? [slot(arrow.from), slot(arrow.to)] : [];
  const words = !shown
    ? [own.describe(scene, seat)]
    : own.describePart
      ? [own.describePart(scene, shown, seat)]
      : scene.slots.filter(({ id }) => shown.has(id)).map((slot) => `${own.slotName(slot, [], seat, scene)}.`);
  const extra: Node[] = [];
  if (arrow && source && target) {
    const [from, to] = [topBox(layout, source.id), topBox(layout, target.id)];
    if (from && to) extra.push(arrowNode(from, to, theme));
    words.push(m.board_move_arrow({ from: own.shortName(source, seat), to: own.shortName(target, seat) }));
  }
  return svgOf(layout, marksOf(layout, marks, unlit), theme, {
    prefix,
    ...(shared ? { shelf: pageShelf } : {}),
    title: options.title ?? own.figureName(),
    description: words.join(' '),
    extra,
    class: 'bd-svg',
  });
}
