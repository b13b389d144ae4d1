import type { Scene } from '../../../engine/core/scene.ts';
import { boardOf } from '../games.ts';
import { openedSheet } from './opened.ts';
import type { Layout, LayoutOptions } from './types.ts';

export type { Box, FigureSize, Fold, Label, Layout, LayoutOptions, PlacedPiece, PlacedSlot, SaidAct } from './types.ts';

/** Where everything of a scene lies on a board of a given width. Pure. */
export function layOut(scene: Scene, options: LayoutOptions): Layout {
  const layout = boardOf(scene.game).layOut(scene, options);
  const fold = layout.folds.find((f) => f.open && f.look !== undefined);
  const slot = scene.slots.find((s) => s.id === fold?.slot);
  return fold && slot ? { ...layout, opened: openedSheet(slot, layout, fold) } : layout;
}
