import type { Scene, Slot } from '../../../../engine/core/scene.ts';
import { roundRect } from '../../faces/shapes.ts';
import type { Box, Layout, LayoutOptions } from '../types.ts';
import { columns, columnsHeight } from './columns.ts';
import { heading, token } from './headings.ts';
import { layOther, planOthers, type Small } from './other-hands.ts';
import { type HandPlan, layHand, planFan, planRows, raised } from './own-hand.ts';
import { clamp, control, gather, mix, nothing, ratio } from './parts.ts';
import { mostIn, mostOf } from './ristiseiska-memory.ts';

/** Sizes at their loosest and at their tightest; between them by how much room there is. */
interface Sizes {
  readonly pad: number;
  readonly type: number;
  readonly small: Small;
  readonly card: readonly [number, number];
  readonly gap: number;
  readonly step: readonly [number, number];
  readonly hand: readonly [number, number];
  readonly row: readonly [number, number];
  /** The height to keep to. */
  readonly limit: number;
}

function sizesAt(width: number): Sizes {
  if (width < 560) {
    // Everything in proportion to a phone of 390 px.
    const u = clamp(width / 390, 0.8, 1.3);
    return {
      pad: Math.round(12 * u),
      type: 13,
      small: { w: Math.floor(24 * u * 2) / 2, h: Math.round(36 * u), gap: 1.5 * u, back: Math.round(30 * u), type: 13 },
      card: [52 * u, 70 * u],
      gap: 16 * u,
      step: [14.5 * u, 28 * u],
      hand: [44 * u, 46 * u],
      row: [34 * u, 62 * u],
      limit: 1.87 * width,
    };
  }
  const at = clamp((width - 560) / 260, 0, 1);
  return {
    pad: 16,
    type: 14,
    small: { w: 28, h: 44, gap: 3, back: 40, type: 14 },
    card: [64, mix(92, 104, at)],
    gap: mix(18, 24, at),
    step: [20, mix(36, 42, at)],
    hand: [64, mix(70, 84, at)],
    row: [44, mix(70, 84, at)],
    limit: 880,
  };
}

/** Players in the order of play, from the one after the reader's seat. */
function seated(scene: Scene, seat: number): { own: Slot | undefined; others: Slot[] } {
  const hands = scene.slots.filter((s) => s.kind === 'hand');
  const at = hands.findIndex((s) => s.owner === seat);
  return { own: hands[at], others: [...hands.slice(at + 1), ...hands.slice(0, Math.max(at, 0))] };
}

/** Whether an ace lies on a king, may be laid there now, or has lain there before. */
function aceHigh(scene: Scene, { memory, offers = [] }: LayoutOptions): boolean {
  const aces = new Set(scene.slots.flatMap((s) => s.pieces.filter((p) => p.face.rank === 1).map((p) => p.id)));
  return (
    (memory?.get('ace-high') ?? 0) > 0 ||
    scene.slots.some((s) => s.id.startsWith('up-') && s.pieces.some((p) => aces.has(p.id))) ||
    offers.some((c) => c.to.startsWith('up-') && c.pieces.some((id) => aces.has(id)))
  );
}

