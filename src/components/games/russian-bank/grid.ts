import { clamp } from '../../../engine/core/numbers.ts';
import { mix, ratio } from '../../board/layout/cards/parts.ts';

/** What a table of Russian Bank has to find room for, in cards. */
export interface BankNeeds {
  /** Most cards of a fan, above and below: at first, and now. */
  readonly first: readonly [theirs: number, ours: number];
  readonly now: readonly [theirs: number, ours: number];
  /** Tickets of what is to come and of what lies beneath: the opponent's hand and waste, the reader's. */
  readonly tickets: readonly [theirHand: number, theirWaste: number, ownHand: number, ownWaste: number];
  /** Whether a hand will ever be listed: a table without, or with closed hands, keeps no room for tickets. */
  readonly listed: boolean;
}

/** The wing at the right of a wide board: how its tickets lie. */
export interface Wing {
  readonly x: number;
  readonly cols: number;
  readonly w: number;
  readonly h: number;
  readonly gap: number;
  /** Height of a heading above tickets. */
  readonly label: number;
  /** Rows that fit for each kind, as in `BankNeeds`; what does not fit is behind a number. */
  readonly rows: readonly number[];
}

/** Rows of the reader's hand below a tall board. */
export interface HandRows {
  readonly x: number;
  readonly cols: number;
  readonly rows: number;
  readonly w: number;
  readonly h: number;
  readonly gap: number;
}

/** Measures of the grid of eight columns. */
export interface Grid {
  readonly form: 'wide' | 'low' | 'tall';
  readonly left: number;
  readonly inner: number;
  readonly card: number;
  readonly gap: number;
  readonly type: number;
  readonly head: number;
  /** Between the opponent's fans and the foundations, and between these and the reader's cards. */
  readonly above: number;
  readonly between: number;
  readonly foot: number;
  /** How far down fans may reach, above and below. */
  readonly theirs: number;
  readonly ours: number;
  readonly wing: Wing | null;
  readonly hand: HandRows | null;
  readonly height: number;
}

/** The thinnest strip in which a rank is still read. */
export const thinnest = (w: number): number => (w >= 70 ? 15 : w >= 56 ? 13 : 10);
/** From card to card while there is room. */
export const natural = (w: number): number => w * 0.47;

/** Measures of a form, before it is known how large the cards are. */
interface Measures {
  readonly pad: number;
  readonly gap: number;
  readonly head: number;
  readonly label: number;
  readonly foot: number;
  readonly wingGap: number;
  readonly ticket: number;
  readonly ticketGap: number;
  readonly type: number;
  /** Cards are not made smaller than this before fans fold. */
  readonly least: number;
}

/** Wide boards at their loosest and at their tightest; larger screens have everything larger. */
function wideAt(ease: number, scale: number): Measures {
  const of = (tight: number, loose: number) => mix(tight, loose, ease) * scale;
  return {
    pad: of(12, 28),
    gap: of(5, 11),
    head: 34 * scale,
    label: 27 * scale,
    foot: of(12, 18),
    wingGap: of(14, 34),
    ticket: of(24, 32),
    ticketGap: of(2.5, 4),
    type: 13.5 * Math.min(scale, 1.25),
    least: 60,
  };
}

/** Of cards on a wide board, once all else has given way; where one is laid out for a larger screen than it is shown on, still less. */
const smallest = 54;

const low: Measures = {
  pad: 8,
  gap: 4,
  head: 19,
  label: 19,
  foot: 6,
  wingGap: 10,
  ticket: 22,
  ticketGap: 1.5,
  type: 12.5,
  least: 40,
};

const wingCols = 5;
const ticketHeight = 1.34;

/**
 * The largest grid for a board of this size. What gives way, in this order: gaps and empty fan room, fans down
 * to the smallest strip, tickets, cards down to 54 px (40 on small screens); then fans fold. Headings stay: they say what is what.
 */
