import type { Scene, Slot } from '../../../../engine/core/scene.ts';
import { placeSuit, type Suit } from '../../faces/suits.ts';
import { around } from '../parts.ts';
import type { Box, Label, LabelText, Layout, LayoutOptions } from '../types.ts';
import { type Grid, gridFor } from './bank-grid.ts';
import { fan, fanSteps, natural, openedRoom } from './fan.ts';
import { control, type Drawn, gather, lay, nothing, ratio } from './parts.ts';
import { tickets } from './tickets.ts';

/**
 * Lays out a table of Russian Bank: the opponent above, eight foundations, the reader below, and their hand if it is open.
 * `tight`: fans have only the room that they need, as in figures. Pure.
 */
export function russianBankBoard(scene: Scene, options: LayoutOptions, tight = false): Layout {
  const seat = options.seat === 2 ? 2 : 1;
  const find = (id: string) => scene.slots.find((s) => s.id === id) as Slot;
  const own = find(`${seat}h`);
  const listed = own.pieces.some((p) => p.faceUp);
  const known = options.memory?.get(own.id) ?? 0;
  const roomy = gridFor(options, listed || known > 0 ? Math.max(own.pieces.length, known) : 0);
  const other = seat === 1 ? 2 : 1;
  const room = (player: 1 | 2, most: number) =>
    tight ? needed(scene, player, roomy.card) : roomFor(stepsOf(scene, player, options.memory), roomy.card, most);
  const grid = { ...roomy, theirs: room(other, roomy.theirs), ours: room(seat, roomy.ours) };
  const { left, card, gap, head, between, ticket, handRows: rows } = grid;
  const h = card * ratio;
  const isOpen = (id: string) => options.open?.has(id) ?? false;
  const drawn = nothing();

  let y = head;
  y = side(scene, other, false, y, grid, isOpen, drawn) + between;
  drawn.labels.push(heading(grid, grid.narrow ? 'foundations' : 'foundations-rule', y));
  for (const slot of scene.slots.filter((s) => s.kind === 'foundation')) {
    const place = { x: column(grid, slot.index - 1), y, w: card, h };
    const suit = slot.id[1] as Suit;
    if (slot.pieces.length === 0)
      drawn.ornaments.push({ ...placeSuit(suit, place.x + card / 2, y + h / 2, card * 0.42), role: 'sign-suit' });
    for (const [i, piece] of slot.pieces.entries())
      drawn.pieces.push(lay(slot.id, piece, place, { shown: i >= slot.pieces.length - 2 }));
    drawn.slots.push(
      control(slot, place, { look: emptyOf(slot), drop: { x: place.x - gap / 2, y: y - 12, w: card + gap, h: h + 24 } }),
    );
  }
  y = side(scene, seat, true, y + h + between, grid, isOpen, drawn);
  if (rows > 0) {
    y += between;
    drawn.labels.push(heading(grid, 'open-hand-yours', y));
    const area = { x: left, y, w: grid.inner };
    gather(drawn, tickets(own, area, ticket, { rows, open: isOpen(own.id), next: true }));
    y += ticketsHeight(drawn, own, y, rows, ticket.h);
  }
  return {
    width: options.width,
    height: Math.round(y + grid.foot),
    slots: drawn.slots,
    pieces: drawn.pieces,
    labels: drawn.labels,
    ornaments: drawn.ornaments,
    ground: [],
    folds: drawn.folds,
    type: grid.type,
  };
}

/** Cards of a player that lie in fans. */
const fansOf = (scene: Scene, player: number): Slot[] =>
  scene.slots.filter((s) => s.owner === player && (s.kind === 'pile' || s.kind === 'reserve'));

/**
 * How many cards below the first a player's fans should have room for: as many as lie there and some more, the more the
 * more cards are still to be played; and never fewer than before, so that a board keeps its height.
 */
