import { clamp } from '../../../engine/core/numbers.ts';
import { countOf, type Scene, type Slot } from '../../../engine/core/scene.ts';
import { roundRect } from '../../board/faces/shapes.ts';
import { saidActs } from '../../board/layout/acts.ts';
import { control, type Drawn, gather, mix, nothing, ratio } from '../../board/layout/cards/parts.ts';
import type { Box, Layout, LayoutOptions } from '../../board/layout/types.ts';
import { columns } from './columns.ts';
import { heading, token } from './headings.ts';
import { mostIn, mostOf } from './memory.ts';
import { layOthers, type OthersPlan, planOthers, type SuitPlaces } from './other-hands.ts';
import { type HandPlan, layHand, planFan, planRows, raised } from './own-hand.ts';

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
    scene.facts?.acesHigh === 1 ||
    (memory?.get('ace-high') ?? 0) > 0 ||
    scene.slots.some((s) => s.id.startsWith('up-') && s.pieces.some((p) => aces.has(p.id))) ||
    offers.some((c) => c.to.startsWith('up-') && c.pieces.some((id) => aces.has(id)))
  );
}

/** Where everything of a board is, once it is known what gives way. */
interface Plan {
  readonly others: OthersPlan;
  readonly othersAt: Box;
  readonly felt: Box;
  /** The cloth's part in which the columns stand: names of slips keep it off the left. */
  readonly columns: { readonly x: number; readonly w: number };
  readonly hand: HandPlan | null;
  readonly line: Box;
  readonly handAt: Box;
  readonly type: number;
  readonly height: number;
  readonly radius: number;
}

/** The hands, and whether a token goes round. */
interface Seats {
  readonly own: Slot | undefined;
  readonly others: readonly Slot[];
  readonly disc: boolean;
}

/** A hand of cards, or only its heading. */
const hasCards = (own: Slot | undefined, memory: LayoutOptions['memory']): own is Slot =>
  own !== undefined && (own.pieces.length > 0 || countOf(own) === 0) && mostIn(own, memory) > 0;

/**
 * Lays out a table of Ristiseiska: the others' hands, the four columns on their cloth, the reader's hand. A tall board has
 * them one below the other, a wide one the others beside the cloth. Pure.
 */
export function layOut(scene: Scene, options: LayoutOptions): Layout {
  const { own, others } = seated(scene, options.seat ?? 1);
  const { width } = options;
  const wide = options.height !== undefined && width / options.height > 1.2;
  const seats = { own, others, disc: scene.facts?.token !== undefined };
  const plan = wide ? widePlan(seats, options, options.height) : tallPlan(seats, options);
  return laid(scene, own, plan, options, wide);
}

/** The height a tall board takes where none is given. */
const naturalHeight = (width: number): number => clamp(1.72 * width, 560, 860);

function tallPlan({ own, others, disc }: Seats, options: LayoutOptions): Plan {
  const { width, memory } = options;
  const height = options.height ?? Math.round(Math.min(naturalHeight(width), options.maxHeight ?? 9999));
  const roomy = width >= 560;
  const type = roomy ? 15 : 13.5;
  const pad = roomy ? 24 : 12;
  const inner = width - 2 * pad;
  const head = roomy ? 46 : 40;
  const counts = own ? mostOf(own, memory) : [];
  const at = (form: 'rows' | 'slips', ease: number): Plan => {
    const scale = mix(0.78, roomy ? 1.25 : 1, ease);
    const plan = planOthers(others, form, { width: inner, type, scale, disc, memory });
    const top = others.length === 0 ? 0 : plan.height + (roomy ? 12 : 5);
    const w = Math.floor(roomy ? mix(52, 76, ease) : mix(38, 46, ease));
    const row = roomy ? mix(34, 80, ease) : mix(26, 60, ease);
    const hand = hasCards(own, memory) ? planRows(counts, inner, w, row, ease < 0.8) : null;
    const below = own ? head + (hand ? hand.height - raised + 7 : 0) : 0;
    const felt = { x: 0, y: top, w: width, h: height - top - below };
    // As in a newspaper: the names of slips stand at the left, the suits over their columns.
    const from = form === 'slips' ? plan.names - 4 : 0;
    return {
      others: plan,
      othersAt: { x: pad, y: roomy ? 4 : 1, w: inner, h: plan.height },
      felt,
      columns: { x: from, w: width - from },
      hand,
      line: { x: pad, y: felt.y + felt.h, w: inner, h: head },
      handAt: { x: pad, y: felt.y + felt.h + head - raised, w: inner, h: hand?.height ?? 0 },
      type,
      height,
      radius: 0,
    };
  };
  // The cloth has what is left; first hands come closer together, then tickets become slips.
  for (const [form, least] of [
    ['rows', options.cloth ?? 0.4],
    ['rows', 0.4],
    ['slips', 0.36],
    ['slips', 0],
  ] as const)
    for (let ease = 1; ease > -0.01; ease -= 0.1) {
      const plan = at(form, Math.max(0, ease));
      if (plan.felt.h >= least * height && (least > 0 || ease < 0.05)) return plan;
    }
  return at('slips', 0);
}

