import { countOf, type Scene, type Slot } from '../../../engine/core/scene.ts';
import { around, grow } from '../../board/layout/parts.ts';
import type { Box, Fold, Label, Layout, LayoutOptions, PlacedPiece, PlacedSlot } from '../../board/layout/types.ts';
import { bricksToCome } from './strip.ts';

const ofKind = (scene: Scene, kind: Slot['kind']): Slot[] => scene.slots.filter((s) => s.kind === kind);

/** Space between two bricks of a pile. */
const between = 2;
/** Of a brick's width: the lowest and the highest it may be. */
const [flattest, tallest] = [0.36, 0.63] as const;
/** The block that stands for the bricks of a pile that do not fit. */
const block = 20;

/** What a board has to find room for; the same from the first position to the last, so that its bricks keep their size. */
interface Needs {
  readonly piles: readonly Slot[];
  readonly homes: readonly Slot[];
  readonly urn: Slot | undefined;
  readonly drawn: Slot | undefined;
  /** The urn has held something, or there was something drawn: else their places are left out. */
  readonly drawing: boolean;
  /** The most bricks listed in the urn; 0 where it is closed. */
  readonly listed: number;
  /** Rows of bricks: the tallest pile to be expected. */
  readonly rows: number;
}

function needsOf(scene: Scene, memory: ReadonlyMap<string, number> | undefined): Needs {
  const piles = ofKind(scene, 'pile');
  const [urn, drawn] = [ofKind(scene, 'stock')[0], ofKind(scene, 'drawn')[0]];
  const all = scene.slots.reduce((sum, s) => sum + countOf(s), 0);
  const toCome = (urn ? countOf(urn) : 0) + (drawn?.pieces.length ?? 0);
  const first = memory?.get('tallest') ?? highest(scene);
  // The full set of 96 on four piles: fourteen. On few piles more of the bricks come to lie in one.
  const expected = Math.ceil((all / Math.max(1, piles.length)) * ([0, 1, 0.9, 0.7][piles.length] ?? 0.58));
  return {
    piles,
    homes: ofKind(scene, 'foundation'),
    urn,
    drawn,
    drawing: Math.max(toCome, memory?.get('to come') ?? 0) > 0,
    listed: Math.max(urn?.pieces.length ?? 0, memory?.get('urn') ?? 0),
    rows: Math.min(14, Math.max(3, first + (all > first ? 1 : 0), expected)),
  };
}

const highest = (scene: Scene): number => Math.max(0, ...ofKind(scene, 'pile').map((s) => s.pieces.length));

/** Keeps what the first position had: the tallest pile, and the most bricks to come. */
export function remember(memory: Map<string, number>, scene: Scene): void {
  if (!memory.has('tallest')) memory.set('tallest', highest(scene));
  const urn = ofKind(scene, 'stock')[0];
  const raise = (key: string, value: number) => memory.set(key, Math.max(memory.get(key) ?? 0, value));
  raise('urn', urn?.pieces.length ?? 0);
  raise('to come', (urn ? countOf(urn) : 0) + ofKind(scene, 'drawn').reduce((sum, s) => sum + s.pieces.length, 0));
}

interface Drawn {
  readonly slots: PlacedSlot[];
  readonly pieces: PlacedPiece[];
  readonly labels: Label[];
  readonly folds: Fold[];
  readonly acts: NonNullable<Layout['acts']>[number][];
  readonly ground: { x1: number; x2: number; y: number }[];
}

/**
 * Lays out a board of Sixteen, with bricks of one size. A wide board has foundations, urn and what is to come in a wing at the
 * right, a tall one above the piles, foundations half as wide. Pure.
 */
export function layOut(scene: Scene, options: LayoutOptions): Layout {
  const needs = needsOf(scene, options.memory);
  const drawn: Drawn = { slots: [], pieces: [], labels: [], folds: [], acts: [], ground: [] };
  const height = options.height ?? Math.min(naturalHeight(options.width, needs), options.maxHeight ?? Number.POSITIVE_INFINITY);
  const wide = options.height !== undefined && options.width / height > 1.2;
  const { unit, type } = wide ? wideBoard(scene, needs, options, height, drawn) : tallBoard(scene, needs, options, height, drawn);
  const { slots, pieces, labels, folds, acts, ground } = drawn;
  return { game: scene.game, width: options.width, height, slots, pieces, labels, folds, acts, ground, type, unit };
}

const naturalHeight = (width: number, { rows }: Needs): number =>
  Math.round(Math.min(width < 560 ? 480 : 680, (width < 560 ? 170 : 240) + rows * Math.min(width * 0.13, 78)));

interface Brick {
  readonly w: number;
  readonly h: number;
}

