import { type GameId, openPosition } from '../../engine/games/registry.ts';
import { pageShelf } from '../board/shelf.ts';
import { type Node, svgOf } from '../board/svg.ts';
import { layOutFigure, readerOf } from './figure.ts';
import { loadCard } from './index.ts';

/** A board in a list: as small as it goes, without a word, since its link has the title. */
export async function tilePicture(position: string, prefix: string): Promise<Node> {
  const play = await openPosition(position);
  if (!play.ok) throw new Error(`picture of ${position}: ${play.error.code}`);
  const layout = layOutFigure(play.value.scene('all'), 'small', false, readerOf(play.value), true);
  return svgOf({ ...layout, labels: [] }, [], 'page', { prefix, shelf: pageShelf, class: 'bd-svg' });
}

/** The rule set of a position, as the line of the rules in force names it. A game without variants has one name for all. */
export async function ruleSetOf(game: GameId, position: string): Promise<string> {
  const play = await openPosition(position);
  if (!play.ok) throw new Error(`rules of ${position}: ${play.error.code}`);
  return (await loadCard(game)).inForce(play.value)[0]?.name ?? '';
}
