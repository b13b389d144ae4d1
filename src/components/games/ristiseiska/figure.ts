import { countOf, type Scene, type Slot } from '../../../engine/core/scene.ts';
import { gather, nothing } from '../../board/layout/cards/parts.ts';
import type { FigureSize, Label, Layout } from '../../board/layout/types.ts';
import { columns, columnsHeight } from './columns.ts';
import { mostOf } from './memory.ts';
import { layOthers, planOthers } from './other-hands.ts';
import { layHand, planRows } from './own-hand.ts';

const sizes = {
  small: { width: 260, card: 44, gap: 12, step: 16, hand: 32, row: 40, ticket: 0.8 },
  narrow: { width: 178, card: 36, gap: 6, step: 14, hand: 30, row: 38, ticket: 0.8 },
  normal: { width: 340, card: 56, gap: 16, step: 20, hand: 40, row: 50, ticket: 0.9 },
} as const;

/**
 * Ristiseiska to read: the columns, and the hands that have cards. A small one with nothing in hand is the columns alone,
 * only as high as what lies there. `closed`: the columns and the reader's hand only, and a small one is narrower still.
 */
export function figure(scene: Scene, size: FigureSize, _roomy: boolean, seat: number, closed = false): Layout {
  const s = sizes[closed && size === 'small' ? 'narrow' : size];
  const hands = scene.slots.filter((x) => x.kind === 'hand' && countOf(x) > 0);
  const own = hands.find((x) => x.owner === seat);
  const others = closed ? [] : hands.filter((x) => x.owner !== seat);
  const drawn = nothing();
  const left = 8;
  const inner = s.width - 16;
  const above = planOthers(others, 'blocks', { width: inner, type: 13, scale: s.ticket, memory: undefined });
  const at = { x: left, y: 2, w: inner, h: above.height };
  gather(drawn, layOthers({ ...scene, actor: null }, above, at, { x: () => 0, pitch: 0 }));
  const high =
    scene.facts?.acesHigh === 1 || scene.slots.some((x) => x.id.startsWith('up-') && x.pieces.some((p) => p.face.rank === 1));
  const top = above.height === 0 ? 4 : above.height + 14;
  const felt = { x: 0, y: top, w: s.width, h: columnsHeight(s.card, s.step, high) };
  gather(drawn, columns(scene, { felt, top, card: s.card, gap: s.gap, step: s.step, high, offers: [] }));
  let y = felt.y + felt.h + 6;
  if (own) {
    const plan = planRows(mostOf(own, undefined), inner, s.hand, s.row, false);
    drawn.labels.push(title(own, left, y + 14, true));
    gather(drawn, layHand(own, plan, { x: left, y: y + 16, w: inner, h: plan.height }, [], false));
    y += 16 + plan.height + 4;
  }
  return {
    game: scene.game,
    width: s.width,
    height: Math.ceil(y),
    slots: drawn.slots,
    pieces: drawn.pieces,
    labels: drawn.labels,
    ornaments: drawn.ornaments,
    ground: [],
    folds: [],
    type: 13,
  };
}

const title = (slot: Slot, x: number, y: number, yours: boolean): Label => ({
  text: yours ? 'hand-yours' : 'hand-theirs',
  n: slot.index,
  x,
  y,
  anchor: 'start',
  counts: [countOf(slot), 0],
});
