import { useLayoutEffect, useState } from 'preact/hooks';

/** How a playing screen stands in its window; the same three as in screen.css. */
export type Frame = 'beside' | 'low' | 'stacked';

const queries = {
  beside: '(min-width: 1100px) and (min-height: 560px)',
  low: '(min-width: 560px) and (max-height: 479.98px)',
} as const;

/** The frame of the window at hand, for the few words that differ; until the page has woken, the widest. */
export function useFrame(): Frame {
  const [frame, set] = useState<Frame>('beside');
  // In a window of another size other words have room.
  const [, again] = useState(0);
  useLayoutEffect(() => {
    const [beside, low] = [matchMedia(queries.beside), matchMedia(queries.low)];
    const look = () => {
      set(beside.matches ? 'beside' : low.matches ? 'low' : 'stacked');
      again(innerWidth * innerHeight);
    };
    look();
    addEventListener('resize', look);
    return () => removeEventListener('resize', look);
  }, []);
  return frame;
}
