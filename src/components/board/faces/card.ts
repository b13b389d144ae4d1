import { ranks } from '../../../engine/core/cards.ts';
import type { PlacedPiece } from '../layout/types.ts';
import { backShapes } from './backs.ts';
import type { Drawing } from './drawing.ts';
import { indexHeight } from './indices.ts';
import { type Letter, ownLetter, usualLetter, widest } from './letters.ts';
import { num, type PlacedGlyph, type Role, roundRect, type Shape } from './shapes.ts';
import { isRed, placeSuit, type Suit } from './suits.ts';

/** How far a card's shadow reaches below it. */
const shadeOf = (w: number): number => Math.max(0.6, w * 0.016);

type Ranked = [PlacedGlyph, ...PlacedGlyph[]];

/** A rank, in the usual letter and, where the language has another, in that one too: the page shows one of them. `at`: where its baseline begins. */
function ranked(rank: number, size: number, at: (width: number, size: number) => readonly [x: number, y: number]): Ranked {
  const place = ({ id, d, advance }: Letter): PlacedGlyph => {
    const own = advance > widest ? (size * widest) / advance : size;
    const [x, y] = at((advance * own) / 1000, own);
    return { id, d, role: 'index', x, y, scale: own / 1000 };
  };
  const usual = place(usualLetter(rank));
  const own = ownLetter(rank);
  return own
    ? [
        { ...usual, letters: 'usual' },
        { ...place(own), letters: 'own' },
      ]
    : [usual];
}

/** A rank whose left end and baseline are at (x, y). */
const placeRank = (rank: number, x: number, y: number, size: number): Ranked => ranked(rank, size, () => [x, y]);

/** A rank with its middle at (cx, cy). */
export const centreRank = (rank: number, cx: number, cy: number, size: number): Ranked =>
  ranked(rank, size, (width, own) => [cx - width / 2, cy + (indexHeight * own) / 2000]);

/** A card with its top left and bottom right corner cut at 45°. */
function cutRect(x: number, y: number, w: number, h: number, r: number, cut: number): string {
  const arc = (dx: number, dy: number) => `a${num(r)} ${num(r)} 0 0 1 ${num(dx)} ${num(dy)}`;
  return `M${num(x + cut)} ${num(y)}H${num(x + w - r)}${arc(r, r)}V${num(y + h - cut)}L${num(x + w - cut)} ${num(y + h)}H${num(x + r)}${arc(-r, -r)}V${num(y + cut)}Z`;
}

/** The blank card: shadow, paper, hairline; red suits in two cuts, of which the deck shows one. */
function blank(piece: PlacedPiece, red: boolean): Shape[] {
  const { w, h, tint } = piece;
  const radius = Math.min(w, h) * 0.08;
  const body: Role = tint === 'shown' ? 'card-shown' : tint === 'resting' ? 'card-resting' : 'card';
  const both = (role: Role, by: number, dy = 0): Shape[] => {
    const box = [by, by + dy, w - 2 * by, h - 2 * by] as const;
    const round = roundRect(...box, Math.max(0, radius - by));
    if (!red) return [{ role, d: round }];
    return [
      { role, d: round, deck: 'two' },
      { role, d: cutRect(...box, Math.max(0, radius - by), Math.min(w, h) * 0.17 - by * 0.6), deck: 'four' },
    ];
  };
  return [
    ...both('card-shade', 0, shadeOf(w)),
    ...both(body, 0),
    ...both('card-hair', 0.375),
    // Around the card and not on it: small cards have their index close to the edge.
    ...(tint === 'playable' ? both('card-ring', -0.35) : []),
  ];
}

/** Rank over suit, for cards to come and for other players' cards. */
const ticket = (rank: number, suit: Suit, w: number, h: number): PlacedGlyph[] => {
  const size = Math.min(h * 0.46, w * (rank === 10 ? 0.84 : 0.8));
  return [...centreRank(rank, w / 2, h * 0.31, size), placeSuit(suit, w / 2, h * 0.73, Math.min(h * 0.3, w * 0.52))];
};

/** One, two or three bands for jack, queen, king; the lowest is level in all. */
const bands = (rank: number, w: number): PlacedGlyph[] =>
  rank < 11
    ? []
    : [
        {
          id: `b${rank}`,
          d: Array.from({ length: rank - 10 }, (_, i) => roundRect(90, 1284 - i * 66, 820, 33, 0)).join(''),
          role: 'band',
          x: 0,
          y: 0,
          scale: w / 1000,
        },
      ];

/** What a card shows of itself: all; a column at its left; or the row above the next card, as one of some heights. */
type Free = { readonly kind: 'all' } | { readonly kind: 'column' } | { readonly kind: 'row'; readonly level: number };

/** From this share of its width on, the row above the next card holds an index of full size. */
const wholeRow = 0.49 / 0.94;
/** Rows come in heights that differ by 8 %, so that cards of all boards share their drawings. */
const rowStep = 0.92;
/** A column of this share of the width, or more, holds an index of full size. */
const wholeColumn = 0.56;

/** The height of a row of a level, as a share of the card's width. */
export const rowOf = (level: number): number => wholeRow * rowStep ** level;

function freeOf({ w, strip = Number.POSITIVE_INFINITY, across = Number.POSITIVE_INFINITY }: PlacedPiece): Free {
  if (across < w * 0.96) return { kind: 'column' };
  const level = Math.round(Math.log(strip / w / wholeRow) / Math.log(rowStep));
  return level > 0 ? { kind: 'row', level } : { kind: 'all' };
}

