import type { Role } from './faces/shapes.ts';

/** Names of the colours that every board uses; on a page each is a custom property of the same name. */
type Token = 'board' | 'board-ink' | 'board-soft' | 'birch' | 'birch-ink' | 'select' | 'hint' | 'refused' | 'mark-ink';

export type MarkRole =
  | 'ring-selected'
  | 'ring-target'
  | 'ring-hint'
  | 'ring-refused'
  | 'ticks'
  | 'dot-target'
  | 'dot-refused'
  | 'sign'
  | 'fits'
  | 'place'
  | 'place-dashed'
  | 'ground'
  | 'fold'
  | 'fold-count'
  | 'arrow'
  | 'own-count'
  | 'act'
  | 'act-said'
  | 'act-off'
  | 'act-tag'
  | 'ring-must'
  | 'sheet';

/**
 * How a role is painted: the colour by name (`rank`: that of the piece, its drawing says which; `black`: shadows), the rest as
 * numbers. `Own` are the colours that the pieces of a game bring along.
 */
export interface Paint<Own extends string = string> {
  readonly fill?: Token | Own | 'rank' | 'black';
  readonly stroke?: Token | Own | 'black';
  readonly width?: number;
  readonly opacity?: number;
  /** Of the fill alone. */
  readonly fillOpacity?: number;
  readonly dash?: string;
  readonly round?: boolean;
  /**
   * How pages paint it, other than by class and attributes: where it is drawn often, its colours are in the style sheet alone; `bare`: no
   * style sheet has more to say of it, and it needs no class.
   */
  readonly page?: 'sheet' | 'bare';
}

const marks: Readonly<Record<MarkRole, Paint<never>>> = {
  'ring-selected': { stroke: 'select', width: 3.5 },
  'ring-target': { stroke: 'select', width: 1.75 },
  'ring-hint': { stroke: 'hint', width: 2.25, dash: '7 4' },
  'ring-refused': { stroke: 'refused', width: 2.25 },
  ticks: { stroke: 'board-ink', width: 1.75 },
  'dot-target': { fill: 'select' },
  'dot-refused': { fill: 'refused' },
  sign: { stroke: 'mark-ink', width: 1.75, round: true },
  fits: { fill: 'select' },
  place: { stroke: 'board-ink', width: 1, opacity: 0.5, page: 'sheet' },
  'place-dashed': { stroke: 'board-ink', width: 1, opacity: 0.52, dash: '4 4', page: 'sheet' },
  ground: { stroke: 'board-soft', width: 1.5, opacity: 0.7 },
  fold: { fill: 'black', fillOpacity: 0.3, stroke: 'board-soft', width: 1, opacity: 0.7, page: 'sheet' },
  'fold-count': { fill: 'board-ink', page: 'bare' },
  arrow: { stroke: 'board-ink', width: 1.5, round: true },
  'own-count': { fill: 'mark-ink' },
  act: { fill: 'board', stroke: 'board-ink', width: 1.25, page: 'bare' },
  'act-said': { stroke: 'board-soft', width: 1.25, page: 'bare' },
  'act-off': { stroke: 'board-soft', width: 1.25, dash: '4 3', page: 'bare' },
  'act-tag': { fill: 'board-ink', stroke: 'board', width: 1.25 },
  'ring-must': { stroke: 'board-ink', width: 2.5 },
  sheet: { fill: 'board', stroke: 'board-soft', width: 1.25, page: 'bare' },
};

export type Palette = Readonly<Record<Token, string> & Record<string, string>>;

const paints = new Map<Role, Paint>(Object.entries(marks));

/** The light colours, where there is no page to ask: preview images, and a fallback for the canvas. */
export const light: Record<Token, string> & Record<string, string> = {
  board: '#23473D',
  'board-ink': '#EEF2EA',
  'board-soft': '#B5C9BE',
  birch: '#EFDFBF',
  'birch-ink': '#2B2117',
  select: '#FFD978',
  hint: '#FFB545',
  refused: '#FF9C8E',
  'mark-ink': '#1A2328',
};

/** The colour that is shown of two, `light-dark(#fff, #000)`, as a canvas knows no pairs; any other text as it is, trimmed. */
export const shownColour = (text: string, dark: boolean): string =>
  text.trim().replace(/^light-dark\(\s*([^,]+?)\s*,\s*([^)]+?)\s*\)$/, dark ? '$2' : '$1');

/**
 * How pieces are painted, and their light colours: whoever draws them adds it, so that boards without such pieces do not
 * carry it.
 */
export function addPaints<Own extends string>(
  more: Readonly<Record<Role, Paint<Own>>>,
  colours: Readonly<Record<Own, string>>,
): void {
  for (const [role, paint] of Object.entries(more)) paints.set(role, paint);
  Object.assign(light, colours);
}

/** The paint of a role; one that nobody has added is a fault of whoever draws with it, and throws. */
export function paintOf(role: Role): Paint {
  const paint = paints.get(role);
  if (!paint) throw new Error(`nothing says how “${role}” is painted`);
  return paint;
}
