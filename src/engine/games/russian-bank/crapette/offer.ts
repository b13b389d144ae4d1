import type { Action } from './notation.ts';

/** Actions in succession without a card for a foundation after which a page offers a draw. */
export const idleActions = 160;

const isHome = (action: Action): boolean => action.kind === 'play' && action.to === 'f';

/** Whether a line has come to a standstill: a draw may be offered, and computer players agree to it. */
export const stalled = (line: readonly Action[]): boolean => line.length >= idleActions && !line.slice(-idleActions).some(isHome);
