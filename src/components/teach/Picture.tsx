import type { VNode } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Play } from '../../engine/core/play.ts';
import { render } from '../board/BoardSvg.tsx';
import type { Layout } from '../board/layout/index.ts';
import { type Marks, marksOf, unlit } from '../board/marks.ts';
import { svgOf } from '../board/svg.ts';
import { type Opened, seatOf } from './opened.ts';

let pictures = 0;

interface Props {
  readonly opened: Pick<Opened, 'figure' | 'start'>;
  /** What is shown, where it is not the start. */
  readonly play?: Play;
  /** `tile`: as small as it goes and without a word; `table`: as it lies there; `paper`: everything that lies in stacks is listed too. */
  readonly as: 'tile' | 'table' | 'paper';
  readonly marks?: Marks;
  /** Drawn at once. */
  readonly now?: boolean;
  /** What it shows, where nothing beside it says that. */
  readonly title?: string;
}

/** Where everything lies on a picture. */
export function layOutPicture({ opened: { figure, start }, play = start, as }: Pick<Props, 'opened' | 'play' | 'as'>): Layout {
  const layout = figure(play.scene('all'), as === 'tile' ? 'small' : 'normal', false, seatOf(start), as !== 'paper');
  return as === 'tile' ? { ...layout, labels: [] } : layout;
}

/** A board to be looked at; on a page it is drawn when it comes near the window, since there may be two hundred. */
export function Picture({ opened, play, as, marks, now = false, title }: Props): VNode {
  const root = useRef<HTMLSpanElement>(null);
  const prefix = useMemo(() => `pic${++pictures}-`, []);
  const [near, setNear] = useState(now);
  useEffect(() => {
    if (near || !root.current) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), { rootMargin: '400px' });
    observer.observe(root.current);
    const show = () => setNear(true);
    // Paper has no window.
    addEventListener('beforeprint', show);
    return () => {
      observer.disconnect();
      removeEventListener('beforeprint', show);
    };
  }, [near]);
  const position = (play ?? opened.start).position;
  const layout = useMemo(() => (near ? layOutPicture({ opened, as, ...(play ? { play } : {}) }) : null), [near, position, as]);
  return (
    <span ref={root} class="picture">
      {layout &&
        render(
          svgOf(layout, marks ? marksOf(layout, marks, unlit) : [], 'page', {
            prefix,
            class: 'bd-svg',
            ...(title ? { title } : {}),
          }),
        )}
    </span>
  );
}
