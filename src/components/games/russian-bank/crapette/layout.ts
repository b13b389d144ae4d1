import { countOf, type Scene, type Slot } from '../../../../engine/core/scene.ts';
import * as m from '../../../../paraglide/messages.js';
import { isRed, placeSuit, type Suit } from '../../../board/faces/suits.ts';
import { saidActs } from '../../../board/layout/acts.ts';
import { control, type Drawn, gather, lay, nothing, ratio } from '../../../board/layout/cards/parts.ts';
import type { Box, Layout, LayoutOptions } from '../../../board/layout/types.ts';
import { fan } from '../fan.ts';
import { type Grid, gridFor, type Needs, naturalHeight, rowStep } from './grid.ts';
import { houseNumber } from './house-number.ts';
import { across } from './houses.ts';

type PlayerNumber = 1 | 2;
type Memory = ReadonlyMap<string, number>;

/**
 * Lays out a traditional table: the opponent's cards above, the reader's below, and between them what belongs to nobody, the eight
 * houses and the foundations, which are in the same places for both players. Pure.
 */
export function layOut(scene: Scene, options: LayoutOptions): Layout {
  const seat: PlayerNumber = options.seat === 2 ? 2 : 1;
  const needs = needsOf(scene, options.memory);
  const height = options.height ?? Math.min(naturalHeight(options.width, needs), options.maxHeight ?? Number.POSITIVE_INFINITY);
  const grid = gridFor(options.width, height, needs);
  const drawn = nothing();
  const acts: NonNullable<Layout['acts']>[number][] = [];
  stocks(scene, seat === 1 ? 2 : 1, false, grid, options, drawn);
  homes(scene, grid, drawn);
  houses(scene, grid, options, drawn);
  stocks(scene, seat, true, grid, options, drawn);
  acts.push(...must(scene, grid, options, drawn));

  const { card, gap } = grid;
  const h = card * ratio;
  const hand = find(scene, `${seat}h`);
  const place = drawn.slots.find(({ id }) => id === hand.id)?.place as Box;
  // An empty hand is touched as well: the waste is turned over by it.
  const draws = options.draws?.includes(hand.id) || options.offers?.some(({ to }) => to === `${seat}u`);
  if (draws && options.draws) {
    const pill = { w: card < 50 ? card + 2 : Math.min(64, card - 2), h: Math.min(26, card * 0.38) };
    const box = { x: place.x + (card - pill.w) / 2, y: place.y + h - pill.h - (card < 50 ? 5 : 8), ...pill };
    acts.push({ id: hand.id, kind: 'draw', ...box, touch: { x: place.x - gap / 2, y: place.y, w: card + gap, h } });
  }
  const [from, to] = grid.form === 'low' ? [4, 4] : [2, 6];
  const line = { x: stockX(grid, from), y: grid.ours + h / 2 - 16, w: stockX(grid, to) - stockX(grid, from) - gap, h: 40 };
  if (line.w > 0) acts.push(...saidActs(options.said ?? [], line, line.w));
  return {
    game: scene.game,
    width: options.width,
    height,
    slots: drawn.slots,
    pieces: drawn.pieces,
    labels: drawn.labels,
    ornaments: drawn.ornaments,
    ground: [],
    folds: drawn.folds,
    type: grid.type,
    acts,
    unit: { w: card, h },
  };
}

const find = (scene: Scene, id: string): Slot => scene.slots.find((s) => s.id === id) as Slot;
const longest = (scene: Scene): number =>
  Math.max(1, ...scene.slots.filter(({ kind }) => kind === 'pile').map(({ pieces }) => pieces.length));
/** Whether the cards of a stack are known, so that it can be opened. */
const opens = ({ kind, pieces }: Slot): boolean =>
  ['reserve', 'waste', 'hand'].includes(kind) && pieces.length > (kind === 'hand' ? 0 : 1) && pieces.every((p) => p.faceUp);

/** Whether a stack can be opened, or there will be one: what is discarded is seen. */
const willOpen = (scene: Scene): boolean =>
  scene.slots.some((slot) => opens(slot) || (['hand', 'waste'].includes(slot.kind) && countOf(slot) > 0));

function needsOf(scene: Scene, memory: Memory | undefined): Needs {
  const now = longest(scene);
  return { first: memory?.get('first house') ?? now, now, open: memory?.get('opens') === 1 || willOpen(scene) };
}

/** Keeps how long the houses were at first, and whether a stack could be opened, so that cards keep their size. */
export function remember(memory: Map<string, number>, scene: Scene): void {
  if (!memory.has('first house')) memory.set('first house', longest(scene));
  if (willOpen(scene)) memory.set('opens', 1);
}