/** The brick for a width and a height to stack in: as wide as there is room, but never so wide that its rows do not fit. */
function brickFor(width: number, room: number, rows: number, least: number): Brick {
  const row = room / rows - between;
  const w = Math.floor(Math.max(Math.min(width, least), Math.min(width, row / flattest)));
  return { w, h: Math.floor(Math.max(w * flattest, Math.min(w * tallest, row)) * 2) / 2 };
}

function wideBoard(scene: Scene, needs: Needs, options: LayoutOptions, height: number, drawn: Drawn) {
  const { width } = options;
  const low = height < 480 || width < 560;
  const { piles, homes, urn } = needs;
  const [pad, type, top] = low ? [8, 12.5, 8] : [28, 13.5, 14];
  const [wingGap, homeGap, line] = low ? [16, 5, 16] : [48, 11, 24];
  const foot = low ? 20 : 31;
  const apart = piles.length > 4 ? 0.16 : low ? 0.2 : 0.32;
  const cols = homes.length === 0 && !needs.drawing ? 0 : homes.length > 4 || needs.listed > 24 ? 3 : 2;
  // Piles, gaps, wing: all in widths of one brick.
  const bricks = piles.length + (piles.length - 1) * apart + cols;
  const spare = width - 2 * pad - (cols > 0 ? wingGap + (cols - 1) * homeGap : 0);
  const room = height - top - foot;
  const { w, h } = brickFor(Math.min(spare / bricks, low && cols > 0 ? 90 : 165), room, needs.rows, low ? 44 : 60);
  const wing = cols * w + Math.max(0, cols - 1) * homeGap;
  const rest = Math.max(0, spare - bricks * w);
  const gap = Math.min(w * apart + rest / (piles.length + 1), w * 0.5);
  const span = piles.length * w + (piles.length - 1) * gap;
  const right = width - pad - wing;
  const left = cols === 0 ? (width - span) / 2 : Math.max(pad, pad + (right - wingGap - pad - span) / 2);
  stand(needs, { left, w, h, gap, top, room, ground: height - foot, foot, type }, options, drawn);
  if (cols === 0) leaveOut(needs, drawn, { x: width - pad - w, y: top, w, h });
  else {
    let y = top + (low ? 0 : 4);
    if (homes.length > 0) {
      const rows = Math.ceil(homes.length / cols);
      // As many as twelve: half as high is enough to read.
      const high = Math.min(h, (height * 0.34) / rows - 6);
      drawn.labels.push({ text: 'foundations', n: scene.facts?.top ?? 0, x: right, y: y + type, anchor: 'start' });
      y += type + (low ? 5 : 9);
      for (const [i, slot] of homes.entries())
        homeAt(slot, { x: right + (i % cols) * (w + homeGap), y: y + Math.floor(i / cols) * (high + 6), w, h: high }, drawn);
      y += rows * (high + 6) - 6 + (low ? 4 : 10);
    }
    if (!needs.drawing) leaveOut(needs, drawn, { x: right, y, w, h });
    else {
      const urnWidth = Math.min(low ? 56 : 98, wing - w - 12);
      const urnHeight = urnWidth * 0.81;
      drawn.labels.push({ text: 'urn', n: 0, x: right + urnWidth / 2, y: y + type, anchor: 'middle' });
      y += type + (low ? 4 : 8);
      if (urn) urnAt(urn, { x: right, y, w: urnWidth, h: urnHeight }, options, drawn);
      // A brick higher than the urn leaves room above it for its name, level with the urn's.
      const box = { x: right + wing - w, y: y + Math.max(urnHeight - h, 6.5), w, h };
      if (needs.drawn) drawnAt(needs.drawn, box, type, drawn);
      y = Math.max(y + urnHeight, box.y + h) + 4;
      if (urn && needs.listed > 0) {
        if (urn.pieces.length > 0)
          drawn.labels.push({ text: 'next', n: 0, x: right, y: y + line - (low ? 4 : 6), anchor: 'start' });
        const area = { x: right, y: y + line, w: wing, h: height - (low ? 6 : foot) - y - line };
        const strip = bricksToCome(urn, area, { w: w / 2, cols: cols * 2, most: needs.listed, open: isOpen(options, urn) });
        drawn.pieces.push(...strip.pieces);
        drawn.folds.push(...strip.folds);
      }
    }
  }
  return { unit: { w, h }, type };
}

