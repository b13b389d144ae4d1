import type { GameId } from '../../engine/games/ids.ts';
import { openPosition } from '../../engine/games/registry.ts';
import { pageShelf } from '../board/shelf.ts';
import { type Node, svgOf } from '../board/svg.ts';
import { cut, fewer, shownSlots } from './cut.ts';
import { layOutFigure, readerOf } from './figure.ts';
import { pages } from './pages.ts';

/** A board in a list: as small as it goes, without a word, since its link has the title; `show`: the parts of it that are shown, by the names of `cut.ts`. */
export async function tilePicture(position: string, prefix: string, show?: string): Promise<Node> {
  const play = await openPosition(position);
  if (!play.ok) throw new Error(`picture of ${position}: ${play.error.code}`);
  const seat = readerOf(play.value);
  const whole = play.value.scene('all');
  const { cut: how } = pages[whole.game as GameId];
  const shown = show === undefined ? null : shownSlots(whole, show, seat);
  const scene = shown ? fewer(whole, shown, how) : whole;
  const laid = layOutFigure(scene, 'small', false, seat, true);
  const layout = shown ? cut(laid, scene, shown, seat, how) : laid;
  return svgOf({ ...layout, labels: [] }, [], 'page', { prefix, shelf: pageShelf, class: 'bd-svg' });
}
