import { countOf, type Piece, type Scene, type Slot } from '../../../engine/core/scene.ts';
import { isRed, placeSuit, type Suit } from '../../board/faces/suits.ts';
import { saidActs } from '../../board/layout/acts.ts';
import { control, type Drawn, gather, lay, nothing, ratio } from '../../board/layout/cards/parts.ts';
import type { Box, Layout, LayoutOptions } from '../../board/layout/types.ts';
import { fan, reach } from './fan.ts';
import { type BankNeeds, type Grid, gridFor, naturalHeight } from './grid.ts';
import { type TicketRows, tickets, ticketsHeight } from './tickets.ts';

type PlayerNumber = 1 | 2;

/**
 * Lays out a table of Russian Bank: the opponent above, eight foundations, the reader below. A wide board has what is to
 * come and what lies beneath in a wing at the right, a tall one the reader's hand in rows below. Pure.
 */
export function layOut(scene: Scene, options: LayoutOptions): Layout {
  const seat: PlayerNumber = options.seat === 2 ? 2 : 1;
  const needs = needsOf(scene, seat, options.memory);
  const natural = Math.min(naturalHeight(options.width, needs), options.maxHeight ?? Number.POSITIVE_INFINITY);
  const height = options.height ?? Math.round(natural);
  const grid = gridFor(options.width, height, needs, options.height === undefined || undefined);
  return table(scene, { seat, grid, width: options.width, options });
}

/** The same table as a picture that lists `rows` below it, as tickets; only as high as it needs. */
export function layOutListed(scene: Scene, width: number, seat: PlayerNumber, rows: readonly string[]): Layout {
  const needs = { ...needsOf(scene, seat, undefined), listed: false };
  const exact = { ...needs, first: needs.now };
  const grid = gridFor(width, naturalHeight(width, exact), exact, true);
  const [theirs, ours] = exact.now.map((n) => Math.max(0, n - 1) * grid.card * 0.47) as [number, number];
  const slack = grid.theirs + grid.ours - theirs - ours;
  return table(scene, {
    seat,
    grid: { ...grid, theirs, ours, height: grid.height - slack },
    width,
    options: { width },
    rows,
  });
}

const slotOf = (scene: Scene, id: string): Slot => scene.slots.find((s) => s.id === id) as Slot;
const listedOf = (slot: Slot): readonly Piece[] => slot.pieces.filter((p) => p.faceUp);
/** What lies beneath the top of a waste, from the top. */
const beneath = (slot: Slot): Piece[] => slot.pieces.slice(0, -1).reverse();

/** Cards of a player that lie in fans. */
const fansOf = (scene: Scene, player: PlayerNumber): Slot[] =>
  scene.slots.filter((s) => s.owner === player && (s.kind === 'pile' || s.kind === 'reserve'));

/** How many cards of the hands nobody may see. */
const closedIn = (scene: Scene): number =>
  (['1h', '2h'] as const).reduce((sum, id) => {
    const hand = slotOf(scene, id);
    return sum + countOf(hand) - listedOf(hand).length;
  }, 0);

const longest = (scene: Scene, player: PlayerNumber): number => Math.max(1, ...fansOf(scene, player).map(reach));

function needsOf(scene: Scene, seat: PlayerNumber, memory: ReadonlyMap<string, number> | undefined): BankNeeds {
  const other: PlayerNumber = seat === 1 ? 2 : 1;
  const kept = (key: string, now: number) => Math.max(memory?.get(key) ?? 0, now);
  const now = [longest(scene, other), longest(scene, seat)] as const;
  const hand = (p: PlayerNumber) => kept(`tickets ${p}h`, listedOf(slotOf(scene, `${p}h`)).length);
  const closed = kept('closed', closedIn(scene)) > 0 && hand(other) + hand(seat) === 0;
  const waste = (p: PlayerNumber) => beneath(slotOf(scene, `${p}w`)).filter((p) => p.faceUp).length;
  const wastes = [waste(other), waste(seat)] as const;
  const stock = [other, seat].some((p) => ['h', 'w'].some((id) => slotOf(scene, `${p}${id}`).pieces.length > 0));
  return {
    // One card more than the first position has.
    first: [memory?.get(`first ${other}`) ?? now[0], memory?.get(`first ${seat}`) ?? now[1]],
    now,
    tickets: [hand(other), wastes[0], hand(seat), wastes[1]],
    listed: !closed && (stock || kept('stock', 0) > 0),
  };
}

