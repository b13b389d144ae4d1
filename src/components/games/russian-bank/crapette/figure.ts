import { countOf, type Scene, type Slot } from '../../../../engine/core/scene.ts';
import { around } from '../../../board/layout/parts.ts';
import type { FigureSize, Label, Layout, PlacedPiece } from '../../../board/layout/types.ts';
import { tickets, ticketsHeight } from '../tickets.ts';
import { layOut } from './layout.ts';

/** What is known beneath the top of a stack, from the top; of a hand, all of it. */
const listed = ({ kind, pieces }: Slot): Slot['pieces'] =>
  kind === 'hand' ? pieces : kind === 'reserve' || kind === 'waste' ? pieces.slice(0, -1).reverse() : [];

/** The table as it stands between two players, which is how a wide board shows it: the houses in two columns. */
export function picture(scene: Scene, seat: number): Layout {
  const layout = layOut(scene, { width: 580, height: 480, seat });
  const { x, y, w, h } = around(layout.slots.map(({ place }) => place));
  const folds = layout.folds.filter(({ look }) => look === 'block');
  return { ...layout, left: x - 4, top: y - 4, width: w + 8, height: h + 8, labels: [], folds, acts: [] };
}

/**
 * The traditional table to read: everything open, and what lies in stacks listed below. `closed`: as the table looks, with
 * nothing listed.
 */
export function figure(scene: Scene, size: FigureSize, _roomy: boolean, seat: number, closed = false): Layout {
  const width = size === 'small' ? 340 : 390;
  const table = layOut(scene, { width, seat });
  const pieces: PlacedPiece[] = [...table.pieces];
  const labels: Label[] = [...table.labels];
  const [w, h, gap] = [25, 33, 2];
  const cols = Math.floor((width - 8 + gap) / (w + gap));
  let { height } = table;
  for (const slot of closed ? [] : scene.slots) {
    const cards = listed(slot);
    if (cards.length === 0 || cards.some(({ faceUp }) => !faceUp)) continue;
    const rows = { x: 4, y: height + 24, cols, w, h, gap, rows: 99, next: slot.kind === 'hand', open: false };
    labels.push({
      text: `${slot.kind}-${slot.owner === seat ? 'yours' : 'theirs'}`,
      n: countOf(slot),
      x: 4,
      y: height + 16,
      anchor: 'start',
    });
    pieces.push(...tickets(slot.id, cards, rows).pieces.map((piece) => ({ ...piece, id: `${piece.id}:listed` })));
    height += 24 + ticketsHeight(cards.length, { cols, rows: 99, h, gap });
  }
  return { ...table, pieces, labels, folds: [], acts: [], height: height === table.height ? height : height + 6 };
}
