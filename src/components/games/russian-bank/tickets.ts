import type { Piece } from '../../../engine/core/scene.ts';
import { type Drawn, lay, nothing } from '../../board/layout/cards/parts.ts';
import { around } from '../../board/layout/parts.ts';
import type { Box } from '../../board/layout/types.ts';

export interface TicketRows {
  readonly x: number;
  readonly y: number;
  readonly cols: number;
  readonly w: number;
  readonly h: number;
  readonly gap: number;
  /** Rows there is room for; what exceeds them is behind a number. */
  readonly rows: number;
  /** The first one is the next to come, and white. */
  readonly next: boolean;
  readonly open: boolean;
}

/** Cards to read, as tickets in reading order. A touch anywhere on them opens them. */
export function tickets(slot: string, pieces: readonly Piece[], t: TicketRows): Drawn {
  const drawn = nothing();
  if (pieces.length === 0) return drawn;
  const cell = (i: number): Box => ({
    x: t.x + (i % t.cols) * (t.w + t.gap),
    y: t.y + Math.floor(i / t.cols) * (t.h + t.gap),
    w: t.w,
    h: t.h,
  });
  const room = t.cols * Math.max(1, t.rows);
  const shown = pieces.length <= room ? pieces.length : room - 1;
  for (const [i, piece] of pieces.entries()) {
    const tint = t.next && i === 0 ? undefined : 'shown';
    drawn.pieces.push(lay(slot, piece, cell(Math.min(i, shown)), { form: 'ticket', tint, shown: i < shown }));
  }
  // The next one lies above the others, so that it is seen to leave.
  drawn.pieces.reverse();
  const whole = around(pieces.slice(0, shown + 1).map((_, i) => cell(Math.min(i, room - 1))));
  if (shown < pieces.length)
    drawn.folds.push({ slot, count: pieces.length - shown, open: t.open, ...cell(shown), look: 'block', touch: whole });
  else drawn.folds.push({ slot, count: pieces.length, open: t.open, ...whole, look: 'row' });
  return drawn;
}

/** How far down so many tickets reach. */
export const ticketsHeight = (n: number, { cols, rows, h, gap }: Pick<TicketRows, 'cols' | 'rows' | 'h' | 'gap'>): number =>
  Math.min(rows, Math.ceil(n / cols)) * (h + gap) - gap;
