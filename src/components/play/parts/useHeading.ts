import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

/** The heading of what has taken the place of something else on the page (`again`): it takes the focus that went away with that. */
export function useHeading(again: boolean): RefObject<HTMLHeadingElement> {
  const head = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (again && document.activeElement === document.body) head.current?.focus();
  }, []);
  return head;
}