interface Laid {
  readonly seat: PlayerNumber;
  readonly grid: Grid;
  readonly width: number;
  readonly options: LayoutOptions;
  /** Slots listed in rows below the board. */
  readonly rows?: readonly string[];
}

function table(scene: Scene, laid: Laid): Layout {
  const { seat, grid, width, options, rows } = laid;
  const { card, gap } = grid;
  const h = card * ratio;
  const other: PlayerNumber = seat === 1 ? 2 : 1;
  const drawn = nothing();
  const acts: NonNullable<Layout['acts']>[number][] = [];

  const top = grid.head;
  side(scene, other, false, top, laid, drawn);
  const homes = top + h + grid.theirs + grid.above;
  label(drawn, grid, grid.form === 'wide' ? 'foundations-rule' : 'foundations', homes);
  for (const slot of scene.slots.filter((s) => s.kind === 'foundation')) {
    const place = { x: column(grid, slot.index - 1), y: homes, w: card, h };
    const suit = slot.id[1] as Suit;
    if (slot.pieces.length === 0)
      drawn.ornaments.push({
        ...placeSuit(suit, place.x + card / 2, homes + h / 2, card * 0.42),
        role: isRed(suit) ? 'sign-red' : 'sign-suit',
      });
    for (const [i, piece] of slot.pieces.entries())
      drawn.pieces.push(lay(slot.id, piece, place, { shown: i >= slot.pieces.length - 2 }));
    const reach = { x: place.x - gap / 2, y: homes - 4, w: card + gap, h: h + 8 };
    drawn.slots.push(control(slot, place, { look: emptyOf(slot), touch: reach, drop: reach }));
  }
  const own = homes + h + grid.between;
  side(scene, seat, true, own, laid, drawn);

  const mine = slotOf(scene, `${seat}h`);
  const pill = { w: Math.min(54, card - 3), h: Math.min(26, card * 0.48) };
  const onCard = (id: string, kind: 'draw' | 'waits', n: number, y: number) => {
    const x = column(grid, n);
    const box = { x: x + (card - pill.w) / 2, y: y + h - pill.h - (card < 50 ? 5 : 8), ...pill };
    acts.push({ id, kind, ...box, touch: { x: x - gap / 2, y, w: card + gap, h } });
  };
  if (options.draws?.includes(mine.id)) onCard(mine.id, 'draw', 7, own);
  // A drawn card that has to be played first is marked where it is, whoever drew it; small pictures have no room for words.
  if (scene.waits !== undefined && options.draws) onCard(scene.waits, 'waits', 6, scene.waits[0] === String(seat) ? own : top);
  const said = options.said ?? [];
  let handTop = own;
  if (grid.wing) handTop = wing(scene, seat, own, laid, drawn);
  if (grid.hand) {
    handTop = own + h + grid.ours + grid.between;
    label(drawn, grid, 'wing-hand-yours', handTop);
    const { x, cols, rows: most, w, h: high, gap: step } = grid.hand;
    const row = { x, y: handTop, cols, w, h: high, gap: step, rows: most };
    gather(drawn, tickets(mine.id, listedOf(mine), { ...row, next: true, open: isOpen(options, mine.id) }));
  }
  // What is said lies at the right end of the line above the hand, or under its back where no card of it is open; in a wing
  // above the words of that line.
  const above = (grid.wing && grid.form === 'wide') || grid.hand;
  const winged = grid.form === 'wide' ? grid.wing : null;
  const right = Math.min(width - 4, winged ? winged.x + winged.cols * (winged.w + winged.gap) : grid.left + grid.inner);
  const left = winged?.x ?? column(grid, 6);
  const line = { x: left, y: above ? handTop - (winged ? 54 : 40) : own + h + 4, w: right - left, h: 40 };
  acts.push(...saidActs(said, line, line.w - grid.type * (winged ? 6 : 0)));

  let bottom = grid.height;
  if (rows) {
    bottom = own + h + grid.ours;
    for (const id of rows) bottom = listBelow(slotOf(scene, id), id[0] === String(seat), bottom, grid, drawn);
    bottom = Math.round(bottom + grid.foot);
  }
  return {
    game: scene.game,
    width,
    height: bottom,
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

const isOpen = (options: LayoutOptions, id: string): boolean => options.open?.has(id) ?? false;
const column = (grid: Grid, i: number): number => grid.left + i * (grid.card + grid.gap);

/** How far above the cards words stand: a card that is lifted, with its ring, stays below them. */
const over = ({ between }: Grid): number => (between > 20 ? 10.5 : 8);

/** The words on the line above `y`. */
function label(drawn: Drawn, grid: Grid, text: string, y: number, x = grid.left): void {
  drawn.labels.push({ text, n: 0, x: Math.ceil(x), y: y - over(grid), anchor: 'start' });
}

/** An empty place is outlined. */
const emptyOf = (slot: Slot): 'line' | 'bare' => (countOf(slot) === 0 ? 'line' : 'bare');

/** One player's row: four piles, reserve, waste, hand. */
function side(scene: Scene, player: PlayerNumber, yours: boolean, y: number, { grid, options, rows }: Laid, drawn: Drawn): void {
  const { card, gap } = grid;
  const h = card * ratio;
  const find = (id: string) => slotOf(scene, `${player}${id}`);
  const [reserve, waste, hand] = [find('r'), find('w'), find('h')];
  const fans = [...[1, 2, 3, 4].map((n) => find(`t${n}`)), reserve];
  const room = yours ? grid.ours : grid.theirs;
  const name = yours ? 'yours' : 'theirs';
  const base = y - over(grid);
  const ruled = grid.form === 'wide' && grid.card * 5 + grid.gap * 4 > grid.type * 23;
  label(drawn, grid, `piles-${name}${ruled ? '-rule' : ''}`, y);
  const counts = [reserve, waste, hand].map((s) => countOf(s));
  if (grid.form === 'wide' && card > grid.type * 4.2)
    for (const [i, text] of (['reserve', 'waste', 'hand'] as const).entries())
      drawn.labels.push({ text, n: counts[i] ?? 0, x: column(grid, 5 + i) + card / 2, y: base, anchor: 'middle' });
  else drawn.labels.push({ text: 'stock', n: 0, x: Math.floor(grid.left + grid.inner), y: base, anchor: 'end', counts });

  /** A whole column is touched, and takes what is let go over it. */
  const reach = (x: number): Box => ({ x: x - gap / 2, y: y - 4, w: card + gap, h: h + room + 8 });
  for (const [i, slot] of fans.entries()) {
    const x = column(grid, i < 4 ? i : 5);
    const place = { x, y, w: card, h };
    const opens = { x: x - gap / 2, y: Math.max(0, y - 24), w: Math.max(44, card + gap), h: 44 };
    gather(drawn, fan(slot, { x, y, w: card, room, open: isOpen(options, slot.id), reserve: i === 4, touch: opens }));
    drawn.slots.push(control(slot, place, { look: emptyOf(slot), touch: reach(x), drop: reach(x) }));
  }

  const single = (slot: Slot, x: number) => {
    const place = { x, y, w: card, h };
    const touch = { ...reach(x), h: h + 6 };
    drawn.slots.push(control(slot, place, { look: emptyOf(slot), touch, drop: reach(x) }));
    return place;
  };
  const chips = grid.wing === null && !rows;
  const chip = (slot: Slot, at: Box, count: number): void => {
    const box = { x: at.x, y: at.y + h + 5, w: card, h: grid.form === 'tall' && card < 60 ? 18 : 22 };
    const touch = { x: at.x - gap / 2, y: box.y - 2, w: Math.max(44, card + gap), h: 44 };
    drawn.folds.push({ slot: slot.id, count, open: isOpen(options, slot.id), ...box, look: 'chip', touch });
  };

  const wastePlace = single(waste, column(grid, 6));
  const n = waste.pieces.length;
  const under = chips && yours && grid.hand ? underWaste(waste, wastePlace, grid) : null;
  const covered = (grid.wing !== null || under !== null || rows?.includes(waste.id)) && beneath(waste).every((p) => p.faceUp);
  for (const [i, piece] of waste.pieces.entries())
    if (i === n - 1 || !covered) drawn.pieces.push(lay(waste.id, piece, wastePlace, { shown: i >= n - 2 }));
  if (under) gather(drawn, tickets(waste.id, beneath(waste), { ...under, open: isOpen(options, waste.id) }));
  else if (chips && n > 1 && waste.pieces.every((p) => p.faceUp)) chip(waste, wastePlace, n);

  const handPlace = single(hand, column(grid, 7));
  const open = listedOf(hand);
  const count = counts[2] ?? 0;
  if (count > 0 && (open.length > 0 || hand.pieces.length === 0)) drawn.pieces.push(stack(hand, player, handPlace));
  const inRows = grid.wing !== null || (yours && grid.hand !== null) || (rows?.includes(hand.id) ?? false);
  if (open.length === 0)
    for (const [i, piece] of [...hand.pieces].reverse().entries())
      drawn.pieces.push(lay(hand.id, piece, handPlace, { shown: i >= count - 2 }));
  else if (!inRows) {
    // The next one is read on the back: whoever wants to block has to know it.
    const [w, high] = [Math.min(26, card * 0.6), Math.min(33, card * 0.76)];
    const next = { x: handPlace.x + (card - w) / 2, y: y + (h - high) / 2, w, h: high };
    for (const piece of [...hand.pieces].reverse())
      drawn.pieces.push(
        piece === open[0] ? lay(hand.id, piece, next, { form: 'ticket' }) : lay(hand.id, piece, handPlace, { shown: false }),
      );
    if (chips) chip(hand, handPlace, open.length);
  }
}

/** Rows at most for what is beneath the waste, where nothing but the hand is listed. */
const underRows = 2;
/** What is said above the hand needs so much. */
const sayRoom = 44;

/**
 * Where the few cards beneath the reader's waste lie open under it, in a tall board: what a turn hangs on is then read without opening it.
 * Null where there are none, too many, or not all are seen.
 */
function underWaste(waste: Slot, place: Box, { card, gap, ours }: Grid): Omit<TicketRows, 'open'> | null {
  const pieces = beneath(waste);
  const size = { w: 25, h: 33, gap: 2 };
  const cols = Math.floor((2 * card + gap + size.gap) / (size.w + size.gap));
  const rows = Math.ceil(pieces.length / cols);
  const fits = rows > 0 && rows <= underRows && 6 + rows * (size.h + size.gap) + sayRoom <= ours;
  return fits && waste.pieces.every(({ faceUp }) => faceUp)
    ? { ...size, x: place.x, y: place.y + place.h + 6, cols, rows, next: false }
    : null;
}

/** Hands and wastes in the wing: the opponent's from the top, the reader's level with their row or higher. Gives where the reader's begin. */
function wing(scene: Scene, seat: PlayerNumber, own: number, { grid, options }: Laid, drawn: Drawn): number {
  const w = grid.wing;
  if (!w) return own;
  const other: PlayerNumber = seat === 1 ? 2 : 1;
  const said = (options.said ?? []).length > 0;
  const short = w.cols * (w.w + w.gap) + 26 < grid.type * 13.2;
  const lists = (player: PlayerNumber, yours: boolean, from: number) => {
    const name = yours ? 'yours' : 'theirs';
    const tail = short || (yours && said) ? '-short' : '';
    const hand = slotOf(scene, `${player}h`);
    const waste = slotOf(scene, `${player}w`);
    return [
      { slot: hand, pieces: listedOf(hand), text: `wing-hand-${name}${tail}`, rows: w.rows[from] ?? 1, next: true },
      {
        slot: waste,
        pieces: beneath(waste).filter((p) => p.faceUp),
        text: `wing-waste-${name}${short ? '-short' : ''}`,
        rows: w.rows[from + 1] ?? 1,
        next: false,
      },
    ].filter(({ pieces }) => pieces.length > 0);
  };
  const heightOf = (all: ReturnType<typeof lists>) =>
    all.reduce((sum, { pieces, rows }, i) => sum + ticketsHeight(pieces.length, { ...w, rows }) + (i > 0 ? w.label : 0), 0);
  const put = (all: ReturnType<typeof lists>, from: number) => {
    let y = from;
    for (const { slot, pieces, text, rows, next } of all) {
      label(drawn, grid, text, y, w.x);
      gather(drawn, tickets(slot.id, pieces, { ...w, y, rows, next, open: isOpen(options, slot.id) }));
      y += ticketsHeight(pieces.length, { ...w, rows }) + w.label;
    }
  };
  put(lists(other, false, 0), grid.head);
  const mine = lists(seat, true, 2);
  const from = Math.min(own, grid.height - grid.foot - heightOf(mine));
  put(mine, from);
  return from;
}

/** A slot's cards in rows of their own, as in figures. Gives where they end. */
function listBelow(slot: Slot, yours: boolean, top: number, grid: Grid, drawn: Drawn): number {
  const name = yours ? 'yours' : 'theirs';
  const pieces = slot.kind === 'waste' ? beneath(slot) : listedOf(slot);
  if (pieces.length === 0) return top;
  const y = top + 24;
  const text = slot.kind === 'waste' ? `wing-waste-${name}` : `wing-hand-${name}`;
  label(drawn, grid, text, y);
  const size = { w: 25, h: 33, gap: 2 };
  const cols = Math.floor((grid.inner + size.gap) / (size.w + size.gap));
  const part = tickets(slot.id, pieces, { ...size, x: grid.left, y, cols, rows: 99, next: slot.kind === 'hand', open: false });
  gather(drawn, { ...part, folds: [] });
  return y + ticketsHeight(pieces.length, { ...size, cols, rows: 99 });
}

/** The back of a hand whose cards lie open elsewhere, or are not listed. */
const stack = (slot: Slot, player: PlayerNumber, place: Box) => ({
  id: `${slot.id}:stack`,
  slot: slot.id,
  face: { rank: 0, suit: 'c', back: player } as const,
  ...place,
  shown: true,
  form: 'back' as const,
});

/** Keeps what the first position had in its fans, the most cards an open hand has held, and whether hands were closed. */
export function remember(memory: Map<string, number>, scene: Scene): void {
  const raise = (key: string, value: number) => memory.set(key, Math.max(memory.get(key) ?? 0, value));
  raise('closed', closedIn(scene));
  for (const player of [1, 2] as const) {
    if (!memory.has(`first ${player}`)) memory.set(`first ${player}`, longest(scene, player));
    const hand = slotOf(scene, `${player}h`);
    raise(`tickets ${player}h`, listedOf(hand).length);
    if (countOf(hand) + slotOf(scene, `${player}w`).pieces.length > 0) raise('stock', 1);
  }
}
