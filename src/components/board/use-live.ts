import { useEffect, useRef, useState } from 'preact/hooks';
import type { Layout } from './layout/index.ts';

/** Placeholder of the animated painter: the SVG does everything. */
export function useLivePainter(
  _root: { current: HTMLElement | null },
  _layout: Layout,
  _state: { key: string; dragging: boolean; instant: boolean },
): { shown: boolean; host: { current: HTMLDivElement | null } } {
  const host = useRef<HTMLDivElement>(null);
  const [shown] = useState(false);
  useEffect(() => undefined, []);
  return { shown, host };
}
