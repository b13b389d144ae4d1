import { clamp } from '../../../engine/core/numbers.ts';
import { countOf, type Piece, type Scene, type Slot } from '../../../engine/core/scene.ts';
import { roomOf } from '../../board/faces/letters.ts';
import { roundRect } from '../../board/faces/shapes.ts';
import { bySuit, control, type Drawn, gather, lay, nothing, ratio } from '../../board/layout/cards/parts.ts';
import { around } from '../../board/layout/parts.ts';
import type { Box } from '../../board/layout/types.ts';
import { pack, type Stretch } from './hand-rows.ts';
import { token } from './headings.ts';
import { mostOf } from './memory.ts';

/**
 * How the others' hands are shown: as `rows` of tickets beside their names, as `blocks` of tickets under their names, or
 * as `slips`, ranks only, each suit above its column on the cloth.
 */
export type OthersForm = 'rows' | 'blocks' | 'slips';

export interface OthersPlan {
  readonly form: OthersForm;
  readonly height: number;
  readonly hands: readonly {
    readonly slot: Slot;
    readonly y: number;
    readonly h: number;
    readonly lines: readonly (readonly Stretch[])[];
  }[];
  /** Width of the names at the left. */
  readonly names: number;
  readonly ticket: { readonly w: number; readonly h: number; readonly gap: number; readonly row: number };
  readonly type: number;
}

const isClosed = (slot: Slot): boolean => (slot.hidden ?? 0) > 0 || slot.pieces.some((p) => !p.faceUp);

/** Between two suits in a line, as a part of a ticket's place. */
const suitGap = 0.24;
/** Ranks that a line of a slip holds. */
const slipRanks = 7;
const slipLine = 17;

export interface OthersRoom {
  readonly width: number;
  readonly type: number;
  /** 1: tickets at their full size, 27 × 37; less: smaller. */
  readonly scale: number;
  /** There is a token, which wants room beside a name. */
  readonly disc?: boolean;
  readonly memory: ReadonlyMap<string, number> | undefined;
}

/** Sets the others' hands, clockwise from the reader's left, before it is known where they lie. */
export function planOthers(
  slots: readonly Slot[],
  form: OthersForm,
  { width, type, scale, disc, memory }: OthersRoom,
): OthersPlan {
  const ticket = { w: 27 * scale, h: 37 * scale, gap: 2 * scale, row: 42 * scale };
  const names = form === 'blocks' ? 0 : Math.round(type * 5.7) + (disc && form === 'slips' ? 14 : 0);
  const cols = Math.max(3, Math.floor((width - names + ticket.gap) / (ticket.w + ticket.gap)));
  const hands: OthersPlan['hands'][number][] = [];
  let y = 0;
  for (const slot of slots) {
    const most = mostOf(slot, memory);
    const closed = isClosed(slot);
    const lines = closed ? [] : pack(most, cols, suitGap);
    const tickets = Math.max(1, lines.length) * ticket.row;
    const slips = Math.max(1, ...most.map((n) => Math.ceil(n / slipRanks)));
    const h =
      form === 'slips'
        ? closed
          ? 24
          : slips * slipLine + 3
        : form === 'rows'
          ? Math.max(tickets, type * 2 + 8)
          : type + 9 + tickets;
    hands.push({ slot, y, h, lines });
    y += h + (form === 'blocks' ? 6 : 0);
  }
  return { form, height: y, hands, names, ticket, type };
}

/** Where slips stand: the middles of the four columns, and how far apart these are. */
export interface SuitPlaces {
  readonly x: (suit: number) => number;
  readonly pitch: number;
}

/** Lays the hands at a place. `columns` says where slips stand. */
export function layOthers(scene: Scene, plan: OthersPlan, at: Box, columns: SuitPlaces, open?: ReadonlySet<string>): Drawn {
  const drawn = nothing();
  for (const { slot, y, h, lines } of plan.hands) {
    const place = { x: at.x, y: at.y + y, w: at.w, h };
    nameOf(scene, slot, plan, place, drawn);
    const from = drawn.pieces.length;
    if (isClosed(slot)) backs(slot, plan, place, drawn);
    else if (plan.form === 'slips') slips(slot, columns, place, drawn);
    else ticketLines(slot, plan, place, lines, drawn);
    const laid = drawn.pieces.slice(from);
    drawn.slots.push(control(slot, laid.length > 0 ? around(laid) : place, { touch: place, drop: place }));
    if (!isClosed(slot) && laid.length > 0)
      drawn.folds.push({
        slot: slot.id,
        count: slot.pieces.length,
        open: open?.has(slot.id) ?? false,
        ...around(laid),
        look: 'row',
        touch: place,
      });
  }
  return drawn;
}

