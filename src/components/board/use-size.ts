import { useLayoutEffect, useState } from 'preact/hooks';

export interface Size {
  readonly width: number;
  /** What a board may take of the window's height, where its place gives it no height. */
  readonly most?: number;
  /** The height of its place, which it fills. */
  readonly height?: number;
}

/** Room that the page keeps beside a board on a low window. */
const kept = 64;

/** The size of an element, followed as it changes; null until there is a window to measure in. `fills`: its height is given. */
export function useSize(element: { current: HTMLElement | null }, fills: boolean): Size | null {
  const [size, setSize] = useState<Size | null>(null);
  useLayoutEffect(() => {
    const node = element.current;
    if (!node) return;
    let last = '';
    const measure = () => {
      const width = Math.round(node.clientWidth);
      // The window's height is read only together with a new width: on phones it changes whenever the address bar hides.
      const height = fills ? Math.round(node.clientHeight) : 0;
      const now = `${width} ${height}`;
      if (width === 0 || now === last) return;
      last = now;
      setSize(fills ? { width, height } : { width, most: Math.max(260, window.innerHeight - kept) });
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(node);
    return () => observer.disconnect();
  }, []);
  return size;
}
