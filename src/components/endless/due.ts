import type { VNode } from 'preact';
import { gameOf } from '../../engine/games/ids.ts';
import { BoardSvg } from '../board/BoardSvg.tsx';
import { svgOf } from '../board/svg.ts';
import { loadFigure, loadKit } from '../games/index.ts';

/** For who asks for this file when there is something to draw: asked for by itself, all of Preact would come, whether used or not. */
export { render } from 'preact';

let pictures = 0;

/** A position as a small board without words; null where it cannot be read. `eye`: who looks, where not everything is open. */
export async function drawn(position: string, eye: number | 'all' = 'all'): Promise<VNode | null> {
  const game = gameOf(position);
  if (!game.ok) return null;
  const [kit, figure] = await Promise.all([loadKit(game.value, position), loadFigure(game.value, position)]);
  const start = kit.game.open(position);
  if (!start.ok) return null;
  const { actor } = start.value;
  const layout = figure(
    start.value.scene(eye),
    'small',
    false,
    eye !== 'all' ? eye : typeof actor === 'number' ? actor : 1,
    true,
  );
  const tree = svgOf({ ...layout, labels: [] }, [], 'page', { prefix: `due${++pictures}-`, class: 'bd-svg' });
  return BoardSvg({ tree });
}
