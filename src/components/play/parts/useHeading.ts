import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

/** Something with a heading was on this page before. */
let before = false;

/** The heading of what is on the page of a game. From the second one on, it takes the focus that went away with what was there before. */
export function useHeading(): RefObject<HTMLHeadingElement> {
  const head = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (before && document.activeElement === document.body) head.current?.focus();
    before = true;
  }, []);
  return head;
}
