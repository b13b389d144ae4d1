import type { VNode } from 'preact';
import { render } from '../../board/BoardSvg.tsx';
import type { Layout } from '../../board/layout/types.ts';
import { svgOf } from '../../board/svg.ts';
import type { TrayPiece } from '../../games/composing.ts';

interface Props extends Pick<TrayPiece, 'drawn'> {
  readonly game: string;
  readonly prefix: string;
}

/** One piece by itself, as a picture; whoever shows it says what it is. */
export function Piece({ game, drawn, prefix }: Props): VNode {
  const layout: Layout = {
    width: drawn.w,
    height: drawn.h,
    slots: [],
    pieces: [{ id: 'piece', slot: 'tray', x: 0, y: 0, shown: true, ...drawn }],
    labels: [],
    ground: [],
    folds: [],
    type: 12,
    game,
  };
  return render(svgOf(layout, [], 'page', { prefix, class: 'bd-svg' })) as VNode;
}
