export { layOut } from '../games.ts';
export type { Box, FigureSize, Fold, Label, Layout, LayoutOptions, PlacedPiece, PlacedSlot } from './types.ts';