const column = (grid: Grid, i: number): number => grid.left + i * (grid.card + grid.gap);
/** The places of a row of a player's own cards: eight beside one another, or two at either end. */
function stockX(grid: Grid, i: number): number {
  if (grid.form !== 'columns') return column(grid, i);
  const step = grid.card + 2.5 * grid.gap;
  return i < 4 ? grid.left + i * step : grid.left + grid.inner - grid.card - (7 - i) * step;
}

const words = (drawn: Drawn, text: string, x: number, y: number, more: Partial<Layout['labels'][number]> = {}): void => {
  drawn.labels.push({ text, n: 0, x: Math.ceil(x), y: y - 8, anchor: 'start', ...more });
};
const emptyOf = (slot: Slot): 'line' | 'bare' => (countOf(slot) === 0 ? 'line' : 'bare');
const around = ({ x, y, w, h }: Box, by: number): Box => ({ x: x - by, y: y - by, w: w + 2 * by, h: h + 2 * by });

/** Eight foundations: a row, or two for each suit between the houses. */
function homes(scene: Scene, grid: Grid, drawn: Drawn): void {
  const { card, gap } = grid;
  const h = card * ratio;
  const columns = grid.form === 'columns';
  const x = columns ? grid.left + card + grid.room + gap * 2 : grid.left;
  words(drawn, 'foundations', x, grid.homes);
  for (const slot of scene.slots.filter(({ kind }) => kind === 'foundation')) {
    const i = slot.index - 1;
    const place = columns
      ? { x: x + (i % 2) * (card + gap), y: grid.homes + (i >> 1) * rowStep(grid), w: card, h }
      : { x: column(grid, i), y: grid.homes, w: card, h };
    const suit = slot.id[1] as Suit;
    if (slot.pieces.length === 0)
      drawn.ornaments.push({
        ...placeSuit(suit, place.x + card / 2, place.y + h / 2, card * 0.42),
        role: isRed(suit) ? 'sign-red' : 'sign-suit',
      });
    for (const [n, piece] of slot.pieces.entries())
      drawn.pieces.push(lay(slot.id, piece, place, { shown: n >= slot.pieces.length - 2 }));
    const reach = around(place, columns ? 2.5 : gap / 2);
    drawn.slots.push(control(slot, place, { look: emptyOf(slot), touch: reach, drop: reach }));
  }
}

/** The eight houses, one to four those of player 1's column: two columns, or a row. */
function houses(scene: Scene, grid: Grid, options: LayoutOptions, drawn: Drawn): void {
  const { card, gap, room } = grid;
  const h = card * ratio;
  const columns = grid.form === 'columns';
  words(drawn, 'houses', grid.left, grid.houses);
  const right = grid.left + grid.inner - card - room;
  if (columns) words(drawn, 'houses-more', right, grid.houses);
  const inOrder = scene.slots.filter(({ kind }) => kind === 'pile').sort((a, b) => houseNumber(a.id) - houseNumber(b.id));
  for (const slot of inOrder) {
    const second = slot.id[0] === '2';
    const i = slot.index - 1;
    const open = options.open?.has(slot.id) ?? false;
    const key = houseNumber(slot.id);
    if (columns) {
      const place = { x: second ? right : grid.left, y: grid.houses + i * rowStep(grid), w: card, h };
      words(drawn, 'house', place.x - 5, place.y + h / 2 + 12, { n: key, anchor: 'end' });
      gather(drawn, across(slot, place, room, open));
      const reach = { x: place.x - 4, y: place.y - 2.5, w: card + room + 4, h: h + 5 };
      drawn.slots.push(control(slot, place, { key, look: emptyOf(slot), touch: reach, drop: reach, whole: true }));
    } else {
      const place = { x: column(grid, second ? i + 4 : i), y: grid.houses, w: card, h };
      const reach = { x: place.x - gap / 2, y: place.y - 4, w: card + gap, h: h + room + 8 };
      const touch = { x: reach.x, y: Math.max(0, place.y - 24), w: Math.max(44, reach.w), h: 44 };
      gather(drawn, fan(slot, { x: place.x, y: place.y, w: card, room, open, reserve: false, touch }));
      drawn.slots.push(control(slot, place, { key, look: emptyOf(slot), touch: reach, drop: reach }));
    }
  }
}