export function gridFor(width: number, height: number, needs: BankNeeds, tall = width / height <= 1.2): Grid {
  if (tall) return tallGrid(width, height, needs);
  if (height < 480 || width < 560) return wideGrid(width, height, low, 'low', needs);
  const scale = clamp(Math.min(width / 936, height / 685), 1, 1.6);
  for (let ease = 1; ease > 0; ease -= 0.1) {
    const grid = wideGrid(width, height, wideAt(ease, scale), 'wide', needs);
    if (grid.card >= 60 && fits(grid, needs)) return grid;
  }
  return wideGrid(width, height, { ...wideAt(0, scale), least: smallest }, 'wide', needs);
}

/** The height that a tall board needs to show its fans at their natural step. */
export function naturalHeight(width: number, needs: BankNeeds): number {
  const probe = tallGrid(width, 10_000, needs);
  const fans = needs.first.reduce((sum, most) => sum + Math.max(2, most) * natural(probe.card), 0);
  return probe.head + 3 * probe.card * ratio + probe.above + probe.between + handHeight(probe) + fans + probe.foot;
}

const least = (needs: BankNeeds, card: number): [number, number] => [
  Math.max(0, needs.now[0] - 1) * thinnest(card),
  Math.max(0, needs.now[1] - 1) * thinnest(card),
];

const fits = (grid: Grid, needs: BankNeeds): boolean => {
  const [theirs, ours] = least(needs, grid.card);
  return grid.theirs >= theirs - 0.01 && grid.ours >= ours - 0.01;
};

/** Shares the room for fans by need; a rest goes 42:58. A share that would fold its fan borrows from the other. */
function share(room: number, needs: BankNeeds, card: number): [number, number] {
  const F = Math.max(0, room);
  const [a, b] = [Math.max(1, needs.first[0]) * natural(card), Math.max(1, needs.first[1]) * natural(card)];
  const theirs = a + b <= F ? a + 0.42 * (F - a - b) : (F * a) / (a + b);
  const [low, high] = least(needs, card);
  if (low + high > F) return [(F * low) / (low + high), (F * high) / (low + high)];
  const kept = clamp(theirs, low, F - high);
  return [kept, F - kept];
}

function wideGrid(width: number, height: number, m: Measures, form: 'wide' | 'low', needs: BankNeeds): Grid {
  const wingWidth = wingCols * (m.ticket + m.ticketGap) - m.ticketGap;
  const winged = needs.listed;
  const room = width - 2 * m.pad - (winged ? m.wingGap + wingWidth : 0);
  const fixed = (card: number) => m.head + 3 * card * ratio + 2 * m.label + m.foot;
  const most = Math.min((room - 7 * m.gap) / 8, height * 0.125);
  const tight = (card: number) => least(needs, card).reduce((sum, x) => sum + x, 0);
  let card = Math.floor(most * 2) / 2;
  while (card > Math.min(m.least, most) && height - fixed(card) < tight(card)) card -= 0.5;
  const gap = Math.min((room - 8 * card) / 7, m.gap * 1.8);
  const inner = 8 * card + 7 * gap;
  const [theirs, ours] = share(height - fixed(card), needs, card);
  const rest = Math.max(0, room - inner);
  const left = winged ? m.pad : m.pad + rest / 2;
  const wing = winged
    ? wingFor({ ...m, x: left + inner + m.wingGap, width: wingWidth + rest, height: height - m.head - m.foot }, needs)
    : null;
  return {
    form,
    left,
    inner,
    card,
    gap,
    type: m.type,
    head: m.head,
    above: m.label,
    between: m.label,
    foot: m.foot,
    theirs,
    ours,
    wing,
    hand: null,
    height,
  };
}

/** The narrowest ticket: its rank is still read. */
const narrowest = 17.5;

