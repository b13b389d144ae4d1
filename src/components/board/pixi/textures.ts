import { CanvasSource } from '@px/rendering/renderers/shared/texture/sources/CanvasSource';
import { Texture } from '@px/rendering/renderers/shared/texture/Texture';
import type { Drawing } from '../faces/drawing.ts';
import type { PlacedGlyph } from '../faces/shapes.ts';
import type { PlacedPiece } from '../layout/types.ts';
import { type Paint, type Palette, paintOf } from '../paint.ts';

/** Room around a face for its shadow and for smooth edges, in CSS pixels. */
export const margin = 2;

const outlines = new Map<string, Path2D>();
const outline = ({ id, d }: PlacedGlyph): Path2D => {
  let path = outlines.get(id);
  if (!path) {
    path = new Path2D(d);
    outlines.set(id, path);
  }
  return path;
};

/** Faces as textures, drawn once for each size, grain and rank at the ratio of the screen. */
export class Faces {
  readonly #textures = new Map<string, Texture>();
  readonly #draw: (piece: PlacedPiece) => Drawing;
  readonly #palette: Palette;
  readonly #ratio: number;
  /** The deck in use. */
  readonly #deck: 'two' | 'four';

  /** The letters in use. */
  readonly #letters: 'usual' | 'own';

  constructor(
    draw: (piece: PlacedPiece) => Drawing,
    palette: Palette,
    ratio: number,
    deck: 'two' | 'four',
    letters: 'usual' | 'own',
  ) {
    this.#draw = draw;
    this.#palette = palette;
    this.#ratio = ratio;
    this.#deck = deck;
    this.#letters = letters;
  }

  keyOf(piece: PlacedPiece): string {
    return this.#draw(piece).key;
  }

  get(piece: PlacedPiece): Texture {
    const key = this.keyOf(piece);
    let texture = this.#textures.get(key);
    if (!texture) {
      texture = new Texture({ source: new CanvasSource({ resource: this.#canvas(piece), resolution: this.#ratio }) });
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

  #canvas(piece: PlacedPiece): HTMLCanvasElement {
    const { w, h } = piece;
    const { shared, colour, glyphs, shade } = this.#draw(piece);
    const canvas = document.createElement('canvas');
    canvas.width = Math.ceil((w + 2 * margin) * this.#ratio);
    canvas.height = Math.ceil((h + 2 * margin + shade) * this.#ratio);
    const context = canvas.getContext('2d');
    if (!context) throw new Error('no 2D canvas');
    context.scale(this.#ratio, this.#ratio);
    context.translate(margin, margin);
    const own = colour?.token ?? '';
    for (const { role, d, deck } of shared.shapes)
      if (deck === undefined || deck === this.#deck) this.#paint(context, new Path2D(d), paintOf(role), own);
    for (const glyph of glyphs) {
      if (glyph.letters !== undefined && glyph.letters !== this.#letters) continue;
      context.save();
      context.translate(glyph.x, glyph.y);
      context.scale(glyph.scale, glyph.scale);
      this.#paint(context, outline(glyph), paintOf(glyph.role), own);
      context.restore();
    }
    return canvas;
  }

  #paint(context: CanvasRenderingContext2D, path: Path2D, paint: Paint, own: string): void {
    const colour = (name: NonNullable<Paint['fill']>): string => {
      if (name === 'black') return '#000';
      if (name !== 'rank') return this.#palette[name] ?? '';
      return this.#palette[own] ?? '';
    };
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
