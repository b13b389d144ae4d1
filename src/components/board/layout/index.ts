export { layOut } from '../games.ts';
export type { Box, FigureSize, Fold, Label, Layout, LayoutOptions, PlacedPiece, PlacedSlot, SaidAct } from './types.ts';