/** Whose hand it is, how many cards, the arrow of whoever is to act, and the token at its holder's name. */
function nameOf(scene: Scene, slot: Slot, { form, names, type }: OthersPlan, place: Box, drawn: Drawn): void {
  const turn = scene.actor === slot.owner;
  const base = place.y + type + (form === 'rows' ? 2 : 0);
  const x = place.x + (turn ? 13 : 0);
  if (turn) drawn.ornaments.push({ role: 'turn', d: `M${place.x} ${base - 10}l8.5 5.25l-8.5 5.25Z` });
  const common = { n: slot.index, name: slot.name, anchor: 'start' as const, paper: true };
  drawn.labels.push({ ...common, text: 'name', x, y: base, strong: true });
  const counts = [countOf(slot)];
  const width = type * 5;
  if (form === 'rows') drawn.labels.push({ ...common, text: 'count', x: place.x, y: base + type + 2, counts });
  else if (form === 'blocks') drawn.labels.push({ ...common, text: 'count', x: x + width, y: base, counts });
  if (scene.facts?.token !== slot.owner) return;
  // Beside a row of cards there is room at the count, below the name.
  const below = form === 'rows';
  const left = form === 'blocks' ? place.w - 9 : names - (below ? 10 : 12);
  gather(drawn, token(place.x + left, base - 4.5 + (below ? type + 2 : 0)));
}

function backs(slot: Slot, { form, names, ticket, type }: OthersPlan, place: Box, drawn: Drawn): void {
  const count = countOf(slot);
  const h = form === 'slips' ? 21 : ticket.h;
  const w = h / ratio;
  const left = place.x + names;
  const top = form === 'blocks' ? place.y + type + 9 : place.y + (form === 'rows' ? 2 : 1);
  const step = Math.min(w * 0.62, (place.w - names - w) / Math.max(1, count - 1));
  const box = (i: number) => ({ x: left + i * step, y: top, w, h });
  for (const [i, piece] of slot.pieces.entries()) drawn.pieces.push(lay(slot.id, piece, box(i)));
  // Cards that are not listed have no pieces of their own.
  for (let i = slot.pieces.length; i < count; i++)
    drawn.pieces.push({
      id: `${slot.id}:${i + 1}`,
      slot: slot.id,
      face: { rank: 0, suit: 'c', back: 2 },
      ...box(i),
      shown: true,
      form: 'back',
    });
}

function ticketLines(slot: Slot, plan: OthersPlan, place: Box, lines: readonly (readonly Stretch[])[], drawn: Drawn): void {
  const { w, h, gap, row } = plan.ticket;
  const suits = bySuit(slot);
  const left = place.x + plan.names;
  const top = plan.form === 'blocks' ? place.y + plan.type + 9 : place.y + 2;
  for (const [l, line] of lines.entries()) {
    let x = left;
    for (const s of line) {
      const cards = (suits[s.suit]?.pieces ?? []).slice(s.from, s.from + s.room);
      for (const piece of cards) {
        drawn.pieces.push(lay(slot.id, piece, { x, y: top + l * row, w, h }, { form: 'ticket' }));
        x += w + gap;
      }
      // A suit that is played out leaves no gap.
      if (cards.length > 0) x += w * suitGap;
    }
  }
}

/** Ranks only, as in a newspaper: each suit above its column. */
function slips(slot: Slot, columns: SuitPlaces, place: Box, drawn: Drawn): void {
  for (const [i, { pieces }] of bySuit(slot).entries()) {
    const lines = Math.ceil(pieces.length / slipRanks);
    for (let l = 0; l < lines; l++) slip(slot, pieces.slice(l * slipRanks, (l + 1) * slipRanks), i, l, columns, place, drawn);
  }
}

function slip(slot: Slot, pieces: readonly Piece[], suit: number, line: number, columns: SuitPlaces, place: Box, drawn: Drawn) {
  const natural = (size: number) => pieces.map(({ face }) => roomOf(face.rank) * size + size * 0.24);
  const sum = (widths: readonly number[]) => widths.reduce((all, w) => all + w, 0);
  const size = clamp((13.5 * (columns.pitch - 10)) / sum(natural(13.5)), 9, 13.5);
  const widths = natural(size);
  const total = sum(widths) + 6;
  const x = clamp(columns.x(suit) - total / 2, place.x, place.x + place.w - total);
  const y = place.y + line * slipLine + 1;
  drawn.ornaments.push({ role: 'slip', d: roundRect(x, y, total, slipLine - 1, 3.5) });
  let left = x + 3;
  for (const [i, piece] of pieces.entries()) {
    const w = widths[i] as number;
    drawn.pieces.push(lay(slot.id, piece, { x: left, y: y + 1, w, h: slipLine - 3 }, { form: 'slip', size }));
    left += w;
  }
}
