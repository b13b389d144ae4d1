import { num } from '../../../../board/faces/shapes.ts';
import type { Box, Layout } from '../../../../board/layout/types.ts';
import { topBox } from '../../../../board/marks.ts';
import { frame } from '../../../../board/svg-marks.ts';

type Point = readonly [x: number, y: number];

/** From a box to the arrow that leaves it or comes to it. */
const off = 5;
/** The rounding of a bend. */
const bend = 8;
/** Half the width of the arrow's head. */
const head = 5;

/** A line through points, its bends rounded, with an arrow's head where it ends. */
function arrow(points: readonly Point[]): string {
  const parts: string[] = [];
  for (const [i, [x, y]] of points.entries()) {
    const [before, after] = [points[i - 1], points[i + 1]];
    if (!before) parts.push(`M${num(x)} ${num(y)}`);
    else if (!after) parts.push(`L${num(x)} ${num(y)}`);
    else {
      const towards = ([px, py]: Point): Point => {
        const long = Math.hypot(px - x, py - y);
        const by = Math.min(bend, long / 2) / (long || 1);
        return [x + (px - x) * by, y + (py - y) * by];
      };
      const [[ax, ay], [bx, by]] = [towards(before), towards(after)];
      parts.push(`L${num(ax)} ${num(ay)}Q${num(x)} ${num(y)} ${num(bx)} ${num(by)}`);
    }
  }
  const [[fx, fy], [x, y]] = points.slice(-2) as [Point, Point];
  const [dx, dy] = [Math.sign(x - fx), Math.sign(y - fy)];
  const wing = (side: number) => `${num(x - dx * 8 - dy * side * head)} ${num(y - dy * 8 + dx * side * head)}`;
  return `${parts.join('')}M${wing(1)}L${num(x)} ${num(y)}L${wing(-1)}`;
}

/** From the top card of a house to where the next would lie, as far as the houses of this layout show it. */
function stepOf({ pieces, slots }: Layout, columns: boolean, { w }: Box): Point {
  for (const { id } of slots.filter(({ kind }) => kind === 'pile')) {
    const [last, before] = pieces.filter((p) => p.slot === id && p.shown).reverse();
    if (last && before) return [last.x - before.x, last.y - before.y];
  }
  return columns ? [w / 2, 0] : [0, w / 2];
}

/** Where a card was before it left a slot: the end of its house, or a place that is empty now; null where others still lie. */
function leftAt(layout: Layout, slot: string, columns: boolean): Box | null {
  const placed = layout.slots.find(({ id }) => id === slot);
  const top = layout.pieces.findLast((p) => p.slot === slot && p.shown);
  if (!placed) return null;
  if (!top) return placed.place;
  if (placed.kind !== 'pile') return null;
  const [dx, dy] = stepOf(layout, columns, top);
  return { x: top.x + dx, y: top.y + dy, w: top.w, h: top.h };
}

/** The bends from one box to another: through the lane beside the foundations or at the edge, or between the rows. */
function pointsBetween(layout: Layout, from: Box, to: Box, columns: boolean): Point[] {
  const [fx, fy, tx, ty] = [from.x + from.w / 2, from.y + from.h / 2, to.x + to.w / 2, to.y + to.h / 2];
  if (!columns) {
    const down = ty > fy;
    const lane = down ? to.y - 16 : to.y + to.h + 8;
    const start: Point = [fx, down ? from.y + from.h + off : from.y - off];
    return [start, [fx, lane], [tx, lane], [tx, down ? to.y - off + 1 : to.y + to.h + off - 1]];
  }
  const homes = layout.slots.filter(({ kind }) => kind === 'foundation').map(({ place }) => place);
  const lanes = [
    Math.min(...homes.map(({ x }) => x)) - 11,
    Math.max(...homes.map(({ x, w }) => x + w)) + 11,
    layout.width - (layout.left ?? 0) - 14,
  ];
  const [, middle, edge] = lanes as [number, number, number];
  // Back to the middle of the table it goes between the rows.
  const back = from.x > middle && to.x < middle;
  const lane = back ? middle : (lanes.find((x) => x > from.x + from.w) ?? edge);
  const end: Point = [to.x > lane ? to.x - off : to.x + to.w + off, ty];
  const between = from.y + from.h + 3;
  const begin: Point[] = back
    ? [
        [fx, from.y + from.h],
        [fx, between],
        [lane, between],
      ]
    : [
        [from.x + from.w + off, fy],
        [lane, fy],
      ];
  return [...begin, [lane, ty], end];
}

/**
 * A layout on which it can be seen where a card has come from: its old place dashed, and an arrow to where it lies now. Both are drawn on the
 * cloth, so that no card is ever crossed. `near`: the two are neighbours, and the arrow would say nothing.
 */
export const withWay =
  (from: string, to: string, near = false) =>
  (layout: Layout): Layout => {
    const homes = layout.slots.filter(({ kind }) => kind === 'foundation');
    const columns = new Set(homes.map(({ place }) => Math.round(place.x))).size === 2;
    const left = leftAt(layout, from, columns);
    const start = left ?? topBox(layout, from);
    const end = topBox(layout, to);
    const shapes = [
      ...(left ? [{ role: 'place-dashed', d: frame(left, 0, left.w * 0.08) }] : []),
      ...(start && end && !near ? [{ role: 'arrow', d: arrow(pointsBetween(layout, start, end, columns)) }] : []),
    ];
    return { ...layout, ornaments: [...(layout.ornaments ?? []), ...shapes] };
  };