/** Five tickets a row, or more and smaller ones where the column is too high; what then does not fit is behind a number. */
function wingFor(m: Measures & { readonly x: number; readonly width: number; readonly height: number }, needs: BankNeeds): Wing {
  const heads = needs.tickets.filter((n) => n > 0).length;
  const widthOf = (cols: number) => Math.min(m.ticket, (m.width + m.ticketGap) / cols - m.ticketGap);
  for (let cols = wingCols; ; cols++) {
    const w = widthOf(cols);
    const h = w * ticketHeight;
    const wanted = needs.tickets.map((n) => Math.ceil(n / cols));
    // The first heading is on the line above the wing; above the reader's hand there may be a button.
    const heading = Math.max(0, heads - 1) * m.label + (m.label > 20 ? 16 : 0);
    const room = Math.floor((m.height - heading + m.ticketGap) / (h + m.ticketGap));
    const over = wanted.reduce((sum, n) => sum + n, 0) - room;
    if (over > 0 && widthOf(cols + 1) >= narrowest) continue;
    return { x: m.x, cols, w, h, gap: m.ticketGap, label: m.label, rows: cut(wanted, over) };
  }
}

/** Takes rows away where most are, wastes first; one row of each stays. */
function cut(rows: readonly number[], over: number): number[] {
  const left = [...rows];
  for (let i = 0; i < over; i++) {
    const from = [3, 1, 0, 2].reduce((best, k) => ((left[k] ?? 0) > (left[best] ?? 0) ? k : best), 3);
    if ((left[from] ?? 0) <= 1) break;
    left[from] = (left[from] ?? 0) - 1;
  }
  return left;
}

function tallGrid(width: number, height: number, needs: BankNeeds): Grid {
  const roomy = width >= 560;
  const [head, label, foot] = roomy ? [30, 28, 12] : [20, 20, 6];
  const [pad, gapLeast] = roomy ? [24, 8] : [4, 4];
  const most = (width - 2 * pad - 7 * gapLeast) / 8;
  const hands = needs.listed ? needs.tickets[2] : 0;
  const tight = (card: number) => least(needs, card).reduce((sum, x) => sum + x, 0);
  const handFor = (cols: number): Omit<HandRows, 'x'> | null => {
    if (hands === 0) return null;
    const gap = roomy ? 4 : 1.6;
    const w = Math.min(roomy ? 32 : 26, (width - 2 * pad + gap) / cols - gap);
    return { cols, rows: Math.max(1, Math.ceil(hands / cols)), w, h: Math.min(roomy ? 43 : 33, w * 1.27), gap };
  };
  // Fourteen would fit a row; thirteen stand in it, as there are ranks.
  const usual = roomy ? Math.floor((width - 2 * pad + 4) / 36) : 14;
  const fixed = (card: number, hand: Omit<HandRows, 'x'> | null) =>
    head + 3 * card * ratio + 2 * label + foot + (hand ? label + hand.rows * (hand.h + hand.gap) - hand.gap : 0);
  const trim = (hand: Omit<HandRows, 'x'> | null) =>
    hand && hand.cols === 14 ? { ...hand, cols: 13, rows: Math.ceil(hands / 13) } : hand;
  let hand = trim(handFor(usual));
  let card = Math.floor(Math.min(most, height * (hand ? 0.125 : 0.14)) * 2) / 2;
  for (const cols of [16, 18]) if (hand && height - fixed(card, hand) < tight(card)) hand = handFor(cols);
  while (card > Math.min(40, most) && height - fixed(card, hand) < tight(card)) card -= 0.5;
  const gap = Math.min((width - 2 * pad - 8 * card) / 7, roomy ? 16 : 8);
  const inner = 8 * card + 7 * gap;
  const [theirs, ours] = share(height - fixed(card, hand), needs, card);
  const left = (width - inner) / 2;
  // Where the cards are small for the window's sake, its rows are wider than their columns.
  const row = (cols: number, { w, gap }: Omit<HandRows, 'x'>) => Math.min(left, (width - cols * (w + gap) + gap) / 2);
  return {
    form: 'tall',
    left,
    inner,
    card,
    gap,
    type: roomy ? 14 : 12.5,
    head,
    above: label,
    between: label,
    foot,
    theirs,
    ours,
    wing: null,
    hand: hand && { ...hand, x: row(Math.min(hand.cols, hands), hand) },
    height,
  };
}

/** What the rows of an open hand take, with their heading. */
export const handHeight = ({ hand, between }: Grid): number => (hand ? between + hand.rows * (hand.h + hand.gap) - hand.gap : 0);
