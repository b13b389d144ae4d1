import type { Carry, Slot } from '../../../../engine/core/scene.ts';
import { holdId } from '../../games.ts';
import type { Box } from '../types.ts';
import { pack, type Stretch } from './hand-rows.ts';
import { bySuit, control, type Drawn, lay, nothing, ratio } from './parts.ts';
import { mostIn, mostOf } from './ristiseiska-memory.ts';

/** Sizes of the hands above the table. */
export interface Small {
  /** A ticket, and from one to the next. */
  readonly w: number;
  readonly h: number;
  readonly gap: number;
  /** A card's back, where the hand is closed. */
  readonly back: number;
  readonly type: number;
}

interface Block {
  readonly slot: Slot;
  readonly lines: readonly (readonly Stretch[])[];
  readonly height: number;
}

const closed = (slot: Slot): boolean => slot.hidden > 0 || slot.pieces.some((p) => !p.faceUp);

function blockOf(slot: Slot, width: number, small: Small, memory: ReadonlyMap<string, number> | undefined): Block {
  const head = small.type + 8;
  if (closed(slot)) return { slot, lines: [], height: head + small.back * ratio + 2 };
  const pitch = small.w + small.gap;
  const lines = pack(mostOf(slot, memory), Math.floor((width + small.gap) / pitch), 0.2);
  const most = Math.max(1, lines.length);
  return { slot, lines, height: head + most * small.h + (most - 1) * small.gap + 2 };
}

/** The hands of the others above the table, clockwise from the reader's left: blocks in one or more columns. */
export function planOthers(
  slots: readonly Slot[],
  area: Omit<Box, 'h'>,
  small: Small,
  memory: ReadonlyMap<string, number> | undefined,
) {
  const wide = area.w >= 520;
  const big = slots.some((s) => !closed(s) && mostIn(s, memory) > 6);
  const n = slots.length;
  const cols = wide ? (n <= 3 ? n : n === 4 ? 2 : 3) : big ? 1 : Math.min(n, 2);
  const gutter = wide ? 24 : 14;
  const width = (area.w - (cols - 1) * gutter) / Math.max(1, cols);
  const blocks = slots.map((slot) => blockOf(slot, width, small, memory));
  const places: Box[] = [];
  let y = area.y;
  for (let i = 0; i < n; i += cols) {
    const row = blocks.slice(i, i + cols);
    const h = Math.max(...row.map((b) => b.height));
    for (const [c, block] of row.entries()) places.push({ x: area.x + c * (width + gutter), y, w: width, h: block.height });
    y += h + 8;
  }
  return { blocks, places, height: n === 0 ? 0 : y - 8 - area.y };
}

/** One of them: a line of words, and beneath it tickets, or backs. */
export function layOther({ slot, lines }: Block, place: Box, small: Small, offers: readonly Carry[], acting: boolean): Drawn {
  const drawn = nothing();
  const top = place.y + small.type + 8;
  const count = slot.pieces.length + slot.hidden;
  if (lines.length === 0 && closed(slot)) {
    const w = small.back;
    const step = Math.min(w * 0.42, (place.w - w) / Math.max(1, count - 1));
    for (const [i, piece] of slot.pieces.entries())
      drawn.pieces.push(lay(slot.id, piece, { x: place.x + i * step, y: top, w, h: w * ratio }));
    // Cards that are not listed have no pieces: their backs are part of the ground.
    for (let i = slot.pieces.length; i < count; i++)
      drawn.pieces.push({
        id: `${slot.id}:${i + 1}`,
        slot: slot.id,
        face: { kind: 'card', rank: 0, suit: 'c', back: 2 },
        x: place.x + i * step,
        y: top,
        w,
        h: w * ratio,
        shown: true,
        form: 'back',
      });
    drawn.slots.push(control(slot, place));
    return drawn;
  }
  const suits = bySuit(slot);
  const playable = new Set(offers.filter((c) => c.from === slot.id).flatMap((c) => c.pieces));
  const pitch = small.w + small.gap;
  for (const [l, line] of lines.entries())
    for (const s of line)
      for (const [i, piece] of (suits[s.suit]?.pieces ?? []).slice(s.from, s.from + s.room).entries()) {
        const box = {
          x: place.x + (s.before + i + s.gaps * 0.2) * pitch,
          y: top + l * (small.h + small.gap),
          w: small.w,
          h: small.h,
        };
        const tint = playable.size === 0 ? undefined : playable.has(piece.id) ? 'playable' : 'resting';
        drawn.pieces.push(lay(slot.id, piece, box, { form: 'ticket', tint }));
        if (acting) drawn.slots.push(control(slot, box, { id: holdId(slot.id, piece.id), touch: box, drop: box, count: 1 }));
      }
  drawn.slots.push(control(slot, place));
  return drawn;
}
