import { mix, ratio } from '../../../board/layout/cards/parts.ts';

/** What a traditional table has to find room for. */
export interface Needs {
  /** Most cards of a house, at first and now. */
  readonly first: number;
  readonly now: number;
  /** Whether what lies in a stack is known, and has a number to open it by. */
  readonly open: boolean;
}

/**
 * Measures of a table. `columns`: the houses in two columns, four above one another, the foundations between them; `rows`: a row of
 * foundations and a row of houses, whose cards overlap downward; `low`: the same with both players' own cards in one row above them.
 */
export interface Grid {
  readonly form: 'columns' | 'rows' | 'low';
  readonly left: number;
  readonly inner: number;
  readonly card: number;
  readonly gap: number;
  readonly type: number;
  /** Room of the words above a row. */
  readonly label: number;
  /** Tops of the rows: the opponent's cards, the foundations, the houses, the reader's cards. */
  readonly theirs: number;
  readonly homes: number;
  readonly houses: number;
  readonly ours: number;
  /** How far the last card of a house may lie from its first. */
  readonly room: number;
  /** What the numbers below stacks take; 0 where none has one. */
  readonly chip: number;
  readonly height: number;
}

/** From card to card of a house while there is room. */
const natural = 0.47;
/** Between the rows of a column of houses. */
const rowGap = 5;

/** The largest grid for a board of this size. */
export function gridFor(width: number, height: number, needs: Needs): Grid {
  if (width / height <= 1.2) return rowsGrid(width, height, needs, 'rows');
  return height < 480 || width < 560 ? rowsGrid(width, height, needs, 'low') : columnsGrid(width, height, needs);
}

/** The height that a board without one of its own needs. */
export function naturalHeight(width: number, needs: Needs): number {
  const { height, room, card } = rowsGrid(width, 10_000, needs, 'rows');
  return Math.round(height - room + Math.max(4, needs.first) * card * natural);
}

function rowsGrid(width: number, height: number, needs: Needs, form: 'rows' | 'low'): Grid {
  const roomy = width >= 560;
  // Between a ring around what lies above and one around what lies below.
  const label = form !== 'low' && roomy ? 28 : 22;
  const [pad, least, foot] = roomy ? [24, 8, 12] : [4, 4, 6];
  const chip = needs.open ? 24 : 0;
  const rows = form === 'low' ? 3 : 4;
  const stacks = form === 'low' ? 1 : 2;
  const fixed = (card: number) => rows * (label + card * ratio) + stacks * chip + foot;
  const most = Math.min((width - 2 * pad - 7 * least) / 8, height * (form === 'low' ? 0.19 : 0.14));
  let card = Math.floor(most * 2) / 2;
  while (card > 34 && height - fixed(card) < (needs.now - 1) * 11) card -= 0.5;
  const gap = Math.min((width - 2 * pad - 8 * card) / 7, roomy ? 16 : 8);
  const inner = 8 * card + 7 * gap;
  const h = card * ratio;
  const room = Math.max(0, height - fixed(card));
  const theirs = label;
  const homes = theirs + h + chip + label;
  const houses = homes + h + label;
  const ours = form === 'low' ? theirs : houses + h + room + label;
  const left = (width - inner) / 2;
  return { form, left, inner, card, gap, type: roomy ? 14 : 12.5, label, theirs, homes, houses, ours, room, chip, height };
}

function columnsGrid(width: number, height: number, needs: Needs): Grid {
  const scale = Math.min(1.6, Math.max(1, Math.min(width / 936, height / 685)));
  const label = mix(24, 28, Math.min(1, Math.max(0, (height - 560) / 120))) * scale;
  const chip = needs.open ? 24 : 0;
  const foot = 12 * scale;
  const h = Math.min((height - 3 * label - foot - 2 * chip - 3 * rowGap) / 6, (width * ratio) / 11);
  const card = Math.floor((h / ratio) * 2) / 2;
  const tall = card * ratio;
  const pad = Math.max(28 * scale, (width - card * 13) / 2);
  const inner = width - 2 * pad;
  const gap = 8 * scale;
  // What is left of the height lies between the three parts.
  const rest = Math.max(0, height - 3 * label - foot - 2 * chip - 3 * rowGap - 6 * tall) / 2;
  const theirs = label;
  const houses = theirs + tall + chip + rest + label;
  const ours = houses + 4 * tall + 3 * rowGap + rest + label;
  // Two columns of houses, the foundations between them: what is left is for cards that overlap to the right.
  const room = Math.max(0, (inner - 4 * card - 5 * gap - 24 * scale) / 2);
  const type = 13.5 * Math.min(scale, 1.25);
  return { form: 'columns', left: pad, inner, card, gap, type, label, theirs, homes: houses, houses, ours, room, chip, height };
}

/** How far one row of a column of houses lies below the other. */
export const rowStep = ({ card }: Grid): number => card * ratio + rowGap;
