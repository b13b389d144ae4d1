import { placeNumber } from '../../board/faces/numeral.ts';
import { num, ornament, type PlacedGlyph, rough, roundRect, type Shape } from '../../board/faces/shapes.ts';
import type { Box } from '../../board/layout/types.ts';

/** The size at which the urn is drawn; every board has it a little larger or smaller. */
export const urnSize = { w: 80, h: 64 } as const;

/** The urn: a box of birch bark with a sewn rim, its top left corner at 0, 0. */
function urnShapes({ w, h }: typeof urnSize): Shape[] {
  const rim = h * 0.17;
  const radius = w * 0.05;
  const top = w * 0.055;
  const foot = w * 0.02;
  const round = Math.min(8, w * 0.07);
  const bark = `M${num(top)} ${num(rim)}H${num(w - top)}L${num(w - foot)} ${num(h - round)}q0 ${num(round)}-${num(round)} ${num(round)}H${num(foot + round)}q-${num(round)} 0-${num(round)}-${num(round)}Z`;
  const next = ornament(23);
  let marks = '';
  let faint = '';
  for (let i = 0; i < 22; i++) {
    const side = i % 3;
    const length = w * (0.05 + next() * 0.15);
    const y = rim + (h - rim) * (0.06 + next() * 0.88);
    const x =
      side === 0 ? w * (0.08 + next() * 0.06) : side === 1 ? w * (0.92 - next() * 0.04) - length : w * (0.14 + next() * 0.55);
    const middle = y > rim + (h - rim) * 0.22 && y < rim + (h - rim) * 0.8;
    if (side === 2 && middle) continue;
    const line = `M${rough(x)} ${rough(y)}h${rough(length)}`;
    if (next() < 0.45) faint += line;
    else marks += line;
  }
  return [
    { role: 'bark', d: bark },
    { role: 'bark-edge', d: faint },
    { role: 'bark-mark', d: marks },
    { role: 'rim', d: roundRect(0, 0, w, rim, Math.min(3, radius)) },
    { role: 'stitch', d: `M${num(w * 0.035)} ${num(rim / 2)}H${num(w * 0.965)}` },
  ];
}

export const urn: readonly Shape[] = urnShapes(urnSize);

/** The number of bricks in the urn, on its front. */
export const urnNumeral = (count: number, w: number, h: number): PlacedGlyph[] =>
  placeNumber(count, w / 2, h * 0.52, Math.min(w * 0.36, h * 0.42));

/** Bricks come out of the middle of the urn, small. */
export const mouthOf = (urn: Box): Box => ({ x: urn.x + urn.w * 0.25, y: urn.y + urn.h * 0.1, w: urn.w * 0.5, h: urn.w * 0.25 });
