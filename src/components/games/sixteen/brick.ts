import type { Drawing, OnSheet } from '../../board/faces/drawing.ts';
import { placeNumber } from '../../board/faces/numeral.ts';
import { num, ornament, type PlacedGlyph, rough, roundRect, type Shape } from '../../board/faces/shapes.ts';
import type { PlacedPiece } from '../../board/layout/types.ts';
import { endOf } from './paint.ts';

/** How many grains there are to choose from; bricks of one size and grain share their shapes. */
const grains = 4;

/** How far a brick's shadow reaches below it. */
export const shadeOf = (h: number): number => Math.max(1, h * 0.045);

/**
 * A blank brick with its top left corner at 0, 0: dipped ends, lip, grain, hairline. The `dip` shapes take the colour of
 * the rank. The shadow reaches `shadeOf(h)` below it.
 */
export function brickShapes(w: number, h: number, grain: number): Shape[] {
  const radius = Math.min(w * 0.05, h * 0.3);
  const dip = Math.max(4, w * 0.1);
  const lip = h * 0.14;
  const shapes: Shape[] = [
    { role: 'shade', d: roundRect(0, shadeOf(h), w, h, radius) },
    { role: 'body', d: roundRect(0, 0, w, h, radius) },
    { role: 'lip', d: roundRect(dip, h - lip, w - 2 * dip, lip, 0) },
    { role: 'dip', d: roundRect(0, 0, dip, h, [radius, 0, 0, radius]) + roundRect(w - dip, 0, dip, h, [0, radius, radius, 0]) },
    {
      role: 'dip-lip',
      d: roundRect(0, h - lip, dip, lip, [0, 0, 0, radius]) + roundRect(w - dip, h - lip, dip, lip, [0, 0, radius, 0]),
    },
  ];
  const wood = grainShapes(dip, w - dip, h - lip, grain, w >= 60);
  shapes.splice(2, 0, ...wood);
  shapes.push({ role: 'hair', d: roundRect(0.5, 0.5, w - 1, h - 1, radius - 0.5) });
  return shapes;
}

/** Three to five long lines, nearly level, and on larger bricks a few short flecks. */
function grainShapes(left: number, right: number, height: number, grain: number, flecks: boolean): Shape[] {
  const next = ornament(grain * 97 + 13);
  const width = right - left;
  const lines = height < 12 ? 2 : 3 + (grain % 3);
  let d = '';
  for (let i = 0; i < lines; i++) {
    const y = height * ((i + 0.5 + (next() - 0.5) * 0.7) / lines);
    const bend = Math.min(2, height * 0.06) * (next() * 2 - 1);
    d += `M${rough(left)} ${rough(y)}q${rough(width * (0.3 + next() * 0.2))} ${num(bend)} ${rough(width)} ${num(bend * 0.3)}`;
  }
  const shapes: Shape[] = [{ role: 'grain', d }];
  if (!flecks) return shapes;
  let knots = '';
  for (let i = 0; i < 3; i++) {
    const x = left + width * (0.08 + next() * 0.76);
    const y = height * (0.12 + next() * 0.8);
    knots += `M${rough(x)} ${rough(y)}h${rough(width * (0.04 + next() * 0.06))}`;
  }
  shapes.push({ role: 'knot', d: knots });
  return shapes;
}

/** The numeral of a brick of this size. */
export const brickNumeral = (rank: number, w: number, h: number): PlacedGlyph[] =>
  placeNumber(rank, w / 2, h * 0.48, Math.min(h * 0.82, w * 0.42));

/** What the sheet has of every brick: of some widths, each as high as these shares of it. Those between are stretched a little. */
export const brickSheet = {
  widths: { s: 34, m: 50, l: 90 },
  ratios: [0.3, 0.335, 0.37, 0.41, 0.455, 0.5, 0.56, 0.63, 0.7],
} as const;

/** Where a brick of this size is on the sheet. Small ones have broader ends, large ones flecks. */
function onSheet(rank: number, w: number, h: number): OnSheet | undefined {
  const kind = w < 40 ? 's' : w < 60 ? 'm' : 'l';
  const off = (ratio: number) => Math.abs(Math.log(h / w / ratio));
  const ratio = brickSheet.ratios.reduce((best, next) => (off(next) < off(best) ? next : best));
  if (off(ratio) > 0.07) return undefined;
  const width = brickSheet.widths[kind];
  return { name: `${rank}${kind}${Math.round(ratio * 1000)}`, across: w / width, down: h / (width * ratio) };
}

/** How a brick is drawn. Bricks of one rank have one grain. Its outline is worked out when it is asked for. */
export function drawBrick({ face: { rank }, w, h }: PlacedPiece): Drawing {
  const grain = rank % grains;
  const key = `${num(w)} ${num(h)} ${grain}`;
  return {
    key: `${rank} ${key}`,
    shared: {
      key,
      get shapes() {
        return brickShapes(w, h, grain);
      },
    },
    sheet: onSheet(rank, w, h),
    colour: { token: endOf(rank) },
    glyphs: brickNumeral(rank, w, h),
    shade: shadeOf(h),
  };
}
