import { countOf, type Piece, type Slot } from '../../../../engine/core/scene.ts';
import type { PlacedGlyph, Shape } from '../../faces/shapes.ts';
import { type Suit, suitOrder } from '../../faces/suits.ts';
import type { Box, Fold, Label, PlacedPiece, PlacedSlot } from '../types.ts';

/** What a part of a board of cards adds to the whole. */
export interface Drawn {
  readonly slots: PlacedSlot[];
  readonly pieces: PlacedPiece[];
  readonly labels: Label[];
  readonly ornaments: (Shape | PlacedGlyph)[];
  readonly folds: Fold[];
}

export const nothing = (): Drawn => ({ slots: [], pieces: [], labels: [], ornaments: [], folds: [] });

/** Adds parts to a first one. */
export function gather(into: Drawn, ...parts: readonly Drawn[]): Drawn {
  for (const part of parts) {
    into.slots.push(...part.slots);
    into.pieces.push(...part.pieces);
    into.labels.push(...part.labels);
    into.ornaments.push(...part.ornaments);
    into.folds.push(...part.folds);
  }
  return into;
}

export const ratio = 1.4;

export const suitOf = (piece: Piece): Suit => piece.face.suit ?? 'c';

/** A card with its place; face down it shows its back. */
export const lay = (
  slot: string,
  piece: Piece,
  box: Box,
  how: Partial<Pick<PlacedPiece, 'shown' | 'form' | 'tint' | 'strip' | 'across' | 'size'>> = {},
): PlacedPiece => ({
  id: piece.id,
  slot,
  face: piece.face,
  x: box.x,
  y: box.y,
  w: box.w,
  h: box.h,
  shown: true,
  ...how,
  ...(piece.faceUp ? {} : { form: 'back' as const }),
});

export const control = (slot: Slot, place: Box, more: Partial<PlacedSlot> = {}): PlacedSlot => ({
  id: slot.id,
  kind: slot.kind,
  index: slot.index,
  place,
  touch: place,
  drop: place,
  look: 'bare',
  count: countOf(slot),
  ...more,
});

/** The cards of a hand by suit, in their order. */
export const bySuit = (slot: Slot): { suit: Suit; pieces: readonly Piece[] }[] =>
  suitOrder.map((suit) => ({ suit, pieces: slot.pieces.filter((p) => suitOf(p) === suit) }));

export const mix = (low: number, high: number, at: number): number => low + (high - low) * at;
export const round = (value: number): number => Math.round(value * 2) / 2;