/** One player's own cards: theirs from the left reserve and waste, turned-up card and hand; the reader's the other way round, as across a table. */
function stocks(scene: Scene, player: PlayerNumber, yours: boolean, grid: Grid, options: LayoutOptions, drawn: Drawn): void {
  const [reserve, waste, up, hand] = ['r', 'w', 'u', 'h'].map((id) => find(scene, `${player}${id}`)) as [Slot, Slot, Slot, Slot];
  const y = yours ? grid.ours : grid.theirs;
  const low = grid.form === 'low';
  const columns = low ? (yours ? [7, 6, 5, 4] : [0, 1, 2, 3]) : yours ? [7, 6, 1, 0] : [0, 1, 6, 7];
  for (const [i, slot] of [reserve, waste, up, hand].entries())
    stock(slot, player, { x: stockX(grid, columns[i] ?? 0), y, w: grid.card, h: grid.card * ratio }, grid, options, drawn);
  const counts = [reserve, waste, hand].map(countOf);
  if (grid.form === 'columns') {
    for (const [i, text] of (['reserve', 'waste', 'turned-up', 'hand'] as const).entries())
      words(drawn, text, stockX(grid, columns[i] ?? 0) + grid.card / 2, y, {
        n: [...counts.slice(0, 2), 0, counts[2]][i] ?? 0,
        anchor: 'middle',
      });
    return;
  }
  const end = yours ? { anchor: 'end' as const } : {};
  const x = yours ? grid.left + grid.inner : grid.left;
  if (low) words(drawn, 'stock', x, y, { counts, ...end });
  else words(drawn, yours ? 'stock-yours' : 'stock-theirs', grid.left, y, { counts });
}

/** A stack of a player: the top to be seen, what is known beneath it behind a number. */
function stock(slot: Slot, player: PlayerNumber, place: Box, grid: Grid, options: LayoutOptions, drawn: Drawn): void {
  const { card, gap } = grid;
  const n = slot.pieces.length;
  const known = opens(slot);
  if (slot.kind === 'hand' && known) {
    drawn.pieces.push({
      id: `${slot.id}:stack`,
      slot: slot.id,
      face: { rank: 0, suit: 'c', back: player },
      ...place,
      shown: true,
      form: 'back',
    });
    const [w, h] = [Math.min(26, card * 0.6), Math.min(33, card * 0.76)];
    const next = { x: place.x + (card - w) / 2, y: place.y + (place.h - h) / 2, w, h };
    for (const [i, piece] of [...slot.pieces.entries()].reverse())
      drawn.pieces.push(i === 0 ? lay(slot.id, piece, next, { form: 'ticket' }) : lay(slot.id, piece, place, { shown: false }));
  } else {
    const pieces = slot.kind === 'hand' ? [...slot.pieces].reverse() : slot.pieces;
    // Of closed cards beneath an open one the edges are seen, above it, and below the words there.
    const rise = slot.kind === 'reserve' && !known ? Math.min(1.5, (grid.form === 'columns' ? 5 : 3) / Math.max(1, n - 1)) : 0;
    for (const [i, piece] of pieces.entries()) {
      const box = { ...place, y: place.y - (n - 1 - i) * rise };
      drawn.pieces.push(lay(slot.id, piece, box, { shown: rise > 0 || i >= n - (known ? 1 : 2) }));
    }
  }
  if (known) {
    const box = { x: place.x, y: place.y + place.h + 3, w: card, h: 18 };
    const touch = { x: place.x - gap / 2, y: box.y - 2, w: card + gap, h: 24 };
    drawn.folds.push({ slot: slot.id, count: n, open: options.open?.has(slot.id) ?? false, ...box, look: 'chip', touch });
  }
  const reach = { x: place.x - gap / 2, y: place.y - 4, w: card + gap, h: place.h + 4 };
  drawn.slots.push(control(slot, place, { look: emptyOf(slot), touch: reach, drop: reach }));
}

/** Where plays are compulsory, the cards that must go home are ringed and say so, and their places are lit: every legal action sends one there. A stylesheet hides it from readers who want no marks. */
function must(scene: Scene, grid: Grid, { offers = [] }: LayoutOptions, drawn: Drawn): NonNullable<Layout['acts']>[number][] {
  if (offers.length === 0 || !offers.every(({ to }) => find(scene, to).kind === 'foundation')) return [];
  const h = Math.max(17, Math.min(22, grid.card * 0.34));
  const w = Math.min(grid.card - 2, h * 2.4);
  const tags = [...new Set(offers.flatMap(({ pieces }) => pieces))].flatMap((id) => {
    const card = drawn.pieces.find((piece) => piece.id === id);
    if (!card) return [];
    const { x, y, w: wide, h: high } = card;
    // A number stands close below a stack that can be opened.
    const numbered = drawn.folds.some(({ slot, look }) => slot === card.slot && look === 'chip');
    const tag = { x: x + (wide - w) / 2, y: y + high - h * (numbered ? 0.9 : 0.55), w, h };
    return [{ id, kind: 'must' as const, words: m.crapette_label_must(), ...tag, touch: { x, y, w: wide, h: high } }];
  });
  const lit = [...new Set(offers.map(({ to }) => to))].flatMap((id) => {
    const place = drawn.slots.find((slot) => slot.id === id)?.place;
    return place ? [{ id, kind: 'lit' as const, ...place, touch: place }] : [];
  });
  return [...lit, ...tags];
}
