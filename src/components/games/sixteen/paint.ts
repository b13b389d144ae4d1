import { addPaints, type Paint } from '../../board/paint.ts';

type BrickToken = 'birch-lip' | 'birch-grain' | 'birch-hair' | 'bark' | 'bark-mark' | `end-${number}`;

/** How the parts of a brick and of the urn are painted. */
type BrickRole =
  | 'shade'
  | 'body'
  | 'lip'
  | 'dip'
  | 'dip-lip'
  | 'grain'
  | 'knot'
  | 'hair'
  | 'numeral'
  | 'bark'
  | 'bark-edge'
  | 'bark-mark'
  | 'rim'
  | 'stitch';

const paints: Readonly<Record<BrickRole, Paint<BrickToken>>> = {
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
};

/** The colours of the dipped ends, rank 1 first: winter blue to rowan red. */
const ends =
  '3b6695 2d749b 1a819d 038d9a 099692 279c85 429f74 5b9d5f 719747 838d2c 918003 9a7000 9f5f00 9f4d00 9e3e1a a13737'.split(' ');

/** The name of the colour of a rank; beyond 16 they come round again. */
export const endOf = (rank: number): string => `end-${((rank - 1) % ends.length) + 1}`;

addPaints<BrickToken>(paints, {
  'birch-lip': '#E3CEA6',
  'birch-grain': '#CDB07C',
  'birch-hair': '#FFF3D6',
  bark: '#EDEAE2',
  'bark-mark': '#4A4B45',
  ...Object.fromEntries(ends.map((hex, i) => [`end-${i + 1}`, `#${hex}`])),
});
