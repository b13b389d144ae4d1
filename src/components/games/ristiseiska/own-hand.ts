import type { Carry, Slot } from '../../../engine/core/scene.ts';
import { holdId } from '../../board/games.ts';
import { bySuit, control, type Drawn, lay, nothing, ratio } from '../../board/layout/cards/parts.ts';
import type { Box } from '../../board/layout/types.ts';
import { linesOf, rowsOf, type Stretch } from './hand-rows.ts';

/** How the hand below is set: sizes before it is known where it lies. */
export interface HandPlan {
  readonly lines: readonly (readonly Stretch[])[];
  readonly w: number;
  /** From card to card, from suit to suit in a line, from line to line. */
  readonly pitch: number;
  readonly gap: number;
  readonly row: number;
  readonly height: number;
}

/** How far a playable card stands above the others. */
export const raised = 7;

/** As phones have it: a few cards in one row, more in two rows of whole suits, else a row a suit; `folded`: never two for one. */
export function planRows(counts: readonly number[], width: number, w: number, row: number, folded: boolean): HandPlan {
  const gap = w * 0.18;
  const pitchOf = (lines: readonly (readonly Stretch[])[]) => {
    const rooms = lines.map((line) => ({ n: line.reduce((sum, s) => sum + s.room, 0), gaps: line.length - 1 }));
    return Math.min(w * 1.12, ...rooms.map(({ n, gaps }) => (width - w - gaps * gap) / Math.max(1, n - 1)));
  };
  const plan = (lines: readonly (readonly Stretch[])[]): HandPlan => ({
    lines,
    w,
    pitch: pitchOf(lines),
    gap,
    row,
    height: heightOf(lines.length, w, row),
  });
  for (const rows of [1, 2] as const) {
    const lines = linesOf(counts, rows);
    if (pitchOf(lines) >= w * 0.98) return plan(lines);
  }
  const cols = Math.max(2, Math.floor((width - w) / (w * 1.02) + 1.001));
  return plan(rowsOf(counts, folded ? 13 : cols));
}

/** One fan, or two where one would be too tight. */
export function planFan(counts: readonly number[], width: number, w: number, row: number): HandPlan {
  const gap = w * 0.14;
  const fan = (lines: readonly (readonly Stretch[])[]): HandPlan => {
    const pitches = lines.map((line) => {
      const n = line.reduce((sum, s) => sum + s.room, 0);
      return (width - w - (line.length - 1) * gap) / Math.max(1, n - 1);
    });
    return { lines, w, pitch: Math.min(w + 5, ...pitches), gap, row, height: heightOf(lines.length, w, row) };
  };
  const one = fan(linesOf(counts, 1));
  return one.pitch >= w * 0.42 ? one : fan(linesOf(counts, 2));
}

const heightOf = (lines: number, w: number, row: number): number =>
  raised + (lines === 0 ? w * ratio : (lines - 1) * row + w * ratio);

/** Lays the hand: each card with its own hold, where it is known which may be played these raised, unless it is to be `flat`. */
export function layHand(
  slot: Slot,
  plan: HandPlan,
  area: Box,
  offers: readonly Carry[] | undefined,
  acting: boolean,
  flat = false,
): Drawn {
  const drawn = nothing();
  const { w, pitch, row, gap } = plan;
  const h = w * ratio;
  const lift = flat ? 0 : raised;
  const playable = new Set(offers?.filter((c) => c.from === slot.id).flatMap((c) => c.pieces));
  const suits = bySuit(slot);
  const holds: { id: string; box: Box }[] = [];
  const planned = plan.lines.map((line) => {
    const cards = line.flatMap((s) =>
      (suits[s.suit]?.pieces ?? []).slice(s.from, s.from + s.room).map((piece) => ({ piece, s })),
    );
    // A line closes up as it empties.
    const places: number[] = [];
    let x = 0;
    for (const [i, { s }] of cards.entries()) {
      if (i > 0) x += pitch + (s.suit === cards[i - 1]?.s.suit ? 0 : gap);
      places.push(x);
    }
    return { cards, places: places.map((at) => Math.round(area.x + at)) };
  });
  // Suits that are played out leave no gap above the others.
  const lines = planned.filter(({ cards }) => cards.length > 0);
  for (const [l, { cards, places }] of lines.entries()) {
    const next = lines[l + 1];
    for (const [i, { piece }] of cards.entries()) {
      const up = playable.has(piece.id);
      const rise = up ? lift : 0;
      const box = { x: places[i] as number, y: area.y + raised + l * row - rise, w, h };
      const across = i + 1 < cards.length ? (places[i + 1] as number) - (places[i] as number) : w;
      // What the next line leaves free of this card; a raised card below takes a little more.
      const over = row < h ? (next?.cards ?? []).filter((_, n) => meets(box, next?.places[n] ?? 0, w)) : [];
      const taken = over.some((c) => playable.has(c.piece.id)) ? lift : 0;
      const strip = over.length > 0 ? row + rise - taken : undefined;
      drawn.pieces.push(
        lay(slot.id, piece, box, {
          tint: offers && (up ? 'playable' : 'resting'),
          across: across < w ? across : undefined,
          strip,
        }),
      );
      if (acting) holds.push({ id: piece.id, box: { ...box, w: Math.min(w, across), h: strip ?? h } });
    }
  }
  for (const { id, box } of holds)
    drawn.slots.push(control(slot, box, { id: holdId(slot.id, id), touch: box, drop: box, count: 1 }));
  return drawn;
}

/** Whether a card at `x` covers more of a box from above or below than an edge: cards side by side may overlap by a rounding. */
const meets = (box: Box, x: number, w: number): boolean => Math.abs(box.x - x) < w * 0.94;
