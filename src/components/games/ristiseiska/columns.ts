import type { Carry, Scene, Slot } from '../../../engine/core/scene.ts';
import { centreRank } from '../../board/faces/card.ts';
import { roundRect } from '../../board/faces/shapes.ts';
import { isRed, placeSuit, type Suit, suitOrder } from '../../board/faces/suits.ts';
import { control, type Drawn, lay, nothing, ratio } from '../../board/layout/cards/parts.ts';
import type { Box } from '../../board/layout/types.ts';

export interface Cloth {
  /** The cloth. */
  readonly felt: Box;
  /** Top of the uppermost card's place. */
  readonly top: number;
  readonly card: number;
  readonly gap: number;
  readonly step: number;
  /** An ace may lie on a king: one step more above. */
  readonly high: boolean;
  readonly offers: readonly Carry[];
  /** Where the columns' part of the cloth begins, from its left. */
  readonly from?: number;
}

/** How high the columns are together: thirteen or fourteen steps and the rest of the lowest card. */
export const columnsHeight = (card: number, step: number, high: boolean): number => (high ? 13 : 12) * step + card * ratio;

/**
 * The four suits: the king at the top, all sevens level, what is laid as a fan, what is not as a faint ladder of ranks, of
 * which those are ringed that may be laid now. A suit that is complete lies turned over where its seven was.
 */
export function columns(scene: Scene, table: Cloth): Drawn {
  const drawn = nothing();
  const { felt, card, gap, from = 0 } = table;
  const width = 4 * card + 3 * gap;
  for (const [i, suit] of suitOrder.entries()) {
    const x = Math.round(felt.x + from + (felt.w - from - width) / 2 + i * (card + gap));
    column(scene, table, suit, x, drawn);
  }
  return drawn;
}

/** The height in ranks at which a card lies: an ace above the king is the fourteenth. */
const level = (slot: Slot, rank: number): number => (slot.id.startsWith('up-') && rank === 1 ? 14 : rank);

