import { clamp } from '../../engine/core/numbers.ts';

/** A board's place on a page, in CSS pixels. */
export interface Screen {
  readonly name: string;
  readonly width: number;
  readonly height: number;
}

/** Puzzles, dailies, deals and opened positions have the panel's width beside them; lessons have a column of text. */
export type ScreenKind = 'puzzle' | 'lesson';

/** Which frame a window of this size has. */
export function frameOf(width: number, height: number): 'beside' | 'low' | 'stacked' {
  if (width >= 1100 && height >= 560) return 'beside';
  return width >= 560 && height < 480 ? 'low' : 'stacked';
}

/**
 * The board's size in a window, as play.css has it. `rules`: a stacked screen has a line for the rules in force.
 */
export function boardSize(width: number, height: number, kind: ScreenKind, rules: boolean): { width: number; height: number } {
  const frame = frameOf(width, height);
  if (frame === 'low') return { width: width - Math.round(clamp(0.316 * width, 220, 260)), height };
  if (frame === 'stacked') return { width, height: height - (rules ? 206 : 184) };
  const panel = kind === 'lesson' ? 424 : clamp(0.264 * width, 320, 380);
  return { width: Math.round(width - 80 - panel - (width < 1400 ? 36 : 44)), height: height - (height < 700 ? 70 : 72) };
}
