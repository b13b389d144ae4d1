import { openPosition } from '../../engine/games/registry.ts';
import { fromSheet, ownShelf } from '../board/shelf.ts';
import { type Node, svgOf } from '../board/svg.ts';
import { layOutFigure, readerOf, seenAt } from './figure.ts';

/** Higher boards are drawn with smaller pieces. */
const fits = 440;

/**
 * A puzzle's board as it lies on the table of its day, without a word: its link has the task, and its own page tells every card. What is stacked there stays stacked; `fitting` is the larger size that is not too high. It brings what the
 * sheet does not have, so that it can be taken from one page to another. A position that cannot be read is a fault of the bank and throws.
 */
export async function tablePicture(position: string, size: 'normal' | 'small' | 'fitting', prefix: string): Promise<Node> {
  const play = await openPosition(position);
  if (!play.ok) throw new Error(`picture of ${position}: ${play.error.code}`);
  const seat = readerOf(play.value);
  const { scene } = seenAt(position, play.value.scene('all'), seat);
  const laid = layOutFigure(position, scene, size === 'fitting' ? 'normal' : size, false, seat, true);
  const layout = size === 'fitting' && laid.height > fits ? layOutFigure(position, scene, 'small', false, seat, true) : laid;
  return svgOf(layout, [], 'page', {
    prefix,
    shelf: ownShelf(prefix, fromSheet),
    class: 'bd-svg',
  });
}
