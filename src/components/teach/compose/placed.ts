import type { Box } from '../../board/layout/types.ts';

/** Set through the style object, never as an attribute: pages forbid inline styles. */
export const placed = ({ x, y, w, h }: Box) => ({ left: `${x}px`, top: `${y}px`, width: `${w}px`, height: `${h}px` });