function widePlan({ own, others, disc }: Seats, options: LayoutOptions, height: number): Plan {
  const { width, memory } = options;
  const low = height < 480;
  const type = low ? 13 : 15;
  const head = low ? 40 : 44;
  const counts = own ? mostOf(own, memory) : [];
  const w = Math.floor(clamp(height * 0.105, low ? 38 : 46, 96));
  const edge = low ? 6 : 1;
  const inner = width - 2 * edge;
  const hand = hasCards(own, memory) ? planFan(counts, inner, w, w * (low ? 0.7 : 0.8)) : null;
  const below = own ? head + (hand ? hand.height - raised + (low ? 5 : 8) : 0) : 0;
  const cloth = height - below;
  const share = others.length === 0 ? 1 : low ? 0.5 : 0.6;
  const felt = { x: 0, y: 0, w: Math.round(width * share), h: cloth };
  const gutter = low ? 12 : 40;
  const othersAt = { x: felt.w + gutter, y: 0, w: width - felt.w - gutter - edge, h: cloth };
  let plan = planOthers(others, 'blocks', { width: othersAt.w, type, scale: low ? 0.9 : 1.2, disc, memory });
  for (let scale = low ? 0.85 : 1.15; plan.height > cloth && scale > 0.6; scale -= 0.05)
    plan = planOthers(others, 'blocks', { width: othersAt.w, type, scale, disc, memory });
  if (plan.height > cloth)
    plan = planOthers(others, 'slips', { width: othersAt.w, type: Math.min(type, 13), scale: 1, disc, memory });
  return {
    others: plan,
    othersAt,
    felt,
    columns: { x: 0, w: felt.w },
    hand,
    line: { x: edge, y: cloth, w: inner, h: head },
    handAt: { x: edge, y: cloth + head - raised, w: inner, h: hand?.height ?? 0 },
    type,
    height,
    radius: low ? 0 : 8,
  };
}

function laid(scene: Scene, own: Slot | undefined, plan: Plan, options: LayoutOptions, wide: boolean): Layout {
  const { offers = [] } = options;
  const { felt, type, hand } = plan;
  const high = aceHigh(scene, options);
  const steps = high ? 13 : 12;
  // Both the strips and the cards get smaller with the cloth.
  const pad = clamp(felt.h * 0.028, 5, 16);
  const card = Math.floor(clamp(20 + felt.h * 0.11, 30, (plan.columns.w - 16) / 4.3));
  const step = Math.max(6, (felt.h - 2 * pad - card * ratio) / steps);
  const gap = Math.min((plan.columns.w - 16 - 4 * card) / 4, card * 0.62);
  const drawn: Drawn = nothing();
  // A tall board's cloth goes from edge to edge, also where its place is a little wider than the board.
  const beyond = options.height !== undefined && !wide ? 40 : 0;
  drawn.ornaments.push({ role: 'felt', d: roundRect(felt.x - beyond, felt.y, felt.w + 2 * beyond, felt.h, plan.radius) });
  const table = { felt, top: felt.y + pad, card, gap, step, high, offers, from: plan.columns.x };
  const pitch = card + gap;
  const first = plan.columns.x + (plan.columns.w - (4 * card + 3 * gap)) / 2 + card / 2;
  // Beside the cloth slips stand in columns of their own.
  const own4 = (plan.othersAt.w - plan.others.names) / 4;
  const places: SuitPlaces =
    wide && plan.others.form === 'slips'
      ? { x: (i) => plan.othersAt.x + plan.others.names + (i + 0.5) * own4, pitch: own4 }
      : { x: (i) => first + i * pitch, pitch };
  gather(drawn, layOthers(scene, plan.others, plan.othersAt, places, options.open));
  gather(drawn, columns(scene, table));
  const right = own ? saidActs(options.said ?? [], plan.line, plan.line.w - type * 12.5) : [];
  // At a desk the right end is far from the cards: there they follow the heading above them.
  const nearer = wide && right[0] ? Math.min(0, plan.line.x + type * 15 - right[0].x) : 0;
  const acts = right.map((act) => ({ ...act, x: act.x + nearer, touch: { ...act.touch, x: act.touch.x + nearer } }));
  if (own) {
    gather(drawn, heading(scene, own, plan.line, type));
    if (hand)
      gather(drawn, layHand(own, hand, plan.handAt, scene.actor === own.owner ? options.offers : undefined, true, options.flat));
    const takes = offers.some((c) => c.to === own.id) || countOf(own) === 0;
    const whole = { ...plan.line, h: Math.max(24, plan.height - plan.line.y) };
    const below = { ...whole, y: plan.line.y + plan.line.h, h: Math.max(24, whole.h - plan.line.h) };
    const free = !acts[0] ? whole : nearer < 0 ? below : { ...whole, w: acts[0].x - whole.x - 6 };
    drawn.slots.push(control(own, free, { look: takes ? 'bare' : 'none', drop: whole }));
  }
  if (scene.facts?.token === 0) gather(drawn, token(felt.x + felt.w - 14, felt.y + 14));
  return {
    game: scene.game,
    width: options.width,
    height: plan.height,
    slots: drawn.slots,
    pieces: drawn.pieces,
    labels: drawn.labels,
    ornaments: drawn.ornaments,
    ground: [],
    folds: drawn.folds,
    type,
    felt,
    acts,
    unit: { w: Math.max(40, hand?.w ?? 46), h: Math.max(40, hand?.w ?? 46) * ratio },
  };
}