function tallBoard(scene: Scene, needs: Needs, options: LayoutOptions, height: number, drawn: Drawn) {
  const { width } = options;
  const roomy = width >= 560;
  const { piles, homes, urn } = needs;
  const pad = roomy ? 32 : 12;
  const type = roomy ? 14 : 12.5;
  const foot = roomy ? 34 : 23;
  const line = type + (roomy ? 10 : 6);
  const inner = width - 2 * pad;
  const apart = piles.length > 4 ? 0.1 : 0.15;
  const usual = inner / (piles.length + (piles.length - 1) * apart);
  const listed = urn !== undefined && needs.listed > 0;
  const urnWidth = roomy ? 84 : 54;
  // The button to draw hangs over the urn's edge, and the name of the place beneath it stays free.
  const urnHeight = Math.round(urnWidth * 0.78) - (roomy ? 0 : 4);
  const urnRoom = urnHeight + (roomy ? 0 : 4);
  const least = roomy ? 72 : 56;
  /** Foundations in one row, or in two where they are many. */
  const homeRows = homes.length > 8 ? 2 : 1;
  const homeFor = ({ w }: Brick): Brick & { cols: number } => {
    const cols = Math.ceil(homes.length / homeRows);
    const most = (inner - (needs.drawing ? urnWidth + 12 : 0) + 4) / Math.max(1, cols) - 4;
    const own = Math.min(w / 2, most);
    return { w: own, h: own * 0.56, cols };
  };
  const upper = (brick: Brick, strips: number) => {
    const home = homeFor(brick);
    const row = homes.length > 0 || needs.drawing ? line + Math.max(homeRows * (home.h + 4) - 4, needs.drawing ? urnRoom : 0) : 0;
    const second = needs.drawing ? line + 4 + Math.max(brick.h, listed ? strips * (stripHeight(brick) + 3) - 3 : 0) : 0;
    return { row, second, bottom: 4 + row + second };
  };
  const stripHeight = ({ w }: Brick) => Math.min(roomy ? 24 : 19, w * 0.26);
  const perRow = ({ w }: Brick) => Math.max(1, Math.floor((inner - w - 12 + 3) / (w / 2 + 3)));
  const gapAbove = roomy ? 22 : 12;
  let brick: Brick = { w: Math.min(usual, roomy ? 150 : 110), h: 0 };
  // The brick settles what lies above it, and that the room for bricks.
  for (let i = 0; i < 6; i++) {
    const room = height - upper(brick, 2).bottom - gapAbove - foot;
    brick = brickFor(Math.min(usual, roomy ? 150 : 110), room, needs.rows, least);
  }
  // What the piles leave is for bricks to come.
  let strips = 2;
  const wanted = Math.ceil(needs.listed / perRow(brick));
  const standing = needs.rows * (brick.h + between);
  while (strips < wanted && height - upper(brick, strips + 1).bottom - gapAbove - foot >= standing) strips++;
  const { row, bottom } = upper(brick, strips);
  const home = homeFor(brick);
  const room = height - bottom - gapAbove - foot;
  const gap = Math.min((inner - piles.length * brick.w) / Math.max(1, piles.length - 1), brick.w * 0.5);
  const span = piles.length * brick.w + (piles.length - 1) * gap;
  const area = { left: (width - span) / 2, ...brick, gap, top: bottom + gapAbove, room, ground: height - foot, foot, type };
  stand(needs, area, options, drawn);

  let y = 4;
  if (homes.length > 0) {
    drawn.labels.push({ text: 'foundations', n: scene.facts?.top ?? 0, x: pad, y: y + type, anchor: 'start' });
    for (const [i, slot] of homes.entries()) {
      const at = { x: pad + (i % home.cols) * (home.w + 4), y: y + line + Math.floor(i / home.cols) * (home.h + 4) };
      homeAt(slot, { ...at, w: home.w, h: home.h }, drawn);
    }
  }
  if (!needs.drawing) leaveOut(needs, drawn, { x: width - pad - brick.w, y: bottom, ...brick });
  else {
    const right = width - pad;
    drawn.labels.push({ text: 'urn', n: 0, x: right - urnWidth / 2, y: y + type, anchor: 'middle' });
    if (urn) urnAt(urn, { x: right - urnWidth, y: y + line, w: urnWidth, h: urnHeight }, options, drawn);
    y += row;
    const box = { x: right - brick.w, y: y + line + 4, ...brick };
    if (needs.drawn) drawnAt(needs.drawn, box, type, drawn);
    if (urn && listed) {
      if (urn.pieces.length > 0) drawn.labels.push({ text: 'next', n: 0, x: pad, y: y + line - 6.5, anchor: 'start' });
      const h = strips * (stripHeight(brick) + 3) - 3;
      const strip = bricksToCome(
        urn,
        { x: pad, y: y + line + 4, w: inner - brick.w - 12, h },
        { w: brick.w / 2, cols: perRow(brick), most: needs.listed, open: isOpen(options, urn), h: stripHeight(brick) },
      );
      drawn.pieces.push(...strip.pieces);
      drawn.folds.push(...strip.folds);
    }
  }
  return { unit: { w: brick.w, h: brick.h }, type };
}

const isOpen = (options: LayoutOptions, slot: Slot): boolean => options.open?.has(slot.id) ?? false;

