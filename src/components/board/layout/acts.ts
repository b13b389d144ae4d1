import type { Box, PlacedAct, SaidAct } from './types.ts';
import { saidSize, wordsWidth } from './words-width.ts';

/** Above the line is the edge of the cloth, which no button touches. */
const lead = 4;
/** Cards that may be played stand a little into the line. */
const foot = 8;

/**
 * What can be said, as buttons at the right end of a line, in their order. Where the line is short, long ones show their first
 * word only.
 */
export function saidActs(said: readonly SaidAct[], line: Box, room: number): PlacedAct[] {
  const h = Math.min(36, Math.max(28, line.h - foot - lead));
  const y = line.y + Math.max(lead, (line.h - foot - h) / 2);
  const widthOf = (words: string) => Math.max(64, wordsWidth(words, saidSize) + 28);
  const whole = said.reduce((sum, { words }) => sum + widthOf(words) + 8, -8);
  const acts: PlacedAct[] = [];
  let right = line.x + line.w;
  for (const { action, words, off } of [...said].reverse()) {
    const short = whole > room && words.length > 12 ? words.split(' ', 1)[0] : undefined;
    const w = widthOf(short ?? words);
    const box = { x: right - w, y, w, h };
    acts.unshift({ id: action, kind: 'said', words, short, off, ...box, touch: { ...box, y: y - (44 - h) / 2, h: 44 } });
    right -= w + 8;
  }
  return acts;
}
