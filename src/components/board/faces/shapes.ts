/**
 * What a painter can draw: outlines, each with a role that says how it is painted (see paint.ts). The same shapes become
 * SVG elements and strokes on a 2D canvas, so every outline is path data.
 */
export interface Shape {
  readonly role: Role;
  readonly d: string;
  /** Only in this deck: of two suit colours, or of four. */
  readonly deck?: 'two' | 'four';
}

/**
 * Names how a shape is painted: those of the board are in paint.ts, those of a game's pieces are added with their paints
 * (`addPaints`). On a page it is the class `bd-<role>` too, where a style sheet has more to say of it (`page`).
 */
export type Role = string;

/** An outline drawn at a scale, its origin at (x, y). Equal ids have equal outlines. */
export interface PlacedGlyph {
  readonly id: string;
  readonly d: string;
  readonly role: Role;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  /** Only where cards have these letters: the usual ones, or the language's own. */
  readonly letters?: 'usual' | 'own';
}

/** Two decimals are enough for a pixel, and keep pages small. */
export const num = (value: number): string => String(Math.round(value * 100) / 100);

/** One decimal, for ornament. */
export const rough = (value: number): string => String(Math.round(value * 10) / 10);

/**
 * A rectangle with round corners, each with its own radius: top left, top right, bottom right, bottom left. Only its beginning
 * says where it is, so that those of one size read alike.
 */
export function roundRect(
  x: number,
  y: number,
  w: number,
  h: number,
  radii: number | readonly [number, number, number, number],
): string {
  const most = Math.min(w, h) / 2;
  const all = typeof radii === 'number' ? ([radii, radii, radii, radii] as const) : radii;
  const [tl, tr, br, bl] = all.map((r) => Math.min(r, most)) as [number, number, number, number];
  const arc = (r: number, dx: number, dy: number) => (r === 0 ? '' : `a${num(r)} ${num(r)} 0 0 1 ${num(dx)} ${num(dy)}`);
  return [
    `M${num(x + tl)} ${num(y)}h${num(w - tl - tr)}`,
    arc(tr, tr, tr),
    `v${num(h - tr - br)}`,
    arc(br, -br, br),
    `h${num(bl + br - w)}`,
    arc(bl, -bl, -bl),
    `v${num(tl + bl - h)}`,
    arc(tl, tl, -tl),
    'Z',
  ].join('');
}

/** A small repeatable source of numbers in 0…1 for ornament: nothing that anybody plays depends on it. */
export function ornament(seed: number): () => number {
  let state = (seed * 2654435761) >>> 0 || 1;
  const next = () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return state / 4294967296;
  };
  for (let i = 0; i < 8; i++) next();
  return next;
}