/** Lays out a table of Ristiseiska: the others' hands, the four columns on their cloth, the reader's hand. Pure. */
export function ristiseiskaBoard(scene: Scene, options: LayoutOptions): Layout {
  const { width, memory, offers = [] } = options;
  if (width >= 560 && (options.maxHeight ?? 999) < 520) return beside(scene, options, options.maxHeight ?? 0);
  const s = sizesAt(width);
  const seat = options.seat ?? 1;
  const { own, others } = seated(scene, seat);
  const high = aceHigh(scene, options);
  const inner = Math.min(width - 2 * s.pad, 960);
  const left = Math.round((width - inner) / 2);
  const narrow = width < 560;

  const above = planOthers(others, { x: left, y: 2, w: inner }, s.small, memory);
  const top = above.height === 0 ? 0 : Math.round(2 + above.height + 10);
  const head = s.type + 20;
  const counts = own ? mostOf(own, memory) : [];
  const shut = own !== undefined && own.pieces.length === 0 && own.hidden > 0;
  const at = (ease: number) => {
    const hand: HandPlan = narrow
      ? planRows(counts, inner, Math.floor(mix(...s.hand, ease)), mix(...s.row, ease), ease < 0.8)
      : planFan(counts, inner, Math.floor(mix(...s.hand, ease)), mix(...s.row, ease));
    const card = Math.floor(mix(...s.card, ease));
    const step = mix(...s.step, ease);
    const cloth = Math.round(columnsHeight(card, step, high) + 26);
    const below = own && !shut && mostIn(own, memory) > 0 ? head + hand.height + 6 : own ? head : 0;
    return { hand, card, step, cloth, below, height: Math.round(top + cloth + below) };
  };
  const limit = Math.min(s.limit, options.maxHeight ?? s.limit);
  let ease = 1;
  while (ease > 0 && at(ease).height > limit) ease -= 0.02;
  const plan = at(Math.max(0, ease));
  const felt: Box = { x: 0, y: top, w: width, h: plan.cloth };

  const drawn = nothing();
  drawn.ornaments.push({ role: 'felt', d: roundRect(felt.x, felt.y, felt.w, felt.h, narrow ? 0 : 8) });
  // Where cards had to be smaller, or the cloth is wide, the columns stand further apart.
  const gap = narrow
    ? Math.min(s.gap * 1.5, s.gap + Math.max(0, s.card[1] - plan.card) * 0.7)
    : Math.min((inner - 4 * plan.card) / 4, 72);
  const table = { felt, top: top + 13, card: plan.card, gap, step: plan.step, high, offers };
  for (const [i, block] of above.blocks.entries()) {
    const place = above.places[i] as Box;
    const acting = scene.actor === block.slot.owner;
    gather(drawn, layOther(block, place, s.small, offers, acting), heading(scene, block.slot, place, s.type, false));
  }
  gather(drawn, columns(scene, table));
  if (own) {
    const area = { x: left, y: felt.y + felt.h + head - raised, w: inner, h: plan.hand.height };
    const line = { x: left, y: felt.y + felt.h + 5, w: inner, h: head };
    gather(drawn, heading(scene, own, line, s.type, true));
    gather(drawn, layHand(own, plan.hand, area, offers, true, options.flat));
    const takes = offers.some((c) => c.to === own.id) || own.pieces.length === 0;
    const whole = { ...area, y: line.y, h: plan.below - 8 };
    drawn.slots.push(control(own, whole, { look: takes ? 'bare' : 'none' }));
  }
  if (scene.token === 0) gather(drawn, token(width - 16, felt.y + 16));
  return {
    width,
    height: plan.height,
    slots: drawn.slots,
    pieces: drawn.pieces,
    labels: drawn.labels,
    ornaments: drawn.ornaments,
    ground: [],
    folds: [],
    type: s.type,
    felt,
  };
}

/** The columns at the left, all hands at the right: for a phone on its side. */
function beside(scene: Scene, options: LayoutOptions, low: number): Layout {
  const { width, memory, offers = [] } = options;
  const s = sizesAt(390);
  const { own, others } = seated(scene, options.seat ?? 1);
  const side = Math.round(width * 0.48);
  const x = width - side;
  const inner = side - 10;
  const above = planOthers(others, { x, y: 2, w: inner }, s.small, memory);
  const counts = own ? mostOf(own, memory) : [];
  const hand = planRows(counts, inner, s.hand[0], s.row[0], true);
  const top = above.height === 0 ? 2 : above.height + 8;
  const head = s.type + 18;
  const hands = Math.round(top + (own ? head + hand.height : 0) + 6);
  const high = aceHigh(scene, options);
  const height = Math.max(low, hands, Math.ceil(columnsHeight(44, 12, high) + 20));
  const card = Math.min(64, Math.floor(height / 6));
  const step = Math.min(26, (height - 20 - card * ratio) / (high ? 13 : 12));
  const felt: Box = { x: 0, y: 0, w: x - 12, h: height };
  const gap = Math.min(28, (felt.w - 4 * card - 20) / 3);
  const drawn = nothing();
  drawn.ornaments.push({ role: 'felt', d: roundRect(0, 0, felt.w, felt.h, 0) });
  for (const [i, block] of above.blocks.entries()) {
    const place = above.places[i] as Box;
    gather(drawn, layOther(block, place, s.small, offers, scene.actor === block.slot.owner));
    gather(drawn, heading(scene, block.slot, place, s.type, false));
  }
  gather(drawn, columns(scene, { felt, top: 10, card, gap, step, high, offers }));
  if (own) {
    const line = { x, y: top, w: inner, h: head };
    const area = { x, y: top + head - raised, w: inner, h: hand.height };
    gather(drawn, heading(scene, own, line, s.type, true), layHand(own, hand, area, offers, true, options.flat));
    const takes = offers.some((c) => c.to === own.id) || own.pieces.length === 0;
    drawn.slots.push(control(own, { ...line, h: hands - top - 4 }, { look: takes ? 'bare' : 'none' }));
  }
  if (scene.token === 0) gather(drawn, token(felt.w - 14, 14));
  const { slots, pieces, labels, ornaments } = drawn;
  return { width, height, slots, pieces, labels, ornaments, ground: [], folds: [], type: s.type, felt };
}
