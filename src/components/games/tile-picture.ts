import { openPosition } from '../../engine/games/registry.ts';
import { pageShelf } from '../board/shelf.ts';
import { type Node, svgOf } from '../board/svg.ts';
import { layOutFigure, readerOf } from './figure.ts';

/** A board in a list: as small as it goes, without a word, since its link has the title. */
export async function tilePicture(position: string, prefix: string): Promise<Node> {
  const play = await openPosition(position);
  if (!play.ok) throw new Error(`picture of ${position}: ${play.error.code}`);
  const layout = layOutFigure(play.value.scene('all'), 'small', false, readerOf(play.value), true);
  return svgOf({ ...layout, labels: [] }, [], 'page', { prefix, shelf: pageShelf, class: 'bd-svg' });
}
