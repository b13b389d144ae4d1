import type { VNode } from 'preact';
import type { Face } from '../../../engine/core/scene.ts';
import { render } from '../../board/BoardSvg.tsx';
import type { Layout } from '../../board/layout/types.ts';
import { svgOf } from '../../board/svg.ts';

const sizes = { card: { w: 38, h: 40 }, brick: { w: 60, h: 30 } } as const;

/** One piece by itself, as a picture; whoever shows it says what it is. */
export function Piece({ game, face, prefix }: { game: string; face: Face; prefix: string }): VNode {
  const { w, h } = sizes[face.kind];
  const piece = {
    id: 'piece',
    slot: 'tray',
    face,
    x: 0,
    y: 0,
    w,
    h,
    shown: true,
    ...(face.kind === 'card' ? { form: 'ticket' as const } : {}),
  };
  const layout: Layout = {
    width: w,
    height: h,
    slots: [],
    pieces: [piece],
    labels: [],
    ground: [],
    folds: [],
    type: 12,
    game,
  };
  return render(svgOf(layout, [], 'page', { prefix, class: 'bd-svg' })) as VNode;
}
