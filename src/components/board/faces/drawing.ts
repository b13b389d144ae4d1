import type { PlacedGlyph, Shape } from './shapes.ts';

/** A face as data: the one description that SVG and canvas painters draw. */
export interface Drawing {
  /** Pieces with the same key look the same. */
  readonly key: string;
  /** What pieces of the same `shared.key` have in common: drawn once, used often. */
  readonly shared: { readonly key: string; readonly shapes: readonly Shape[] };
  /** The same drawing on its game's sheet (see sheet.ts), if that has it. */
  readonly sheet?: OnSheet | undefined;
  /** The colour of the rank or suit by name, a custom property of the page; `class`: what gives it there, where paper has another. */
  readonly colour: { readonly token: string; readonly class?: string } | null;
  readonly glyphs: readonly PlacedGlyph[];
  /** How far it reaches below its box. */
  readonly shade: number;
}

/** A drawing of a sheet: its name there, how much wider and higher it lies, and a class that colours it. */
export interface OnSheet {
  readonly name: string;
  readonly across: number;
  readonly down: number;
  readonly class?: string | undefined;
  /** Where its origin lies in the piece, where that is not the corner. */
  readonly x?: number | undefined;
  readonly y?: number | undefined;
}
