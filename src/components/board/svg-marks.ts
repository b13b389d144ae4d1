import { numberWidth, placeNumber } from './faces/numeral.ts';
import { num, type PlacedGlyph, type Role, roundRect } from './faces/shapes.ts';
import type { BoardGame } from './games.ts';
import type { Box, Fold } from './layout/types.ts';
import type { Mark } from './marks.ts';
import type { MarkRole } from './paint.ts';
import { type Node, node } from './svg-node.ts';

export type Path = (role: Role | MarkRole, d: string) => Node;
export type NumberNodes = (placed: readonly PlacedGlyph[], as?: Role | MarkRole) => Node[];

/** Corners: 8 % of the width of what is high, as a card, 5 % of what is wide; of what is wider than any piece, as a hand with its name, no more. */
export const cornerOf = ({ w, h }: Box): number => (h > w ? w * 0.08 : Math.min(w * 0.05, 10));

const tenth = (value: number): number => Math.round(value * 10) / 10;

/** A line around a box. Nobody sees less than a tenth of a pixel. */
export function frame({ x, y, w, h }: Box, by: number, radius: number): string {
  const inner = by === 0 ? 0.5 : 0;
  const box = [x - by + inner, y - by + inner, w + 2 * (by - inner), h + 2 * (by - inner)] as const;
  const [left, top, width, height] = box.map(tenth) as [number, number, number, number];
  return roundRect(left, top, width, height, tenth(radius + by));
}

/** A folded part: how many are in it, and a chevron that says it opens. */
export function foldNode(fold: Fold, path: Path, number: NumberNodes): Node {
  const { x, y, w, h } = fold;
  const cy = y + h / 2;
  const tip = fold.open ? -2 : 2;
  const size = Math.min(h * 0.72, 15);
  // What lies at the foot of a pile is no piece and is not to look like one.
  const block = fold.look === 'block' && !fold.open && w >= 34;
  const edge = fold.look === 'block' ? '' : frame(fold, 0, 3);
  // A cell as narrow as a ticket has no room for the chevron. A plus tells its number from those of the pieces beside it.
  if (w < 34 || block) {
    const digits = block ? Math.min(w * 0.5, 12) : Math.min(w * 0.5, 15);
    const wide = numberWidth(fold.count) * digits;
    const [plus, gap] = [digits * 0.4, digits * 0.14];
    const tail = block ? 11 : 0;
    const left = x + (w - plus - gap - wide - tail) / 2;
    const end = left + plus + gap + wide + tail;
    const chevron = block ? `M${num(end)} ${num(cy - tip)}l-3.5 ${2 * tip}l-3.5 ${-2 * tip}` : '';
    const sign = `M${num(left)} ${num(cy)}h${num(plus)}M${num(left + plus / 2)} ${num(cy - plus / 2)}v${num(plus)}${chevron}`;
    return node(
      'g',
      {},
      path('fold', edge + sign),
      ...number(placeNumber(fold.count, left + plus + gap + wide / 2, cy, digits), 'fold-count'),
    );
  }
  const sign = `M${num(x + w / 2 + (fold.open ? 3.5 : 15.5))} ${num(cy - tip)}l-3.5 ${2 * tip}l-3.5 ${-2 * tip}`;
  return node(
    'g',
    {},
    path('fold', edge + sign),
    ...(fold.open ? [] : number(placeNumber(fold.count, x + w / 2 - 5, cy, size), 'fold-count')),
  );
}

/** A card of a phone's board, with words close above and below it, on which no sign may lie. */
const isSmall = ({ w, h }: Box): boolean => h > w && w < 60;

/** Radius of a badge: with its middle so far from the board's edge nothing of it is cut. */
const [dot, cross] = [8, 8.5] as const;

/** The shapes of one sign. `board`: what of the board is shown, beyond which no badge reaches. */
export function markNodes(mark: Mark, path: Path, number: NumberNodes, fits: BoardGame['fits'], board: Box): Node[] {
  const { box } = mark;
  const radius = cornerOf(box);
  const right = box.x + box.w;
  const bottom = box.y + box.h;
  const middle = box.x + box.w / 2;
  const down = (x: number, y: number): Node[] => {
    const at = { x: Math.min(x, board.x + board.w - dot), y: Math.min(y, board.y + board.h - dot) };
    return [
      path('dot-target', roundRect(at.x - dot, at.y - dot, 2 * dot, 2 * dot, dot)),
      path('sign', `M${num(at.x - 3.5)} ${num(at.y - 1.75)}l3.5 3.5l3.5-3.5`),
    ];
  };
  switch (mark.kind) {
    case 'selected': {
      if (box.w >= box.h) return [path('ring-selected', frame(box, 2.75, radius))];
      // Of a small card a thin one: it would lie on the words above.
      const width = Math.round(Math.min(3.5, Math.max(2.25, box.w * 0.045)) * 4) / 4;
      const ring = path('ring-selected', frame(box, width / 2, radius));
      return [{ ...ring, attrs: { ...ring.attrs, 'stroke-width': String(width) } }];
    }
    case 'target':
      // On a wide piece at its right end: beneath it is the next one.
      if (box.w > box.h) return markNodes({ ...mark, kind: 'next' }, path, number, fits, board);
      return [path('ring-target', frame(box, 2, radius)), ...down(middle, isSmall(box) ? bottom - dot + 2 : bottom + 1)];
    case 'next':
      return [path('ring-target', frame(box, 2, radius)), ...down(right, box.y + box.h / 2)];
    case 'vacant':
      return [
        path('ring-target', frame(box, 0, radius)),
        ...number(fits(mark.rank ?? 0, middle, box.y + box.h * 0.48, Math.min(box.h * 0.7, box.w * 0.4)), 'fits'),
        ...down(middle, isSmall(box) ? bottom - dot + 2 : bottom),
      ];
    case 'hint':
      return [path('ring-hint', frame(box, mark.close ? 0 : 3, radius))];
    case 'last': {
      const by = isSmall(box) ? 2 : 3.5;
      const arm = Math.min(12, box.h * 0.4);
      const [l, r] = [num(box.x - by), num(right + by)];
      const [t, upper] = [num(mark.close ? box.y : box.y - by), num(box.y - by + arm)];
      const foot = num(bottom + (mark.close && box.h < box.w ? 0 : by));
      // In a fan the upper arms would cut the rank above.
      const across = mark.close ? `M${r} ${t}` : `h${num(arm)}M${num(right + by - arm)} ${t}H${r}`;
      const above = `M${l} ${upper}V${t}${across}V${upper}`;
      const below = `M${r} ${num(bottom + by - arm)}V${foot}h${num(-arm)}M${num(box.x - by + arm)} ${foot}H${l}V${num(bottom + by - arm)}`;
      return [path('ticks', above + below)];
    }
    case 'refused': {
      const x = Math.min(right + 2.5, board.x + board.w - cross);
      const y = Math.max(box.y - 1.5, board.y + cross);
      return [
        path('ring-refused', frame(box, mark.close ? 0 : 2.5, radius)),
        path('dot-refused', roundRect(x - cross, y - cross, 2 * cross, 2 * cross, cross)),
        path('sign', `M${num(x - 3)} ${num(y - 3)}l6 6m0-6l-6 6`),
      ];
    }
  }
}
