import type { Scene } from '../../../engine/core/scene.ts';
import { sixteen } from './sixteen.ts';
import type { BoardLayout, FigureSize, Layout, LayoutOptions } from './types.ts';

/** How each game lies on the table, by the id of the game. */
const layouts: Readonly<Record<string, BoardLayout>> = { sixteen };

const layoutFor = (scene: Scene): BoardLayout => {
  const layout = layouts[scene.game];
  if (!layout) throw new Error(`no layout for ${scene.game}`);
  return layout;
};

/** Where everything of a scene lies on a board of a given width. Pure. */
export const layOut = (scene: Scene, options: LayoutOptions): Layout => layoutFor(scene).board(scene, options);

/** Where everything lies on a figure in running text. Pure. */
export const layOutFigure = (scene: Scene, size: FigureSize, roomy = false): Layout =>
  layoutFor(scene).figure(scene, size, roomy);

export type { Box, FigureSize, Fold, Label, Layout, LayoutOptions, PlacedPiece, PlacedSlot } from './types.ts';
