import type { Face, SlotKind } from '../../../engine/core/scene.ts';

/** A rectangle in the board's own units: CSS pixels at natural size. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** A piece with its place. A later piece of the list lies above an earlier one. */
export interface PlacedPiece extends Box {
  readonly id: string;
  readonly slot: string;
  readonly face: Face;
  /** False: not drawn (beneath others, or folded away), but it has a place to fly from. */
  readonly shown: boolean;
}

export interface PlacedSlot {
  readonly id: string;
  readonly kind: SlotKind;
  readonly index: number;
  /** Where the empty place is drawn, and where a first piece lies. */
  readonly place: Box;
  /** What a finger may touch to take from here: the whole pile. */
  readonly touch: Box;
  /** Where a piece may be let go to mean this slot. */
  readonly drop: Box;
  /** How the empty place looks. */
  readonly look: 'line' | 'dashed' | 'urn' | 'none';
  /** Number of pieces, listed or not. */
  readonly count: number;
}

/** Words on the board; the painters have the text. */
export interface Label {
  readonly text: 'foundations' | 'urn' | 'drawn' | 'next' | 'pile' | 'pile-short';
  /** The number in the text: of the pile. */
  readonly n: number;
  readonly x: number;
  /** Baseline. */
  readonly y: number;
  readonly anchor: 'start' | 'middle' | 'end';
}

/** Pieces that do not fit, as a number that opens in place. */
export interface Fold extends Box {
  readonly slot: string;
  readonly count: number;
  readonly open: boolean;
}

export interface Layout {
  readonly width: number;
  readonly height: number;
  readonly slots: readonly PlacedSlot[];
  readonly pieces: readonly PlacedPiece[];
  readonly labels: readonly Label[];
  /** The line that the piles stand on. */
  readonly ground: readonly { readonly x1: number; readonly x2: number; readonly y: number }[];
  readonly folds: readonly Fold[];
  /** Size of the labels. */
  readonly type: number;
}

export interface LayoutOptions {
  /** Width of the board with its padding. */
  readonly width: number;
  /** Height that should not be exceeded, where a screen is low. */
  readonly maxHeight?: number | undefined;
  /** Slots whose fold is open. */
  readonly open?: ReadonlySet<string> | undefined;
  /** The most pieces the urn has held, so that the board keeps its height while it empties. */
  readonly urnReserve?: number | undefined;
}

export type FigureSize = 'small' | 'normal';