/** Index, small suit and large suit. What others cover leaves a strip, and the index shrinks with it: it is never cropped. */
function face(piece: PlacedPiece, free: Free, rank: number, suit: Suit): PlacedGlyph[] {
  const { w, across = w } = piece;
  const ten = rank === 10;
  if (free.kind === 'column') {
    // Covered from the right: the suit stands beneath the rank.
    const size = Math.min(w * 0.49, (across - w * 0.05) / 0.9);
    const small = Math.min(w * 0.28, across * 0.56);
    const cx = Math.min(across / 2 + w * 0.02, w * 0.3);
    const foot = w * 0.07 + size * 0.72;
    return [...centreRank(rank, cx, foot - size * 0.36, size), placeSuit(suit, cx, foot + small * 0.5 + size * 0.2, small)];
  }
  const strip = free.kind === 'row' ? w * rowOf(free.level) : Number.POSITIVE_INFINITY;
  const size = Math.min(w * 0.49, strip * 0.94);
  const small = Math.min(ten ? w * 0.25 : w * 0.28, strip * 0.66);
  // The index keeps its place in the strip as both shrink.
  // The tail of a queen hangs below the line: she stands a little higher in it.
  const base = size < w * 0.49 ? strip * 0.5 + size * (rank === 12 ? 0.29 : 0.37) : w * 0.41;
  return [
    ...placeRank(rank, w * 0.08 - (ten ? size * 0.03 : 0), base, size),
    placeSuit(suit, w * 0.8, base - size * 0.35, small),
    placeSuit(suit, w / 2, w * (rank > 10 ? 0.84 : 0.93), w * (rank === 1 ? 0.64 : rank > 10 ? 0.46 : 0.56)),
    ...bands(rank, w),
  ];
}

/**
 * What the sheet has of every card, each a width by a height: the whole face, the column at its left, the rows from the
 * highest to the lowest, and tickets, by their height as a share of their width, which may be a little more or less.
 */
export const cardSheet = { width: 64, rows: 16, tickets: [1.27, 1.32, 1.37] } as const;

/** The kind of a card's drawing on the sheet; none: the sheet has no such drawing. */
function sheetKind({ w, h, form, across = w }: PlacedPiece, free: Free): string | undefined {
  if (form === 'ticket') {
    const like = cardSheet.tickets.findIndex((ratio) => Math.abs(h / w - ratio) <= 0.025);
    return like < 0 ? undefined : `t${like}`;
  }
  if (Math.abs(h / w - 1.4) > 0.005) return undefined;
  if (free.kind === 'column') return across < w * wholeColumn ? undefined : 'l';
  if (free.kind === 'all') return '';
  return free.level <= cardSheet.rows ? `${free.level}` : undefined;
}

/** The name of a card of one kind on the sheet. */
const sheetName = (rank: number, suit: Suit, kind: string): string => `${ranks[rank - 1]}${suit}${kind}`;

/** How a card is drawn, face or back, at the size it lies; outlines are worked out when they are asked for, as a picture may have the sheet's. */
export function drawCard(piece: PlacedPiece): Drawing {
  const { w, h, form, tint, strip, across } = piece;
  const { rank, suit, back } = piece.face as Required<PlacedPiece['face']>;
  const size = `${num(w)} ${num(h)}`;
  const shade = shadeOf(w);
  const scale = w / cardSheet.width;
  if (form === 'back') {
    return {
      key: `back ${back} ${size}`,
      shared: {
        key: `k${back} ${size}`,
        get shapes() {
          return [...blank({ ...piece, tint: undefined }, false), ...backShapes(back, w, h)];
        },
      },
      sheet: { name: `k${back}`, across: scale, down: scale },
      colour: null,
      glyphs: [],
      shade,
    };
  }
  const red = isRed(suit);
  // Ranks only, on a slip of paper that they share.
  if (form === 'slip') {
    const glyphs = centreRank(rank, w / 2, h / 2, piece.size ?? h * 0.8);
    const [{ id, x, y, scale }, other] = glyphs;
    return {
      key: `slip ${rank}${suit} ${size} ${num(piece.size ?? 0)}`,
      shared: { key: `s ${size}`, shapes: [{ role: 'card', d: roundRect(0, 0, w, h, 0) }] },
      // In a picture the slip is paper enough.
      sheet: other ? undefined : { name: id, across: scale, down: scale, class: `bd-index suit-${suit}`, x, y },
      colour: { class: `suit-${suit}`, token: `suit-${suit}` },
      glyphs,
      shade: 0,
    };
  }
  const free = freeOf(piece);
  const kind = sheetKind(piece, free);
  return {
    key: `${rank}${suit} ${size} ${tint ?? ''} ${kind ?? `${form ?? ''} ${num(strip ?? 0)} ${num(across ?? 0)}`}`,
    shared: {
      key: `c${red ? 'r' : ''} ${size} ${tint ?? ''}`,
      get shapes() {
        return blank(piece, red);
      },
    },
    sheet:
      kind === undefined
        ? undefined
        : { name: sheetName(rank, suit, kind), across: scale, down: scale, class: tint && `tint-${tint}` },
    colour: { class: `suit-${suit}`, token: `suit-${suit}` },
    get glyphs() {
      return form === 'ticket' ? ticket(rank, suit, w, h) : face(piece, free, rank, suit);
    },
    shade,
  };
}