const placed = (slot: Slot, place: Box, look: PlacedSlot['look'], touch = place, drop = touch): PlacedSlot => ({
  id: slot.id,
  kind: slot.kind,
  index: slot.index,
  place,
  touch,
  drop,
  look,
  count: countOf(slot),
});

const put = (slot: Slot, i: number, box: Box, shown = true): PlacedPiece => {
  const piece = slot.pieces[i] as Slot['pieces'][number];
  return { id: piece.id, slot: slot.id, face: piece.face, ...box, shown };
};

/** A foundation: the two uppermost are drawn, so that the lower one shows while the upper one is on its way. */
function homeAt(slot: Slot, box: Box, drawn: Drawn): void {
  for (let i = 0; i < slot.pieces.length; i++) drawn.pieces.push(put(slot, i, box, i >= slot.pieces.length - 2));
  drawn.slots.push(placed(slot, box, 'dashed', grow(box, 2), grow(box, 6)));
}

function urnAt(urn: Slot, box: Box, options: LayoutOptions, drawn: Drawn): void {
  drawn.slots.push(placed(urn, box, 'own', grow(box, 2)));
  if (!options.draws?.includes(urn.id)) return;
  const pill = { w: Math.min(54, box.w - 6), h: Math.min(26, Math.max(17, box.h * 0.32)) };
  const at = { x: box.x + (box.w - pill.w) / 2, y: box.y + box.h - pill.h + 5, ...pill };
  drawn.acts.push({ id: urn.id, kind: 'draw', ...at, touch: grow(box, 2) });
}

function drawnAt(slot: Slot, box: Box, type: number, drawn: Drawn): void {
  drawn.labels.push({ text: 'drawn', n: 0, x: box.x + box.w / 2, y: box.y - 10.5, anchor: 'middle' });
  for (let i = 0; i < slot.pieces.length; i++) drawn.pieces.push(put(slot, i, box));
  drawn.slots.push(placed(slot, box, 'line', grow(box, 3), grow(box, Math.max(4, type / 2))));
}

/** Places that a position has no use for: they have controls neither, only somewhere to fly from. */
function leaveOut({ urn, drawn: waiting }: Needs, drawn: Drawn, at: Box): void {
  for (const slot of [urn, waiting]) if (slot) drawn.slots.push(placed(slot, at, 'none'));
}

interface Ground extends Brick {
  readonly left: number;
  readonly gap: number;
  readonly top: number;
  readonly room: number;
  readonly ground: number;
  readonly foot: number;
  readonly type: number;
}

/** A pile with few bricks is touched this high all the same. */
const leastTouch = 120;

/** The piles on their ground line, their names beneath. What is too high folds its lowest bricks. */
function stand({ piles }: Needs, g: Ground, options: LayoutOptions, drawn: Drawn): void {
  const { w, h, gap, ground, type } = g;
  const nameY = ground + type + (g.foot > 24 ? 8 : 5);
  const most = Math.max(1, Math.floor((g.room + between) / (h + between)));
  for (const [i, slot] of piles.entries()) {
    const x = Math.round(g.left + i * (w + gap));
    const n = slot.pieces.length;
    const fits = n <= most;
    const shown = fits ? n : Math.max(1, Math.floor((g.room - block) / (h + between)));
    let y = ground;
    const own: PlacedPiece[] = [];
    const reach = { x: x - gap / 2, y: g.top - 6, w: w + gap, h: ground + g.foot - 2 - g.top + 6 };
    if (!fits) {
      const fold = { x, y: y - block, w, h: block };
      for (let b = 0; b < n - shown; b++) own.push(put(slot, b, fold, false));
      const touch = { x: reach.x, y: fold.y - 6, w: Math.max(44, reach.w), h: 44 };
      drawn.folds.push({ slot: slot.id, count: n - shown, open: isOpen(options, slot), ...fold, look: 'block', touch });
      y -= block + between;
    }
    for (let b = n - shown; b < n; b++) {
      y -= h;
      own.push(put(slot, b, { x, y, w, h }));
      y -= between;
    }
    drawn.pieces.push(...own);
    const place = { x, y: ground - h, w, h };
    // Let go anywhere in its column, a brick means the pile; a touch of the cloth far above it means nothing.
    const bottom = reach.y + reach.h;
    const near = Math.max(reach.y, Math.min(y + between - 2 * h, bottom - leastTouch));
    const touch = { ...reach, y: near, h: bottom - near };
    drawn.slots.push(placed(slot, place, 'line', around([touch, place]), reach));
    drawn.labels.push({ text: w < 50 ? 'pile-short' : 'pile', n: slot.index, x: x + w / 2, y: nameY, anchor: 'middle' });
  }
  const last = g.left + piles.length * (w + gap) - gap;
  const out = Math.min(14, g.left - 2);
  drawn.ground.push({ x1: g.left - out, x2: Math.min(options.width - 2, last + out), y: ground + 1 });
}
