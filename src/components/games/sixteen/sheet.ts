import { digits } from '../../board/faces/numerals.ts';
import type { PlacedPiece } from '../../board/layout/types.ts';
import { filled, lined, type SheetParts } from '../../board/sheet.ts';
import { brickSheet, drawBrick } from './brick.ts';

/** Every brick in some widths and heights. */
function* pieces(): Generator<PlacedPiece> {
  for (const w of Object.values(brickSheet.widths))
    for (const ratio of brickSheet.ratios)
      for (let rank = 1; rank <= 16; rank++) yield { id: '', slot: '', x: 0, y: 0, w, h: w * ratio, shown: true, face: { rank } };
}

/** The sheet of bricks. Its custom properties are in bricks.css. */
export const bricks: SheetParts = {
  pieces,
  draw: drawBrick,
  glyphs: digits.map(({ d }, i) => ({ id: `n${i}`, d })),
  paints: {
    shade: { fill: 'var(--brick-shade,#000)', opacity: '.4' },
    body: { fill: 'var(--birch)', stroke: 'var(--brick-edge,none)' },
    lip: filled('var(--birch-lip)'),
    dip: { fill: 'var(--dip,currentColor)', stroke: 'var(--dip-edge,none)', 'stroke-width': '.75' },
    'dip-lip': { fill: 'var(--brick-shade,#000)', opacity: '.2' },
    grain: { ...lined('var(--birch-grain)', '.8'), opacity: '.5' },
    knot: { ...lined('var(--birch-grain)', '1'), opacity: '.75', 'stroke-linecap': 'round' },
    hair: { ...lined('var(--birch-hair)', '1'), opacity: 'var(--hair-opacity,.42)' },
  },
  ink: filled('var(--birch-ink)'),
};