function stepsOf(scene: Scene, player: number, memory?: ReadonlyMap<string, number>): number {
  const stock = scene.slots.filter((s) => s.kind === 'hand' || s.kind === 'waste' || s.kind === 'reserve');
  const toCome = stock.reduce((sum, s) => sum + s.pieces.length + s.hidden, 0);
  const most = Math.max(2, Math.ceil(toCome / 6));
  // A reserve only gets smaller.
  const steps = fansOf(scene, player).map(({ kind, pieces }) => pieces.length - 1 + (kind === 'pile' ? most : 0));
  return Math.max(memory?.get(`fans ${player}`) ?? 0, ...steps);
}

const roomFor = (steps: number, card: number, most: number): number => Math.min(most, Math.round(steps * natural(card)));

/** How far down the longest fan of a player reaches. */
const needed = (scene: Scene, player: number, card: number): number =>
  Math.max(
    0,
    ...fansOf(scene, player).map((s) => fanSteps(s.pieces.length, card, card * 3).step * Math.max(0, s.pieces.length - 1)),
  );

const column = (grid: Grid, i: number): number => grid.left + i * (grid.card + grid.gap);

/** How far down tickets reach, at least as many rows as are kept. */
function ticketsHeight(drawn: Drawn, slot: Slot, top: number, rows: number, h: number): number {
  const shown = [
    ...drawn.pieces.filter((p) => p.slot === slot.id && p.form === 'ticket' && p.shown),
    ...drawn.folds.filter((f) => f.slot === slot.id),
  ];
  return Math.max(rows * (h + 4) - 4, ...shown.map((p) => p.y + p.h - top));
}

function heading(grid: Grid, text: LabelText, y: number, more: Partial<Label> = {}): Label {
  return { text, n: 0, x: Math.ceil(grid.left), y: y - 10, anchor: 'start', ...more };
}

/** An empty place is outlined. */
const emptyOf = (slot: Slot): 'line' | 'bare' => (slot.pieces.length + slot.hidden === 0 ? 'line' : 'bare');

