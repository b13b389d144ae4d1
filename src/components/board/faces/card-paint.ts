import { addPaints, type Paint } from '../paint.ts';

type CardToken =
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

/** How the parts of a card, and of boards of cards, are painted. */
export type CardRole =
  | 'card'
  | 'card-shown'
  | 'card-resting'
  | 'card-shade'
  | 'card-hair'
  | 'card-ring'
  | 'index'
  | 'pip'
  | 'band'
  | 'tabby'
  | 'tabby-thread'
  | 'tabby-light'
  | 'twill'
  | 'twill-light'
  | 'twill-dark'
  | 'felt'
  | 'cell'
  | 'cell-rank'
  | 'cell-red'
  | 'cell-lit'
  | 'sign-suit'
  | 'sign-red'
  | 'cell-ring'
  | 'slip'
  | 'turn';

const paints: Readonly<Record<CardRole, Paint<CardToken>>> = {
  card: { fill: 'card' },
  'card-shown': { fill: 'card-shown' },
  'card-resting': { fill: 'card-resting' },
  'card-shade': { fill: 'black', opacity: 0.22 },
  'card-hair': { stroke: 'card-hair', width: 0.75 },
  'card-ring': { stroke: 'ring', width: 2.25 },
  index: { fill: 'rank' },
  pip: { fill: 'rank' },
  band: { fill: 'rank' },
  tabby: { fill: 'tabby' },
  'tabby-thread': { stroke: 'tabby-thread', width: 0.9 },
  'tabby-light': { fill: 'tabby-light' },
  twill: { fill: 'twill' },
  'twill-light': { fill: 'twill-light' },
  'twill-dark': { fill: 'twill-dark' },
  felt: { fill: 'board' },
  cell: { fill: 'board-ink', opacity: 0.13 },
  'cell-rank': { fill: 'board-soft' },
  'cell-red': { fill: 'board-soft' },
  'cell-lit': { fill: 'select' },
  'sign-suit': { fill: 'board-soft', opacity: 0.4 },
  'sign-red': { fill: 'board-soft', opacity: 0.4 },
  'cell-ring': { stroke: 'select', width: 1.5 },
  slip: { fill: 'card', stroke: 'card-hair', width: 0.75 },
  turn: { fill: 'ring' },
};

const light: Readonly<Record<CardToken, string>> = {
  card: '#FBFAF6',
  'card-shown': '#DADDD2',
  'card-resting': '#E9EAE3',
  'card-hair': '#C6C8BC',
  'suit-c': '#1A2328',
  'suit-d': '#B01E2B',
  'suit-h': '#B01E2B',
  'suit-s': '#1A2328',
  ring: '#1D5A4A',
  tabby: '#8DB3A1',
  'tabby-thread': '#3F7F6A',
  'tabby-light': '#DDE5D9',
  twill: '#8FA8BF',
  'twill-light': '#E2E5DE',
  'twill-dark': '#3E5F80',
};

addPaints(paints, light);
