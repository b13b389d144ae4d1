import { CanvasSource } from '@px/rendering/renderers/shared/texture/sources/CanvasSource';
import { Texture } from '@px/rendering/renderers/shared/texture/Texture';
import { brickNumeral, brickShapes, grainOf, shadeOf } from '../faces/brick.ts';
import { digits } from '../faces/numerals.ts';
import type { PlacedPiece } from '../layout/types.ts';
import { type Paint, type Palette, paints, rankColour } from '../paint.ts';

/** Room around a face for its shadow and for smooth edges, in CSS pixels. */
export const margin = 2;

const outlines = new Map<number, Path2D>();
const outline = (digit: number): Path2D => {
  let path = outlines.get(digit);
  if (!path) {
    path = new Path2D(digits[digit]?.d);
    outlines.set(digit, path);
  }
  return path;
};

/** Faces as textures, drawn once for each size, grain and rank at the ratio of the screen. */
export class Faces {
  readonly #textures = new Map<string, Texture>();
  readonly #palette: Palette;
  readonly #ratio: number;

  constructor(palette: Palette, ratio: number) {
    this.#palette = palette;
    this.#ratio = ratio;
  }

  keyOf(piece: PlacedPiece): string {
    return `${piece.face.rank} ${piece.w} ${piece.h} ${grainOf(piece.id)}`;
  }

  get(piece: PlacedPiece): Texture {
    const key = this.keyOf(piece);
    let texture = this.#textures.get(key);
    if (!texture) {
      texture = new Texture({ source: new CanvasSource({ resource: this.#draw(piece), resolution: this.#ratio }) });
      this.#textures.set(key, texture);
    }
    return texture;
  }

  /** Frees the textures that no piece uses any more. */
  keep(keys: ReadonlySet<string>): void {
    for (const [key, texture] of this.#textures)
      if (!keys.has(key)) {
        texture.destroy(true);
        this.#textures.delete(key);
      }
  }

  #draw(piece: PlacedPiece): HTMLCanvasElement {
    const { w, h } = piece;
    const canvas = document.createElement('canvas');
    canvas.width = Math.ceil((w + 2 * margin) * this.#ratio);
    canvas.height = Math.ceil((h + 2 * margin + shadeOf(h)) * this.#ratio);
    const context = canvas.getContext('2d');
    if (!context) throw new Error('no 2D canvas');
    context.scale(this.#ratio, this.#ratio);
    context.translate(margin, margin);
    const rank = piece.face.rank;
    for (const shape of brickShapes(w, h, grainOf(piece.id))) this.#paint(context, new Path2D(shape.d), paints[shape.role], rank);
    for (const { digit, x, y, scale } of brickNumeral(rank, w, h)) {
      context.save();
      context.translate(x, y);
      context.scale(scale, scale);
      this.#paint(context, outline(digit), paints.numeral, rank);
      context.restore();
    }
    return canvas;
  }

  #paint(context: CanvasRenderingContext2D, path: Path2D, paint: Paint, rank: number): void {
    const colour = (name: NonNullable<Paint['fill']>) =>
      name === 'black' ? '#000' : name === 'rank' ? rankColour(rank) : this.#palette[name];
    context.globalAlpha = paint.opacity ?? 1;
    if (paint.fill) {
      context.fillStyle = colour(paint.fill);
      context.fill(path);
    }
    if (paint.stroke) {
      context.strokeStyle = colour(paint.stroke);
      context.lineWidth = paint.width ?? 1;
      context.lineCap = paint.round ? 'round' : 'butt';
      context.stroke(path);
    }
    context.globalAlpha = 1;
  }
}
