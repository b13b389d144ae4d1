import { openPosition } from '../../engine/games/registry.ts';
import { around } from '../board/layout/parts.ts';
import type { Layout } from '../board/layout/types.ts';
import { pageShelf } from '../board/shelf.ts';
import { type Node, svgOf } from '../board/svg.ts';
import { cut, fewer, shownSlots } from './cut.ts';
import { layOutFigure, readerOf } from './figure.ts';
import { pagesOf } from './pages.ts';

/** The pieces of a layout alone, and no more room than they take. */
function piecesAlone(layout: Layout): Layout {
  const pieces = layout.pieces.filter(({ shown }) => shown);
  const { x, y, w, h } = around(pieces);
  const margin = 2;
  return {
    ...layout,
    left: x - margin,
    top: y - margin,
    width: w + 2 * margin,
    height: h + 2 * margin,
    pieces,
    slots: [],
    ornaments: [],
    folds: [],
    ground: [],
  };
}

/**
 * A board in a list: as small as it goes, without a word, since its link has the title. `show`: the parts of it that are shown, by the
 * names of `cut.ts`; `alone`: its pieces only, without the places.
 */
export async function tilePicture(
  position: string,
  prefix: string,
  { show, alone = false }: { readonly show?: string; readonly alone?: boolean } = {},
): Promise<Node> {
  const play = await openPosition(position);
  if (!play.ok) throw new Error(`picture of ${position}: ${play.error.code}`);
  const seat = readerOf(play.value);
  const whole = play.value.scene('all');
  const own = pagesOf(position);
  const { cut: how } = own;
  const shown = show === undefined ? null : shownSlots(whole, show, seat);
  const scene = shown ? fewer(whole, shown, how) : whole;
  const laid = (shown ? undefined : own.picture?.(scene, seat)) ?? layOutFigure(position, scene, 'small', false, seat, true);
  const layout = shown ? cut(laid, scene, shown, seat, how) : laid;
  return svgOf({ ...(alone ? piecesAlone(layout) : layout), labels: [] }, [], 'page', {
    prefix,
    shelf: pageShelf,
    class: 'bd-svg',
  });
}
