import type { Scene } from '../../../engine/core/scene.ts';
import { board as sixteen } from './sixteen.ts';
import type { Layout, LayoutOptions } from './types.ts';

/** How each game lies on the table, by the id of the game. A game adds its board here and its figure in figures.ts. */
const boards: Readonly<Record<string, (scene: Scene, options: LayoutOptions) => Layout>> = { sixteen };

/** Where everything of a scene lies on a board of a given width. Pure. */
export function layOut(scene: Scene, options: LayoutOptions): Layout {
  const board = boards[scene.game];
  if (!board) throw new Error(`no board for ${scene.game}`);
  return board(scene, options);
}

export type { Box, FigureSize, Fold, Label, Layout, LayoutOptions, PlacedPiece, PlacedSlot } from './types.ts';