/** One player's row: four piles, reserve, waste, hand. Gives where it ends. */
function side(
  scene: Scene,
  player: 1 | 2,
  yours: boolean,
  y: number,
  grid: Grid,
  isOpen: (id: string) => boolean,
  drawn: Drawn,
): number {
  const { card, gap, narrow } = grid;
  const h = card * ratio;
  const find = (id: string) => scene.slots.find((s) => s.id === `${player}${id}`) as Slot;
  const piles = [1, 2, 3, 4].map((n) => find(`t${n}`));
  const [reserve, waste, hand] = [find('r'), find('w'), find('h')];
  const base = yours ? grid.ours : grid.theirs;
  const fans = [...piles, reserve];
  const room = Math.max(base, ...fans.filter((s) => isOpen(s.id)).map((s) => openedRoom(s.pieces.length, card, base)));
  const wide = grid.card * 4 + grid.gap * 3 > 330;
  const name = yours ? 'yours' : 'theirs';
  drawn.labels.push(heading(grid, `piles-${name}${wide ? '-rule' : ''}` as LabelText, y));
  const counts = [reserve, waste, hand].map((s) => s.pieces.length + s.hidden);
  if (narrow) drawn.labels.push({ text: 'stock', n: 0, x: Math.floor(grid.left + grid.inner), y: y - 10, anchor: 'end', counts });
  else
    for (const [i, text] of (['reserve', 'waste', 'hand'] as const).entries())
      drawn.labels.push({ text, n: counts[i] ?? 0, x: column(grid, 5 + i) + card / 2, y: y - 10, anchor: 'middle' });

  for (const [i, slot] of fans.entries()) {
    const x = column(grid, i < 4 ? i : 5);
    const place = { x, y, w: card, h };
    const part = fan(slot, { x, y, w: card, room: base, open: isOpen(slot.id), reserve: i === 4 });
    gather(drawn, part);
    const reach = around([place, ...part.pieces.filter((p) => p.shown)]);
    drawn.slots.push(
      control(slot, place, {
        look: emptyOf(slot),
        touch: reach,
        drop: { x: x - gap / 2, y: y - 12, w: card + gap, h: h + room + 16 },
      }),
    );
  }

  const wastePlace = { x: column(grid, 6), y, w: card, h };
  const n = waste.pieces.length;
  if (!isOpen(waste.id) || n < 2)
    for (const [i, piece] of waste.pieces.entries()) drawn.pieces.push(lay(waste.id, piece, wastePlace, { shown: i >= n - 2 }));
  drawn.slots.push(
    control(waste, wastePlace, {
      look: emptyOf(waste),
      drop: { x: wastePlace.x - gap / 2, y: y - 12, w: card + gap, h: h + 24 },
    }),
  );

  const handPlace = { x: column(grid, 7), y, w: card, h };
  const listed = hand.pieces.some((p) => p.faceUp);
  const count = hand.pieces.length + hand.hidden;
  if (count > 0 && (listed || hand.pieces.length === 0)) drawn.pieces.push(stack(hand, player, handPlace));
  if (!listed)
    for (const [i, piece] of [...hand.pieces].reverse().entries())
      drawn.pieces.push(lay(hand.id, piece, handPlace, { shown: i >= count - 2 }));
  else if (!yours && !isOpen(hand.id))
    for (const piece of [...hand.pieces].reverse()) drawn.pieces.push(lay(hand.id, piece, handPlace, { shown: false }));
  drawn.slots.push(control(hand, handPlace, { look: emptyOf(hand) }));

  // What lies in order beneath these opens below them.
  let bottom = y + h + room;
  const chip = (slot: Slot, at: Box): void => {
    drawn.folds.push({
      slot: slot.id,
      count: slot.pieces.length,
      open: isOpen(slot.id),
      x: at.x,
      y: at.y + h + 7,
      w: card,
      h: narrow ? 22 : 24,
    });
  };
  const opened: { slot: Slot; text: LabelText; next: boolean }[] = [];
  if (n > 1) {
    chip(waste, wastePlace);
    if (isOpen(waste.id)) opened.push({ slot: waste, text: `open-waste-${name}`, next: false });
  }
  if (listed && !yours) {
    chip(hand, handPlace);
    if (isOpen(hand.id)) opened.push({ slot: hand, text: `open-hand-${name}`, next: true });
  }
  for (const { slot, text, next } of opened) {
    const top = bottom + grid.between;
    const size = grid.ticket;
    drawn.labels.push(heading(grid, text, top));
    // The top of the waste stays where it is played from.
    const whole = next ? slot : { ...slot, pieces: slot.pieces.slice(0, -1) };
    gather(drawn, tickets(whole, { x: grid.left, y: top, w: grid.inner }, size, { rows: 99, open: true, next }));
    if (!next) drawn.pieces.push(lay(slot.id, slot.pieces[n - 1] as Slot['pieces'][number], wastePlace));
    bottom = top + ticketsHeight(drawn, slot, top, 1, size.h);
  }
  return bottom;
}

/** The back of a hand whose cards lie open elsewhere, or are not listed. */
const stack = (slot: Slot, player: 1 | 2, place: Box) => ({
  id: `${slot.id}:stack`,
  slot: slot.id,
  face: { kind: 'card', rank: 0, suit: 'c', back: player } as const,
  ...place,
  shown: true,
  form: 'back' as const,
});

/** Keeps the most cards an open hand has held, and the most room that fans have been given. */
export function remember(memory: Map<string, number>, scene: Scene): void {
  for (const player of [1, 2]) memory.set(`fans ${player}`, stepsOf(scene, player, memory));
  for (const slot of scene.slots)
    if (slot.kind === 'hand' && slot.pieces.some((p) => p.faceUp))
      memory.set(slot.id, Math.max(memory.get(slot.id) ?? 0, slot.pieces.length));
}
