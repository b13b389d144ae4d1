import type { Slot } from '../../../engine/core/scene.ts';
import { around } from '../../board/layout/parts.ts';
import type { Box, Fold, PlacedPiece } from '../../board/layout/types.ts';

/** The narrowest brick whose number is still read. */
const narrowest = 24;
const gap = 3;

interface Strip {
  /** Half a brick, and how many of these stand in a row. */
  readonly w: number;
  readonly cols: number;
  readonly h?: number;
  /** The most bricks there is to keep room for. */
  readonly most: number;
  readonly open: boolean;
}

/**
 * The bricks to come in reading order within an area, half as wide as those in play; smaller where they are many, and what
 * then does not fit is behind a number. A touch anywhere on them opens them.
 */
export function bricksToCome(urn: Slot, area: Box, strip: Strip): { pieces: PlacedPiece[]; folds: Fold[] } {
  const n = urn.pieces.length;
  const fit = (cols: number) => {
    const w = Math.min(strip.w, (area.w + gap) / cols - gap);
    const h = Math.min(strip.h ?? 24, w * (strip.h === undefined ? 0.55 : 0.63));
    return { cols, w, h, rows: Math.max(1, Math.floor((area.h + gap + 0.01) / (h + gap))) };
  };
  let grid = fit(strip.cols);
  while (grid.cols * grid.rows < strip.most && fit(grid.cols + 1).w >= narrowest) grid = fit(grid.cols + 1);
  const { cols, rows, w, h } = grid;
  const pitch = Math.min((area.w - w) / Math.max(1, cols - 1), w * 1.12);
  const cell = (i: number): Box => ({ x: area.x + (i % cols) * pitch, y: area.y + Math.floor(i / cols) * (h + gap), w, h });
  const shown = n <= cols * rows ? n : cols * rows - 1;
  const pieces = urn.pieces.map((piece, i) => ({
    id: piece.id,
    slot: urn.id,
    face: piece.face,
    ...cell(Math.min(i, shown)),
    shown: i < shown,
  }));
  const folds: Fold[] = [];
  const whole = n === 0 ? null : around(pieces.filter((p) => p.shown));
  if (whole && shown < n)
    folds.push({ slot: urn.id, count: n - shown, open: strip.open, ...cell(shown), look: 'block', touch: whole });
  else if (whole) folds.push({ slot: urn.id, count: n, open: strip.open, ...whole, look: 'row' });
  // The next brick lies above the others, so that it is seen to leave.
  return { pieces: pieces.reverse(), folds };
}
