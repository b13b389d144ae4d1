import type { Box, PlacedPiece } from './layout/types.ts';

/** One piece on its way. Times in milliseconds from the start of the plan. */
export interface Flight {
  readonly id: string;
  readonly from: Box;
  readonly to: Box;
  readonly delay: number;
  readonly duration: number;
}

export interface PlanOptions {
  /** Nothing moves: reduced motion, or a jump along the line. */
  readonly instant: boolean;
  /** Pieces in the hand: they are where the pointer is. */
  readonly held: ReadonlySet<string>;
  /** Where pieces come from that were not on the board before; null: they just appear. */
  readonly source: Box | null;
}

const [shortest, longest, lift, dealing] = [160, 220, 90, 18];

/** How long a move of this many pixels takes: 160–220 ms by distance, the small lift 90. */
export function durationOf(distance: number): number {
  if (distance <= 6) return lift;
  return Math.round(Math.min(longest, shortest + distance * 0.12));
}

/**
 * What has to move when the picture changes: pieces are the same when their ids are. `before` is where each piece is
 * drawn at this moment, in the middle of an earlier flight if need be. Pure.
 */
export function plan(before: ReadonlyMap<string, Box>, after: readonly PlacedPiece[], options: PlanOptions): Flight[] {
  if (options.instant) return [];
  const flights: Flight[] = [];
  let dealt = 0;
  for (const piece of after) {
    if (!piece.shown || options.held.has(piece.id)) continue;
    const was = before.get(piece.id) ?? options.source;
    if (!was) continue;
    const isNew = !before.has(piece.id);
    const distance = Math.hypot(piece.x - was.x, piece.y - was.y);
    if (distance < 0.5 && was.w === piece.w) continue;
    const { x, y, w, h } = piece;
    flights.push({
      id: piece.id,
      from: { x: was.x, y: was.y, w: was.w, h: was.h },
      to: { x, y, w, h },
      delay: isNew ? dealing * dealt++ : 0,
      duration: durationOf(distance),
    });
  }
  return flights;
}

/** cubic-bezier(.2, .7, .2, 1): how far along at a share of the time, both 0…1. */
export function ease(share: number): number {
  if (share <= 0) return 0;
  if (share >= 1) return 1;
  const at = (t: number, a: number, b: number) => 3 * (1 - t) * (1 - t) * t * a + 3 * (1 - t) * t * t * b + t * t * t;
  let [low, high] = [0, 1];
  for (let i = 0; i < 20; i++) {
    const t = (low + high) / 2;
    if (at(t, 0.2, 0.2) < share) low = t;
    else high = t;
  }
  return at((low + high) / 2, 0.7, 1);
}

/** Where a flight is at a time. */
export function during(flight: Flight, time: number): Box {
  const share = ease((time - flight.delay) / flight.duration);
  const mix = (a: number, b: number) => a + (b - a) * share;
  const { from, to } = flight;
  return { x: mix(from.x, to.x), y: mix(from.y, to.y), w: mix(from.w, to.w), h: mix(from.h, to.h) };
}

/** When the last flight has landed. */
export const planEnd = (flights: readonly Flight[]): number => Math.max(0, ...flights.map((f) => f.delay + f.duration));
