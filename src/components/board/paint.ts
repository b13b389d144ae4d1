import type { CardRole, Role } from './faces/shapes.ts';

/** Names of the colours that a board uses; on a page each is a custom property of the same name. */
export type Token =
  | 'board'
  | 'board-ink'
  | 'board-soft'
  | 'birch'
  | 'birch-lip'
  | 'birch-ink'
  | 'birch-grain'
  | 'birch-hair'
  | 'bark'
  | 'bark-mark'
  | 'select'
  | 'hint'
  | 'refused'
  | 'mark-ink';

/** Colours that only boards of cards use. */
export type CardToken =
  | 'card'
  | 'card-shown'
  | 'card-resting'
  | 'card-hair'
  | 'suit-c'
  | 'suit-d'
  | 'suit-h'
  | 'suit-s'
  | 'ring'
  | 'tabby'
  | 'tabby-thread'
  | 'tabby-light'
  | 'twill'
  | 'twill-light'
  | 'twill-dark';

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
  | 'fold-edge'
  | 'fold-count'
  | 'arrow'
  | 'urn-count'
  | 'act'
  | 'act-said'
  | 'act-off'
  | 'sheet';

/** How a role is painted: the colour by name (`rank`: that of the brick's rank or the card's suit, `black`: shadows), the rest as numbers. */
export interface Paint {
  readonly fill?: Token | CardToken | 'rank' | 'black';
  readonly stroke?: Token | CardToken | 'black';
  readonly width?: number;
  readonly opacity?: number;
  readonly dash?: string;
  readonly round?: boolean;
}

const paints: Readonly<Record<Exclude<Role, CardRole> | MarkRole, Paint>> = {
  shade: { fill: 'black', opacity: 0.4 },
  body: { fill: 'birch' },
  lip: { fill: 'birch-lip' },
  dip: { fill: 'rank' },
  'dip-lip': { fill: 'black', opacity: 0.2 },
  grain: { stroke: 'birch-grain', width: 0.8, opacity: 0.5 },
  knot: { stroke: 'birch-grain', width: 1, opacity: 0.75, round: true },
  hair: { stroke: 'birch-hair', width: 1, opacity: 0.42 },
  numeral: { fill: 'birch-ink' },
  bark: { fill: 'bark' },
  'bark-mark': { stroke: 'bark-mark', width: 1.6, opacity: 0.6 },
  'bark-edge': { stroke: 'bark-mark', width: 1.2, opacity: 0.3 },
  rim: { fill: 'birch-lip' },
  stitch: { stroke: 'birch-ink', width: 1, opacity: 0.6, dash: '5 6' },
  'ring-selected': { stroke: 'select', width: 3.5 },
  'ring-target': { stroke: 'select', width: 1.75 },
  'ring-hint': { stroke: 'hint', width: 2.25, dash: '7 4' },
  'ring-refused': { stroke: 'refused', width: 2.25 },
  ticks: { stroke: 'board-ink', width: 1.75 },
  'dot-target': { fill: 'select' },
  'dot-refused': { fill: 'refused' },
  sign: { stroke: 'mark-ink', width: 1.75, round: true },
  fits: { fill: 'select' },
  place: { stroke: 'board-ink', width: 1, opacity: 0.2 },
  'place-dashed': { stroke: 'board-ink', width: 1, opacity: 0.24, dash: '4 4' },
  ground: { stroke: 'board-soft', width: 1.5, opacity: 0.6 },
  fold: { fill: 'black', opacity: 0.22 },
  'fold-edge': { stroke: 'board-soft', width: 1, opacity: 0.7 },
  'fold-count': { fill: 'board-ink' },
  arrow: { stroke: 'board-ink', width: 1.5, round: true },
  'urn-count': { fill: 'mark-ink' },
  act: { fill: 'board', stroke: 'board-ink', width: 1.25 },
  'act-said': { stroke: 'board-soft', width: 1.25 },
  'act-off': { stroke: 'board-soft', width: 1.25, dash: '4 3' },
  sheet: { fill: 'board', stroke: 'board-soft', width: 1.25 },
};

/** The colours of the dipped ends, rank 1 first: winter blue to rowan red. */
export const rankColours: readonly string[] =
  '3b6695 2d749b 1a819d 038d9a 099692 279c85 429f74 5b9d5f 719747 838d2c 918003 9a7000 9f5f00 9f4d00 9e3e1a a13737'
    .split(' ')
    .map((hex) => `#${hex}`);

export const rankColour = (rank: number): string => rankColours[(rank - 1) % 16] ?? '#3b6695';

export type Palette = Readonly<Record<Token, string> & Partial<Record<CardToken, string>>>;

const cardPaints: Partial<Record<CardRole, Paint>> = {};

/** How cards are painted; cards/paint.ts adds it, so that boards without cards do not carry it. */
export function addPaints(more: Readonly<Record<CardRole, Paint>>, colours: Readonly<Record<CardToken, string>>): void {
  Object.assign(cardPaints, more);
  Object.assign(light, colours);
}

export const paintOf = (role: Role | MarkRole): Paint =>
  paints[role as keyof typeof paints] ?? cardPaints[role as CardRole] ?? {};

/** The light colours, where there is no page to ask: preview images, and a fallback for the canvas. */
export const light: Palette = {
  board: '#23473D',
  'board-ink': '#EEF2EA',
  'board-soft': '#B5C9BE',
  birch: '#EFDFBF',
  'birch-lip': '#E3CEA6',
  'birch-ink': '#2B2117',
  'birch-grain': '#CDB07C',
  'birch-hair': '#FFF3D6',
  bark: '#EDEAE2',
  'bark-mark': '#4A4B45',
  select: '#FFD978',
  hint: '#FFB545',
  refused: '#FF9C8E',
  'mark-ink': '#1A2328',
};