function column(scene: Scene, table: Cloth, suit: Suit, x: number, drawn: Drawn): void {
  const { card: w, step, top, high, offers, felt, gap } = table;
  const h = w * ratio;
  const part = (name: string) => scene.slots.find((s) => s.id === `${name}-${suit}`) as Slot;
  const [up, row, down] = [part('up'), part('row'), part('down')];
  const y = (rank: number) => top + ((high ? 14 : 13) - rank) * step;
  const seven: Box = { x, y: y(7), w, h };
  const laid = [...[...up.pieces].reverse(), ...row.pieces, ...down.pieces];
  const ranks = [
    ...[...up.pieces].reverse().map((p) => level(up, p.face.rank)),
    ...row.pieces.map(() => 7),
    ...down.pieces.map((p) => p.face.rank),
  ];
  const slotIn = (i: number) => (i < up.pieces.length ? up : i < up.pieces.length + row.pieces.length ? row : down).id;
  const side = { x: x - gap / 2, w: w + gap };
  const bottom = felt.y + felt.h;
  const signed = isRed(suit) ? 'cell-red' : 'cell-rank';

  if (laid.length === 13) {
    for (const [i, piece] of laid.entries()) drawn.pieces.push(lay(slotIn(i), piece, seven, { form: 'back', shown: i === 12 }));
    drawn.ornaments.push({ ...placeSuit(suit, x + w / 2, seven.y - w * 0.26, w * 0.3), role: signed });
    const whole = { ...side, y: felt.y, h: felt.h };
    for (const slot of [up, down]) drawn.slots.push(control(slot, seven, { look: 'none' }));
    drawn.slots.push(control(row, seven, { touch: seven, drop: whole }));
    return;
  }

  const [highest, lowest] = [ranks[0] ?? 7, ranks[ranks.length - 1] ?? 7];
  for (const [i, piece] of laid.entries()) {
    const next = ranks[i + 1];
    const box = { x, y: y(ranks[i] as number), w, h };
    drawn.pieces.push(lay(slotIn(i), piece, box, next === undefined ? {} : { strip: ((ranks[i] as number) - next) * step }));
  }
  // Little rooms have closer frames.
  const inset = Math.min(2, step * 0.06);
  const above = (rank: number): Box => ({ x, y: y(rank) + inset, w, h: step - 2 * inset });
  const foot = laid.length > 0 ? y(lowest) + h : seven.y + h;
  const below = (rank: number): Box => ({ x, y: foot + (lowest - 1 - rank) * step + inset, w, h: step - 2 * inset });
  const empty = laid.length === 0;
  if (empty) {
    drawn.ornaments.push({ role: 'cell', d: roundRect(x, seven.y, w, h, w * 0.08) });
    drawn.ornaments.push({ ...placeSuit(suit, x + w / 2, seven.y + h * 0.64, w * 0.4), role: signed });
  }
  const lit = litRanks(scene, offers, suit);
  const cell = (
    rank: number,
    box: Box,
    name: string,
    size = Math.min(Math.max(step * 0.56, Math.min(step * 0.84, 11)), 17),
    frame = box,
  ) => {
    const ringed = lit.has(`${name} ${rank}`);
    const radius = frame === box ? 3 : w * 0.08;
    if (ringed)
      drawn.ornaments.push({ role: 'cell-ring', d: roundRect(frame.x + 0.75, frame.y, frame.w - 1.5, frame.h, radius) });
    const index = rank === 14 ? 1 : rank;
    const role = ringed ? 'cell-lit' : 'cell-rank';
    for (const glyph of centreRank(index, box.x + box.w / 2, box.y + box.h / 2, size)) drawn.ornaments.push({ ...glyph, role });
  };
  const roof = high ? 14 : 13;
  const laidHigh = ranks.includes(14);
  for (let rank = highest + 1; rank <= roof; rank++) cell(rank, above(rank), 'up');
  if (empty) cell(7, { ...seven, h: h * 0.56 }, 'row', w * 0.42, seven);
  for (let rank = lowest - 1; rank >= (laidHigh || scene.facts?.acesHigh ? 2 : 1); rank--) cell(rank, below(rank), 'down');

  const reach = { ...side, y: felt.y, h: felt.h };
  const look = empty ? 'none' : 'bare';
  const topEdge = y(highest);
  const upBox = { x, y: top, w, h: Math.max(24, seven.y + step - top) };
  const downBox = { x, y: seven.y + step, w, h: Math.max(24, Math.min(bottom, foot + step) - seven.y - step) };
  const upNext = highest < roof ? above(highest + 1) : { x, y: topEdge, w, h: step };
  const downNext = lowest > 1 ? below(lowest - 1) : { x, y: foot - step, w, h: step };
  const half = {
    above: { ...reach, h: seven.y + step - felt.y },
    below: { ...reach, y: seven.y + step, h: bottom - seven.y - step },
  };
  drawn.slots.push(
    control(up, up.pieces.length > 0 ? upBox : { ...seven, h: step }, { touch: upBox, drop: half.above, look, next: upNext }),
  );
  drawn.slots.push(
    control(row, seven, {
      // The ranks printed for a suit that is not open are no places of their own: who aims at one is told why.
      touch: empty ? reach : { ...seven, h: step },
      drop: reach,
      look: empty ? 'bare' : 'none',
      next: seven,
    }),
  );
  drawn.slots.push(control(down, downBox, { touch: downBox, drop: half.below, look, next: downNext }));
}

/** Where legal cards of a suit would lie: part and height. */
function litRanks(scene: Scene, offers: readonly Carry[], suit: Suit): Set<string> {
  const lit = new Set<string>();
  for (const { from, to, pieces } of offers) {
    if (!['up', 'row', 'down'].some((part) => to === `${part}-${suit}`)) continue;
    const card = scene.slots.find((s) => s.id === from)?.pieces.find((p) => p.id === pieces[0]);
    const part = to.slice(0, -2);
    if (card) lit.add(`${part} ${part === 'up' && card.face.rank === 1 ? 14 : card.face.rank}`);
  }
  return lit;
}
