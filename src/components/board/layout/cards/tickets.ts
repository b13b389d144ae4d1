import type { Slot } from '../../../../engine/core/scene.ts';
import { strip, stripRows } from '../parts.ts';
import { type Drawn, nothing } from './parts.ts';

interface Size {
  readonly w: number;
  readonly h: number;
}

/** How many rows a number of tickets needs, at most `most`. */
export const ticketRows = (n: number, width: number, size: Size, most: number): number => stripRows(n, width, size.w, most);

/** Cards to come as tickets in reading order, the next one white; what exceeds the rows opens behind a number. */
export function tickets(
  slot: Slot,
  area: { readonly x: number; readonly y: number; readonly w: number },
  size: Size,
  { rows, open, next }: { rows: number; open: boolean; next: boolean },
): Drawn {
  const drawn = nothing();
  const { pieces, folds } = strip(slot, { left: area.x, top: area.y, width: area.w, rows, open, ...size });
  const first = slot.pieces[0]?.id;
  drawn.pieces.push(
    ...pieces.map((p) => ({ ...p, form: 'ticket' as const, tint: next && p.id === first ? undefined : ('shown' as const) })),
  );
  drawn.folds.push(...folds);
  return drawn;
}
