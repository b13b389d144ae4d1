import type { Scene } from '../../../engine/core/scene.ts';
import { ristiseiskaFigure, russianBankFigure } from './cards/figures.ts';
import { figure as sixteen } from './sixteen-figure.ts';
import type { FigureSize, Layout } from './types.ts';

/** How a game looks as a figure; apart from the boards, so that live pages do not carry it. */
type FigureLayout = (scene: Scene, size: FigureSize, roomy: boolean, seat: number, closed: boolean) => Layout;

const figures: Readonly<Record<string, FigureLayout>> = {
  sixteen,
  ristiseiska: ristiseiskaFigure,
  'russian-bank': russianBankFigure,
};

/**
 * Where everything lies on a figure in running text: as small as it can be, everything listed. `roomy` leaves space
 * between piles for an arrow; `closed` lists no cards that lie in a stack on the table. Pure.
 */
export function layOutFigure(scene: Scene, size: FigureSize, roomy = false, seat = 1, closed = false): Layout {
  const figure = figures[scene.game];
  if (!figure) throw new Error(`no figure for ${scene.game}`);
  return { ...figure(scene, size, roomy, seat, closed), game: scene.game };
}
