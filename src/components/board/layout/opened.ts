import type { Piece, Slot } from '../../../engine/core/scene.ts';
import type { Box, Layout, Opened, PlacedPiece } from './types.ts';

const pad = 10;
const gap = 4;

/**
 * The sheet on which a slot's pieces lie when its fold is opened: rows at the size of the board's pieces, in reading order,
 * smaller only where there are too many. Over the board, near the fold, always within the board. Pure.
 */
export function openedSheet(slot: Slot, layout: Layout, near: Box): Opened {
  const unit = layout.unit ?? { w: 60, h: 84 };
  const listed = slot.pieces.filter((p) => p.faceUp);
  const n = Math.max(1, listed.length);
  const [roomX, roomY] = [layout.width - 2 * pad - 8, layout.height - 2 * pad - 8];
  let scale = 1;
  let grid = gridOf(n, unit.w, roomX);
  while (scale > 0.3 && grid.rows * (unit.h * scale + gap) - gap > roomY) {
    scale -= 0.02;
    grid = gridOf(n, unit.w * scale, roomX);
  }
  const [w, h] = [unit.w * scale, unit.h * scale];
  const size = { w: grid.cols * (w + gap) - gap + 2 * pad, h: grid.rows * (h + gap) - gap + 2 * pad };
  const within = (at: number, most: number) => Math.max(4, Math.min(at, most - 4));
  const x = within(near.x + near.w / 2 - size.w / 2, layout.width - size.w);
  const y = within(near.y - 8, layout.height - size.h);
  const pieces: PlacedPiece[] = listed.map((piece: Piece, i) => ({
    id: `open ${piece.id}`,
    slot: slot.id,
    face: piece.face,
    x: x + pad + (i % grid.cols) * (w + gap),
    y: y + pad + Math.floor(i / grid.cols) * (h + gap),
    w,
    h,
    shown: true,
  }));
  return { slot: slot.id, x, y, ...size, pieces };
}

/** As few rows as there is width for, and these as even as they can be. */
function gridOf(n: number, w: number, room: number): { cols: number; rows: number } {
  const most = Math.max(1, Math.floor((room + gap) / (w + gap)));
  const rows = Math.ceil(n / most);
  return { cols: Math.ceil(n / rows), rows };
}
