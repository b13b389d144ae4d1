import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { reducedMotion, settings } from '../../site/settings.ts';
import type { Layout } from './layout/index.ts';
import type { Painter } from './pixi/painter.ts';

/** The board that is live now: browsers give a page only a few graphics contexts, so one board at a time has one. */
let current: { stop(): void } | null = null;

interface LiveState {
  /** Pieces that follow the pointer. */
  readonly held: ReadonlySet<string>;
  readonly instant: boolean;
}

/**
 * The animated painter of a board: loaded at the first sign of use, given up when another board is used, on a lost
 * context, or with the page. `shown` says when it has drawn, so that the SVG may step back; whatever fails, the SVG stays.
 */
export function useLivePainter(
  root: { current: HTMLElement | null },
  layout: Layout,
  state: LiveState,
): { shown: boolean; host: { current: HTMLDivElement | null } } {
  const host = useRef<HTMLDivElement>(null);
  const painter = useRef<Painter | null>(null);
  const latest = useRef(layout);
  const [shown, setShown] = useState(false);
  latest.current = layout;

  useLayoutEffect(() => {
    painter.current?.show(layout, { held: state.held, instant: state.instant || reducedMotion() });
  });

  useEffect(() => {
    const board = root.current;
    if (!board) return;
    let wanted = false;
    const stop = () => {
      wanted = false;
      painter.current?.destroy();
      painter.current = null;
      setShown(false);
      if (current === self) current = null;
    };
    const self = { stop };
    const start = async () => {
      if (wanted || !host.current) return;
      wanted = true;
      current?.stop();
      current = self;
      try {
        const { makePainter } = await import('./pixi/painter.ts');
        if (!wanted || !host.current) return;
        const made = await makePainter(host.current, latest.current, (gone) => setShown(!gone));
        if (!wanted || !host.current) return made.destroy();
        host.current.append(made.canvas);
        made.show(latest.current, { instant: true, held: new Set() });
        painter.current = made;
        setShown(true);
      } catch {
        // No context to be had: the SVG goes on, and is not asked to try again until the next page.
        painter.current = null;
      }
    };
    const redraw = () => requestAnimationFrame(() => painter.current?.redraw());
    const signs = ['pointerenter', 'pointerdown', 'focusin'] as const;
    for (const sign of signs) board.addEventListener(sign, start);
    const dark = matchMedia('(prefers-color-scheme: dark)');
    dark.addEventListener('change', redraw);
    const forget = settings.subscribe(redraw);
    let ratio = watchRatio();
    function watchRatio() {
      const query = matchMedia(`(resolution: ${window.devicePixelRatio}dppx)`);
      const change = () => {
        ratio();
        ratio = watchRatio();
        redraw();
      };
      query.addEventListener('change', change);
      return () => query.removeEventListener('change', change);
    }
    return () => {
      for (const sign of signs) board.removeEventListener(sign, start);
      dark.removeEventListener('change', redraw);
      forget();
      ratio();
      stop();
    };
  }, []);

  return { shown, host };
}
