import { useLayoutEffect, useState } from 'preact/hooks';

export interface Size {
  readonly width: number;
  /** What a board may take of the window's height. */
  readonly maxHeight: number;
}

/** Room that the page keeps beside a board on a low window. */
const kept = 64;

/** The size of an element, followed as it changes; null until there is a window to measure in. */
export function useSize(element: { current: HTMLElement | null }): Size | null {
  const [size, setSize] = useState<Size | null>(null);
  useLayoutEffect(() => {
    const node = element.current;
    if (!node) return;
    let last = 0;
    const measure = () => {
      const width = Math.round(node.clientWidth);
      // The height is read only together with a new width: on phones it changes whenever the address bar hides.
      if (width === 0 || width === last) return;
      last = width;
      setSize({ width, maxHeight: Math.max(260, window.innerHeight - kept) });
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(node);
    return () => observer.disconnect();
  }, []);
  return size;
}
